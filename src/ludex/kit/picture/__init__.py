"""What pictures of tables are made of."""
