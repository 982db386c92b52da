import sys
def pytest_collection_modifyitems(items):
    for name, module in list(sys.modules.items()):
        if name.endswith("browser.conftest"): module.PATIENCE = 600.0
