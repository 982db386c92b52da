"""The pages, a room each: `page.py` answers, beside it lies what it is made of. Nothing below knows them."""
