import { createHash } from "node:crypto";
import type { ErrorCode, Session } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import type { Account } from "../accounts/repository.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { checkWritable } from "../entitlement/locks.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { presentHead } from "../generation-sessions/present-session.ts";
import { findStored } from "./stored-session.ts";
import type { StoredSession } from "./stored-session.ts";

/** A session as JSON text, with a tag that changes when it does. */
export interface SessionText {
  readonly text: string;
  /** Weak: what compresses the text on its way keeps its meaning, not its bytes. */
  readonly tag: string;
}

/** Who reads a session. */
type Reader = Pick<Account, "id" | "isAdmin">;

type Large = "posting" | "extraction" | "tailoring";

/** The members of a JSON object, ready to stand among others. */
function membersOf(object: string): string {
  return object.slice(object.indexOf("{") + 1, object.lastIndexOf("}"));
}

function tailoringOf({ report, resume, letter }: StoredSession): string {
  if (report === null || resume === null || letter === null) return "null";
  return `{${membersOf(report)},"resume":${resume},"letter":${letter}}`;
}

function joined(head: Omit<Session, Large>, large: Readonly<Record<Large, string>>): string {
  const parts = Object.entries(large).map(([name, json]) => `,${JSON.stringify(name)}:${json}`);
  return `{${membersOf(JSON.stringify(head))}${parts.join("")}}`;
}

function tagOf(text: string): string {
  return `W/"${createHash("sha1").update(text).digest("base64url")}"`;
}

/** Whether a client holds this text already (`If-None-Match`). */
export function isKnown(tag: string, header: string | undefined): boolean {
  const plain = tag.replace(/^W\//, "");
  return (header ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === plain);
}

/**
 * A session as the wire shows it, put together from its stored texts: reading one costs neither a parse nor a
 * check of what was checked when it was stored.
 */
export async function sessionText(
  needs: Pick<Dependencies, "database" | "clock">,
  account: Reader,
  id: string,
): Promise<Result<SessionText, ErrorCode>> {
  const { query } = needs.database;
  const stored = await findStored(query, account.id, id);
  if (stored === null) return err("session_not_found");
  const { row, posting } = stored;
  const entitlement = await entitlementOf(query, account, needs.clock.now());
  const readOnly = !checkWritable(entitlement, row.template).ok;
  const head = presentHead(stored, readOnly);
  // What the person attested is laid over the source when it is read.
  const attested = head.gap_answers.length > 0;
  const extraction = attested
    ? JSON.stringify(await loadAttestedSource(query, row))
    : stored.extraction;
  const text = joined(head, { posting, extraction, tailoring: tailoringOf(stored) });
  return ok({ text, tag: tagOf(text) });
}
