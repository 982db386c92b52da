from django.apps import AppConfig


class ServerConfig(AppConfig):
    name = "ludex.server"
    label = "server"
