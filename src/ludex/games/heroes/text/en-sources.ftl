# Where points came from, at the end.

source-buildings = buildings
source-foundations = foundations
source-warehouse = warehouse
source-battles = battles
source-artifacts = artifacts
source-more = the faction’s own
