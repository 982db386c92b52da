from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("server", "0010_own_table")]
    operations = [
        migrations.CreateModel(
            "Analysis",
            [
                (
                    "table",
                    models.OneToOneField(
                        "server.GameTable",
                        primary_key=True,
                        serialize=False,
                        on_delete=models.CASCADE,
                        related_name="analysis",
                    ),
                ),
                ("done", models.PositiveSmallIntegerField(default=0)),
                ("found", models.JSONField(null=True)),
                ("failed", models.BooleanField(default=False)),
                ("claimed", models.DateTimeField(null=True)),
                ("at", models.DateTimeField(auto_now_add=True)),
            ],
        ),
    ]
