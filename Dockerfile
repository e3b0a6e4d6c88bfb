# One image for api and collab-server; docker-compose.yml says which of both a container is.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/ai-sandbox/package.json apps/ai-sandbox/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY collab-server/package.json collab-server/
COPY libs/access-policy/package.json libs/access-policy/
COPY libs/contracts/package.json libs/contracts/
COPY libs/documents/package.json libs/documents/
COPY libs/server/package.json libs/server/
COPY tests/package.json tests/

# Everything that is needed to build. No package needs its install script.
FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npx nx run-many -t build
RUN npm run sbom

# Only what is needed to run.
FROM manifests AS packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w @murmel/api -w @murmel/collab-server

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/libs/access-policy/dist libs/access-policy/dist
COPY --from=build /app/libs/contracts/dist libs/contracts/dist
COPY --from=build /app/libs/documents/dist libs/documents/dist
COPY --from=build /app/libs/server/dist libs/server/dist
COPY --from=build /app/collab-server/dist collab-server/dist
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY deploy/create-bucket.mjs apps/api/deploy/
COPY tools/backup.mjs tools/restore.mjs tools/
COPY tools/backup tools/backup
COPY --from=build /app/sbom.cdx.json ./
COPY LICENSE ./
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
WORKDIR /app/apps/api
EXPOSE 3000 3002
CMD ["node", "--conditions=@murmel/dist", "--enable-source-maps", "dist/main.js"]
