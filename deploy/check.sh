#!/bin/sh
# Checks the image and docker-compose.yml with Docker: builds and starts all services on ports, networks and volumes of
# their own, waits until they are healthy, reconciles, stops the site and removes everything again.
set -eu
cd "$(dirname "$0")/.."
export COMPOSE_PROJECT_NAME=alien-squad-check SITE_PORT="${SITE_PORT:-3999}" STREAM_PORT="${STREAM_PORT:-1999}"
# Settings of an installation on this machine do not count.
compose() { docker compose --env-file .env.example "$@"; }

finish() {
  code=$?
  [ "$code" = 0 ] || compose logs --tail=50
  compose --profile scale down --volumes --remove-orphans
  exit "$code"
}
trap finish EXIT

compose up --build --wait
compose exec -T site node deploy/health-check.mjs
compose exec -T ingest node deploy/ingest-health-check.mjs
compose exec -T site node backend/dist/app/commands/ops.js reconcile
compose logs site | grep 'Password:' >/dev/null
container=$(compose ps --quiet site)
compose stop site ingest
[ "$(docker inspect --format '{{.State.ExitCode}}' "$container")" = 0 ]

# The same as several nodes behind nginx, in place of the site.
compose --profile scale up --wait balancer node-ingest
compose exec -T balancer wget -q -O /dev/null http://127.0.0.1:8080/api/health
echo 'The image and the compose file hold.'
