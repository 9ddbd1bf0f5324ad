import type { FastifyInstance } from "fastify";

/** Adds calls whose bytes are signed: nothing reads them as JSON before the signature is proven. */
export async function addWithRawBodies(
  app: FastifyInstance,
  add: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    add(scope);
  });
}
