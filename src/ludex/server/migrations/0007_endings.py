from typing import Any

from django.db import migrations, models

from ludex.server.tables.backfill import note_endings


def fill_in(apps: Any, schema_editor: Any) -> None:
    note_endings(apps.get_model("server", "GameTable").objects.all())


class Migration(migrations.Migration):

    dependencies = [
        ('server', '0006_safe'),
    ]

    operations = [
        migrations.AddField(
            model_name='gametable',
            name='ending',
            field=models.CharField(blank=True, default='', max_length=8),
        ),
        migrations.AddField(
            model_name='gametable',
            name='clause',
            field=models.CharField(blank=True, default='', max_length=32),
        ),
        migrations.RunPython(fill_in, migrations.RunPython.noop),
    ]
