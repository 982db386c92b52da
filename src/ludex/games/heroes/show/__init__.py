"""What people see of Heroes: views, names, sheets, and the picture with its templates and style sheets."""
