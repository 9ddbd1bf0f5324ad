import type { DirectUpdate, ErrorCode } from "@savile/contracts";
import { err, isBlank, ok } from "@savile/model";
import type { DocumentKind, Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import type { Writer } from "../review/find-writable.ts";
import { saveDraft } from "./save-draft.ts";

/** How often a call without a version is tried when other writes come first. */
const tries = 3;

export interface DirectUpdateInput {
  readonly account: Writer;
  readonly sessionId: string;
  readonly kind: DocumentKind;
  readonly markdown: string;
  /** The version that the person saw; without it the newest is meant. */
  readonly baseVersion: number | undefined;
}

/**
 * Replaces a document by its Markdown: what it says otherwise becomes edits of the person. Not a success where
 * a part of it has no place in the document; the rest is stored.
 */
export async function directUpdate(
  needs: Pick<Dependencies, "database" | "clock" | "renderer" | "texts">,
  { markdown, kind, ...session }: DirectUpdateInput,
): Promise<Result<DirectUpdate, ErrorCode>> {
  if (isBlank(markdown)) return err("content_blank");
  const at = needs.clock.now().toISOString();
  const draft = { edits: { from: "markdown", kind, markdown, at } } as const;
  const most = session.baseVersion === undefined ? tries : 1;
  let saved = await saveDraft(needs, { ...session, draft });
  for (let turn = 1; turn < most && !saved.ok && saved.error === "stale_version"; turn += 1)
    saved = await saveDraft(needs, { ...session, draft });
  if (!saved.ok) return saved;
  const { session: shown, refused } = saved.value;
  return ok({ success: refused.length === 0, version: shown.version, session: shown });
}
