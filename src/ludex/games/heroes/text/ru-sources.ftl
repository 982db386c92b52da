# Откуда очки, в конце партии.

source-buildings = здания
source-foundations = фундаменты
source-warehouse = склад
source-battles = битвы
source-artifacts = артефакты
source-more = особое фракции
