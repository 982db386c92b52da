"""The Marquise by the Law of Rootbotics: its rules and its sheet."""
