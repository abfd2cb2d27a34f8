"""The journal: every accepted act of every table with its events, chained, durable, and open to replay."""
