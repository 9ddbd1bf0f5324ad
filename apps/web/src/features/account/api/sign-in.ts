import type { Auth } from "@savile/contracts";
import { keepAccount } from "../../../lib/account-store.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { t } from "../../../lib/texts/messages.ts";

/** A code on its way: to whom, and when another may be asked for (milliseconds since 1970). */
export interface CodeRequest {
  readonly email: string;
  readonly resendAt: number;
}

function keep(auth: Auth): void {
  if (auth.access_token === "") throw new ApiError("default", 200, t("signIn.failed"));
  api.forgetCsrfToken();
  keepAccount(auth);
}

/** Asks for a code; `null` when the answer signed the person in at once. */
export async function requestCode(email: string): Promise<CodeRequest | null> {
  const answer = await api.call("requestCode", { body: { email, purpose: "login" } });
  if ("status" in answer) return { email, resendAt: Date.now() + answer.resend_after * 1_000 };
  keep(answer);
  return null;
}

/** Signs in with the code of the e-mail. */
export async function verifyCode(email: string, code: string): Promise<void> {
  keep(await api.call("verifyCode", { body: { email, code, purpose: "login" } }));
}

/** Signs in with the one-time link of the e-mail. */
export async function verifyLink(token: string): Promise<void> {
  keep(await api.call("verifyLink", { body: { token } }));
}
