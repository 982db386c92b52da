"""Spirit Island with Branch & Claw: spirits and dahan against those who came to take the island."""
