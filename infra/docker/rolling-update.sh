#!/bin/sh
# Replaces the containers of each service with new ones of the version in .env, without refusing a request: the old ones
# keep running until the new ones are ready. Run docker compose build or pull first.
#   sh infra/docker/rolling-update.sh            every service whose image or settings changed
#   sh infra/docker/rolling-update.sh content    only these services
# Does not touch the stores, which docker compose up restarts, or the proxy: a new proxy closes its port for a second, so it
# is replaced only if it is named. Needs only a shell and Docker.
set -eu
cd "$(dirname "$0")/../.."

READY_SECONDS=${READY_SECONDS:-300}

list() { docker compose ps --quiet "$1"; }
inspect() { docker inspect --format "$1" "$2"; }

# A service is current if all its containers have the settings in docker-compose.yml and the image that its tag now names.
is_current() {
  settings=$(docker compose config --hash "$1")
  for container in $(list "$1"); do
    if [ "$(inspect '{{ index .Config.Labels "com.docker.compose.config-hash" }}' "$container")" != "${settings#* }" ]; then
      return 1
    fi
    image=$(docker image inspect --format '{{ .Id }}' "$(inspect '{{ .Config.Image }}' "$container")")
    if [ "$(inspect '{{ .Image }}' "$container")" != "$image" ]; then return 1; fi
  done
}

# Waits until a container is healthy. Fails if it exits or takes too long.
await_ready() {
  waited=0
  while [ "$waited" -lt "$READY_SECONDS" ]; do
    case $(inspect '{{ .State.Status }} {{ .State.Health.Status }}' "$1") in
      'running healthy') return 0 ;;
      exited* | dead*) return 1 ;;
    esac
    sleep 1
    waited=$((waited + 1))
  done
  return 1
}

remove() { docker stop $1 > /dev/null; docker rm --volumes $1 > /dev/null; }

# Starts as many new containers as there are old ones, waits until they are ready, and then stops the old ones, which drain.
replace() {
  service=$1
  old=$(list "$service")
  count=$(printf '%s\n' "$old" | wc -l)
  docker compose up --detach --no-deps --no-recreate --no-build --scale "$service=$((count * 2))" "$service"
  new=$(list "$service" | grep --invert-match --fixed-strings "$old")
  for container in $new; do
    if await_ready "$container"; then continue; fi
    docker logs --tail 20 "$container" >&2
    remove "$new"
    echo "$service: the new version did not become ready and was removed; the former one still runs." >&2
    exit 1
  done
  remove "$old"
  echo "$service: replaced $count."
}

if [ $# -eq 0 ]; then
  set -- auth content analysis places worker frontend gateway
  docker compose run --rm --no-deps --no-TTY prepare
fi
for name in "$@"; do
  if [ -z "$(list "$name")" ]; then echo "$name does not run: start it with docker compose up --detach." >&2; exit 1; fi
  if is_current "$name"; then echo "$name: nothing changed."
  elif [ "$name" = proxy ]; then docker compose up --detach --no-deps --no-build proxy
  else replace "$name"
  fi
done
