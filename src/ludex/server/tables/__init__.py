"""Tables as the database keeps them: who plays, what was answered, what they remember, and how they end."""
