from typing import Any

from django.db import migrations, models

from ludex.server.tables.backfill import note_rules


def fill_in(apps: Any, schema_editor: Any) -> None:
    note_rules(apps.get_model("server", "GameTable").objects.all(), apps.get_model("server", "Entry").objects.all())


class Migration(migrations.Migration):

    dependencies = [
        ('server', '0004_names'),
    ]

    operations = [
        migrations.AddField(
            model_name='entry',
            name='rules',
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name='gametable',
            name='brought',
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name='gametable',
            name='stopped',
            field=models.PositiveIntegerField(null=True),
        ),
        migrations.RunPython(fill_in, migrations.RunPython.noop),
    ]
