from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("server", "0008_friends")]
    operations = [
        migrations.AddField("gametable", "lesson", models.JSONField(null=True)),
        migrations.AddField("person", "coach", models.PositiveSmallIntegerField(default=3)),
        migrations.AddField("person", "played", models.JSONField(default=dict)),
    ]
