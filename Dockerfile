# Savile as an image: `docker build -t savile .`, for amd64 and arm64. docs/operations.md tells how to run it.
# `npm run image:check` carries these steps out without Docker, as another user in a fresh folder.

FROM node:20.20.2-bookworm-slim AS build
WORKDIR /savile
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY apps ./apps
COPY packages ./packages
COPY scripts ./scripts
COPY tests/package.json ./tests/package.json
RUN npm install --no-audit --no-fund
RUN npx tsx scripts/build.ts
RUN rm -rf build/node/*.map

FROM node:20.20.2-bookworm-slim AS packages
WORKDIR /savile
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY apps/server/package.json ./apps/server/package.json
COPY apps/cli/package.json ./apps/cli/package.json
COPY packages ./packages
RUN npm install --omit=dev --no-audit --no-fund --ignore-scripts --workspace apps/server --workspace apps/cli
# Texts for people who write programs: nothing reads them here.
RUN find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
RUN rm -rf node_modules/savile node_modules/esbuild node_modules/@esbuild node_modules/tsx node_modules/docx/dist/index.iife.js node_modules/docx/dist/index.umd.cjs

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4180 DATA_DIR=/data
# What a start has used is given back to the system: some 60 MB less at rest.
ENV MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /savile
COPY --from=packages /savile/node_modules ./node_modules
COPY --from=build /savile/build ./build
# Templates and fonts are read from their packages.
COPY packages ./packages
COPY apps/server/package.json ./apps/server/package.json
COPY apps/server/migrations ./apps/server/migrations
COPY deploy/savile.mjs ./savile.mjs
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4180
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "savile.mjs", "healthy"]
ENTRYPOINT ["node", "savile.mjs"]
CMD ["serve"]
