import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * Serves the built web application: files under `assets/` carry a hash and never change, the rest is asked
 * for each time and answered with 304 where it is known. The build has written the larger ones as Brotli and
 * gzip too. Pages of the application are its `index.html`; see `not-found.ts`.
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string | null) {
  if (folder === null || !existsSync(join(folder, "index.html"))) return;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/");
      const value = hashed ? "public, max-age=31536000, immutable" : "no-cache";
      reply.setHeader("cache-control", value);
      reply.setHeader("vary", "accept-encoding");
    },
  });
}
