# The image of Alien Squad: the API and the built site. How to run it: docs/operations.md.
#
#   docker build --tag alien-squad:local .
#
# Both base images must be the same release of Debian: native packages are built on the first and run on the
# second. The first has a compiler, in case the prebuilt binding of better-sqlite3 cannot be downloaded.
ARG NODE_BUILD_IMAGE=node:26-bookworm
ARG NODE_IMAGE=node:26-bookworm-slim


FROM ${NODE_BUILD_IMAGE} AS manifests
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
COPY game-scenes/package.json game-scenes/
COPY backend/package.json backend/
COPY frontend/package.json frontend/


FROM manifests AS build
# node-gyp uses the headers of this Node.js instead of downloading them.
ENV npm_package_config_node_gyp_nodedir=/usr/local
RUN npm ci --include=dev
COPY tsconfig.base.json tsconfig.json ./
COPY scripts/build.mjs scripts/
COPY scripts/lib scripts/lib
COPY game-scenes game-scenes
COPY backend backend
COPY frontend frontend
RUN node scripts/build.mjs


# The server's runtime packages. Phaser is bundled in the built site, and TypeScript only generates files. The
# one native file that an install script compiles is copied from the build stage.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace=backend --ignore-scripts \
 && rm -rf node_modules/phaser node_modules/typescript node_modules/better-sqlite3/deps node_modules/better-sqlite3/src \
 && mkdir -p backend/node_modules
COPY --from=build /app/node_modules/better-sqlite3/build/Release/better_sqlite3.node node_modules/better-sqlite3/build/Release/


FROM ${NODE_IMAGE} AS site
LABEL org.opencontainers.image.title="Alien Squad" \
      org.opencontainers.image.description="A community gaming site where every coin won in a game and every rank is proven by replay." \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    INGEST_HOST=0.0.0.0 \
    INGEST_PORT=1935 \
    DATA_DIR=/data
WORKDIR /app

# The user "node" of the base image, by number, so that orchestrators can verify that it is not root.
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data

COPY LICENSE package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/backend/node_modules backend/node_modules
COPY game-scenes/package.json game-scenes/
COPY --from=build /app/game-scenes/dist game-scenes/dist
COPY --from=build /app/frontend/build frontend/build
COPY deploy/health-check.mjs deploy/ingest-health-check.mjs deploy/
COPY backend/package.json backend/
COPY --from=build /app/backend/dist backend/dist

USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 CMD ["node", "deploy/health-check.mjs"]
# Node.js itself is the first process, so that a stop signal reaches the server.
ENTRYPOINT ["node"]
CMD ["backend/dist/app/main.js"]
