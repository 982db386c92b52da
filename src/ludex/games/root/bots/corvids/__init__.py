"""The Cogwheel Corvids by the Law of Rootbotics: its rules and its sheet."""
