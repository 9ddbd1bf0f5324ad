import { routes } from "@savile/contracts";
import type { RefusedWireEdit } from "@savile/contracts";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { endpoint } from "../../http/endpoint.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { orThrow } from "../documents/or-throw.ts";
import type { PageStore } from "../documents/page-store.ts";
import { orCurrent } from "../review/refuse-write.ts";
import { directUpdate } from "./direct-update.ts";
import { draftPreview } from "./draft-preview.ts";
import { joinTexts } from "./join-texts.ts";
import { saveDraft } from "./save-draft.ts";

/** Edits that nobody could make are a fault of a client, or somebody's attempt. */
function noteRefused(request: FastifyRequest, refused: readonly RefusedWireEdit[]): void {
  if (refused.length === 0) return;
  request.log.warn(
    { requestId: request.id, refused: refused.map(({ code }) => code) },
    "edits refused",
  );
}

/** The calls that edit documents, and the one that shows what edits would make of them. */
export function editEndpoints(needs: Dependencies, pageStore: PageStore) {
  return {
    saveEdits: endpoint(routes.saveEdits, async ({ params, body, signedIn, request }) => {
      const { edits, decisions, base_version: baseVersion } = body;
      const { account } = signedIn;
      const session = { accountId: account.id, sessionId: params.id };
      const now = needs.clock.now().toISOString();
      const saved = await saveDraft(needs, {
        account,
        sessionId: params.id,
        baseVersion,
        draft: { edits: { from: "wire", edits, now }, decisions },
        stored: { edits: { from: "wire", edits: joinTexts(edits), now }, decisions },
      });
      if (saved.ok) noteRefused(request, saved.value.refused);
      return orCurrent(needs, session, saved);
    }),
    directUpdate: endpoint(routes.directUpdate, async ({ params, body, signedIn }) => {
      const { document_type: kind, content: markdown, base_version: baseVersion } = body;
      const { account } = signedIn;
      const { id: sessionId } = params;
      const session = { accountId: account.id, sessionId };
      const update = { account, sessionId, kind, markdown, baseVersion };
      const updated = await directUpdate(needs, update);
      return orCurrent(needs, session, updated);
    }),
    draftPreview: endpoint(routes.draftPreview, async ({ params, body, signedIn, reply }) => {
      const { account } = signedIn;
      const signal = abortOnClose(reply);
      const entitlement = await entitlementOf(needs.database.query, account, needs.clock.now());
      const { id: sessionId, type: kind } = params;
      const draft = { accountId: account.id, entitlement, sessionId, kind, body, signal };
      return orThrow(await draftPreview(needs, pageStore, draft));
    }),
  };
}
