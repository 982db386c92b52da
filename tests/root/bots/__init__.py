"""The Law of Rootbotics: a file for each chapter."""
