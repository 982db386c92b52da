"""The Eyrie by the Law of Rootbotics: its rules and its sheet."""
