"""The Riverfolk by the Law of Rootbotics: its rules and its sheet."""
