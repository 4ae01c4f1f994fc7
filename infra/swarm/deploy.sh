#!/bin/sh
# Deploys or updates the stack with the settings of .env, which Swarm does not read by itself.
#   sh infra/swarm/deploy.sh [options of docker stack deploy]
set -eu
cd "$(dirname "$0")/../.."

while IFS= read -r line || [ -n "$line" ]; do
  case $line in [A-Z]*=?*) export "$line" ;; esac
done < .env
docker stack deploy --compose-file infra/swarm/stack.yml --with-registry-auth "$@" placelore
