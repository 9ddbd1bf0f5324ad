import { routes } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { orRefuse, Refusal } from "../../errors/refusal.ts";
import { checkSessionWritable } from "../entitlement/read-only.ts";
import { readIdempotencyKey } from "../generation/idempotency-key.ts";
import { refuseStart } from "../generation/refuse-start.ts";
import { getSession } from "../generation/service.ts";
import { duplicateSession, templateOfSession } from "./duplicate-session.ts";
import { getVersion } from "./get-version.ts";
import { listVersions } from "./list-versions.ts";
import { renameSession } from "./rename-session.ts";
import { restoreVersion } from "./restore-version.ts";
import { setApplicationState } from "./set-application-state.ts";

export function versionEndpoints(needs: Dependencies) {
  return {
    listVersions: endpoint(routes.listVersions, async ({ params, signedIn }) =>
      orRefuse(await listVersions(needs, signedIn.account.id, params.id)),
    ),
    getVersion: endpoint(routes.getVersion, async ({ params, signedIn }) => {
      const of = { sessionId: params.id, number: Number(params.n) };
      return orRefuse(await getVersion(needs, signedIn.account.id, of));
    }),
    restoreVersion: endpoint(routes.restoreVersion, async ({ params, body, signedIn }) => {
      const accountId = signedIn.account.id;
      const sessionId = params.id;
      const now = needs.clock.now();
      const { query } = needs.database;
      orRefuse(await checkSessionWritable(query, accountId, sessionId, now));
      const restored = await restoreVersion(needs, {
        accountId,
        sessionId,
        number: Number(params.n),
        baseVersion: body.base_version,
      });
      if (restored.ok || restored.error !== "stale_version") return orRefuse(restored);
      const current = orRefuse(await getSession(needs, accountId, sessionId));
      throw new Refusal("stale_version", { current });
    }),
    renameSession: endpoint(routes.renameSession, async ({ params, body, signedIn }) => {
      const accountId = signedIn.account.id;
      return orRefuse(
        await renameSession(needs, { accountId, sessionId: params.id, title: body.title }),
      );
    }),
    setApplicationState: endpoint(
      routes.setApplicationState,
      async ({ params, body, signedIn }) => {
        const of = { accountId: signedIn.account.id, sessionId: params.id };
        return orRefuse(
          await setApplicationState(needs, { ...of, applicationState: body.application_state }),
        );
      },
    ),
    duplicateSession: endpoint(routes.duplicateSession, async (call) => {
      const { params, body, request, signedIn } = call;
      const accountId = signedIn.account.id;
      const started = await duplicateSession(needs, {
        accountId,
        sessionId: params.id,
        jobDescription: body.job_description,
        template: body.template,
        idempotencyKey: readIdempotencyKey(request.headers["idempotency-key"]),
      });
      if (!started.ok) {
        const own = await templateOfSession(needs, accountId, params.id);
        const template = body.template ?? own ?? undefined;
        throw await refuseStart(needs, signedIn.account, { code: started.error, template });
      }
      return {
        status: "accepted" as const,
        message: "The documents are being written.",
        session_id: started.value.sessionId,
        documents: null,
        confidence: null,
        ats_score: null,
      };
    }),
  };
}
