"""What every site has: settings, who may come in, who asks, how much they may, and what every answer carries."""
