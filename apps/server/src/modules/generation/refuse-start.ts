import type { ErrorCode } from "@savile/contracts";
import { openQuestions, templateIds } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal } from "../../errors/refusal.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { findUploadWithSource } from "../uploads/repository.ts";
import { templateNamed } from "../generation-sessions/template-named.ts";
import { refuseTemplate, refuseUse } from "../billing/upgrade-offer.ts";

interface RefusedStart {
  readonly code: ErrorCode;
  readonly template: string | undefined;
  readonly uploadId?: string | undefined;
}

/** The questions about an upload that are open, each with the address of the value that it asks about. */
async function refuseUnclear(
  { database }: Pick<Dependencies, "database">,
  accountId: string,
  uploadId: string,
): Promise<Refusal> {
  const upload = await findUploadWithSource(database.query, accountId, uploadId);
  const questions = upload === null ? [] : openQuestions(upload.extraction);
  const errors = questions.map(({ path, code, detail }) => ({ path, code, message: detail }));
  return new Refusal("resume_unclear", { errors });
}

/** Why a run was not started; what a larger plan would allow is told with its price. */
export async function refuseStart(
  needs: Pick<Dependencies, "database" | "clock">,
  account: { readonly id: string; readonly isAdmin: boolean },
  refused: RefusedStart,
): Promise<Refusal> {
  const { code, uploadId } = refused;
  if (code === "resume_unclear" && uploadId !== undefined)
    return refuseUnclear(needs, account.id, uploadId);
  if (code !== "template_locked" && code !== "limit_exceeded") return new Refusal(code);
  const entitlement = await entitlementOf(needs.database.query, account, needs.clock.now());
  if (code === "limit_exceeded") return refuseUse(code, entitlement, "Generations");
  const template = templateNamed(refused.template ?? templateIds[0]) ?? templateIds[0];
  return refuseTemplate(template, entitlement);
}
