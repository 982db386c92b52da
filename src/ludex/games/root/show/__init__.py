"""What people see of Root: views, names, sheets, and the picture with its templates and style sheets. It imports no web
framework."""
