import { signInMessageOf } from "@savile/contracts/client";
import { ApiError } from "../../lib/api-error.ts";
import { t as frame } from "../../lib/texts/messages.ts";
import { t } from "./messages.ts";

/** Answers that refuse what was sent. */
const refusing: readonly number[] = [400, 422];

/** Why a code did not sign the person in: the server's sentence, or ours where it has none. */
export function sayCodeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t("code.failed");
  const isUntold = error.code === "validation" || error.message === frame("error.default");
  if (!isUntold) return signInMessageOf({ text: error.message });
  return refusing.includes(error.status) ? t("code.invalid") : t("code.failed");
}
