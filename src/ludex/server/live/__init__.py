"""What goes on between requests: news to whoever watches, agents that think, letters that are sent."""
