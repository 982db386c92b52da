from django.db import migrations, models

import ludex.server.models


class Migration(migrations.Migration):
    dependencies = [("server", "0009_lessons")]
    operations = [
        migrations.AddField("gametable", "own", models.JSONField(null=True)),
        migrations.AddField("gametable", "position", models.JSONField(null=True)),
        migrations.CreateModel(
            "Position",
            [
                (
                    "id",
                    models.CharField(
                        primary_key=True, max_length=16, serialize=False, default=ludex.server.models.new_table_id
                    ),
                ),
                ("game", models.CharField(max_length=32)),
                ("rules", models.PositiveIntegerField()),
                ("setup", models.JSONField()),
                ("state", models.JSONField()),
                ("eyes", models.JSONField(default=list)),
                ("at", models.DateTimeField(auto_now_add=True)),
                ("person", models.ForeignKey("server.Person", null=True, on_delete=models.SET_NULL)),
            ],
        ),
    ]
