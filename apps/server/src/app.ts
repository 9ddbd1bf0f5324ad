import { randomUUID } from "node:crypto";
import multipart from "@fastify/multipart";
import { openApiDocument } from "@savile/contracts";
import type { RouteName } from "@savile/contracts";
import Fastify, { LogController } from "fastify";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "./dependencies.ts";
import type { Endpoint } from "./http/endpoint.ts";
import { compressionOf, registerCompression } from "./http/compression.ts";
import { answerError } from "./http/error-handler.ts";
import { createFloodGate } from "./http/flood-gate.ts";
import { guardOf } from "./guard/guard.ts";
import { registerJsonBodies } from "./http/json-bodies.ts";
import { methodsOf, notFound } from "./http/not-found.ts";
import { addWithRawBodies } from "./http/raw-bodies.ts";
import { Refusal } from "./errors/refusal.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { registerStaticFiles } from "./http/static-files.ts";
import { createPageStore } from "./modules/documents/page-store.ts";
import { downloadEndpoints } from "./modules/documents/download-routes.ts";
import { analyticsEndpoints } from "./modules/analytics/routes.ts";
import { apiKeyEndpoints } from "./modules/api-keys/routes.ts";
import { verificationEndpoints } from "./modules/verification/routes.ts";
import { adminEndpoints } from "./modules/admin/routes.ts";
import { billingEndpoints } from "./modules/billing/routes.ts";
import { documentEndpoints } from "./modules/documents/routes.ts";
import { editEndpoints } from "./modules/edits/routes.ts";
import { generationEndpoints } from "./modules/generation/routes.ts";
import { postingEndpoints } from "./modules/postings/routes.ts";
import { healthEndpoints } from "./modules/health/routes.ts";
import { recommendationEndpoints } from "./modules/templates/recommendation-routes.ts";
import { refinementEndpoints } from "./modules/refinement/routes.ts";
import { reviewEndpoints } from "./modules/review/routes.ts";
import { registerReferencePage } from "./modules/reference/reference-page.ts";
import { registerOutboxPage } from "./modules/outbox/outbox-page.ts";
import { pictureEndpoints } from "./modules/pictures/routes.ts";
import { modelSetupEndpoints } from "./modules/model-setup/routes.ts";
import { privacyEndpoints } from "./modules/privacy/routes.ts";
import { deviceEndpoints } from "./modules/sign-in/device-routes.ts";
import { registerOwnLink } from "./modules/sign-in/own-link-page.ts";
import { sandboxEndpoints } from "./modules/sandbox/routes.ts";
import { signInEndpoints } from "./modules/sign-in/routes.ts";
import { templateEndpoints } from "./modules/templates/routes.ts";
import { uploadEndpoints } from "./modules/uploads/routes.ts";
import { versionEndpoints } from "./modules/versions/routes.ts";
import { visitEndpoints } from "./modules/visits/routes.ts";

const jsonLimit = 262_144;

/** A handler for every row of the route table; a row without one does not compile. */
function allEndpoints(needs: Dependencies): Record<RouteName, Endpoint> {
  const pages = createPageStore(needs);
  return {
    ...healthEndpoints(needs),
    ...signInEndpoints(needs),
    ...deviceEndpoints(needs),
    ...privacyEndpoints(needs),
    ...adminEndpoints(needs),
    ...uploadEndpoints(needs),
    ...templateEndpoints(needs, pages),
    ...generationEndpoints(needs),
    ...postingEndpoints(needs),
    ...reviewEndpoints(needs),
    ...refinementEndpoints(needs),
    ...editEndpoints(needs, pages),
    ...recommendationEndpoints(needs),
    ...billingEndpoints(needs),
    ...sandboxEndpoints(needs),
    ...documentEndpoints(needs, pages),
    ...pictureEndpoints(needs),
    ...downloadEndpoints(needs),
    ...versionEndpoints(needs),
    ...apiKeyEndpoints(needs),
    ...verificationEndpoints(needs),
    ...visitEndpoints(needs),
    ...analyticsEndpoints(needs),
    ...modelSetupEndpoints(needs),
  };
}

function createFastify(needs: Dependencies) {
  return Fastify({
    loggerInstance: needs.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: jsonLimit,
    requestTimeout: 75_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    trustProxy:
      needs.settings.trustedProxies.length === 0 ? false : [...needs.settings.trustedProxies],
    return503OnClosing: true,
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
}

function addHooks(app: FastifyInstance, needs: Dependencies): void {
  const headers = securityHeaders(needs.settings.publicUrl?.startsWith("https:") === true);
  app.decorateRequest("visitor", null);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers(request.url));
    if (request.url.startsWith("/api/") || request.url.startsWith("/health")) {
      reply.header("cache-control", "no-store");
    }
    if (needs.busy() && !request.url.startsWith("/health")) {
      throw new Refusal("unavailable", { headers: { "retry-after": "2" } });
    }
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.visitor?.account.id,
      },
      "answered",
    );
  });
}

function isRaw({ route }: Endpoint): boolean {
  return route.rawBody === true;
}

/** The HTTP service as a pure factory: nothing listens, nothing is read from the environment. */
export async function createApp(needs: Dependencies): Promise<FastifyInstance> {
  const app = createFastify(needs);
  addHooks(app, needs);
  app.setErrorHandler(answerError);
  // Streams and those who wait for a run would hold the end of the process up.
  app.addHook("preClose", async () => needs.events.close());
  app.removeContentTypeParser("text/plain");
  registerJsonBodies(app);
  await app.register(multipart);
  await registerCompression(app);
  const gate = createFloodGate(needs.clock);
  const worksOnly = needs.settings.role === "worker";
  const endpoints = Object.values(worksOnly ? healthEndpoints(needs) : allEndpoints(needs)).filter(
    ({ route }) => needs.payments.sandbox !== null || !route.path.startsWith("/api/v1/sandbox/"),
  );
  const add = (scope: FastifyInstance, { route, answer }: Endpoint): void => {
    scope.route({
      method: route.method,
      url: route.path,
      exposeHeadRoute: typeof route.response !== "string",
      compress: compressionOf(route),
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      onRequest: guardOf(needs, route, gate),
      handler: answer,
    });
  };
  for (const plain of endpoints.filter((endpoint) => !isRaw(endpoint))) add(app, plain);
  await addWithRawBodies(app, (scope) => {
    for (const raw of endpoints.filter(isRaw)) add(scope, raw);
  });
  const document = JSON.stringify(openApiDocument());
  app.get("/openapi.json", { compress: {} }, (_, reply) =>
    reply.type("application/json").send(document),
  );
  if (!worksOnly) registerOutboxPage(app, needs);
  if (!worksOnly) registerOwnLink(app, needs);
  if (!worksOnly) registerReferencePage(app);
  await registerStaticFiles(app, worksOnly ? null : needs.settings.webFolder);
  const allowed = methodsOf(endpoints.map((endpoint) => endpoint.route));
  app.setNotFoundHandler(notFound(allowed, app.hasReplyDecorator("sendFile")));
  return app;
}
