"""What the chapters of baccarat and of midi baccarat say alike: hands, tableau, wagers, settlement, irregularities.

Each shared section is told its clauses by the submission of the game that plays it. Where the two chapters differ, each
game has its own section in its own folder.
"""
