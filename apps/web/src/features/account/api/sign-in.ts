import { keepAccount } from "../../../lib/account-store.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { t } from "../../../messages.ts";

/** Signs in; the answer carries the tokens at once. */
export async function signIn(email: string): Promise<void> {
  const auth = await api.call("requestCode", { body: { email, purpose: "login" } });
  if (auth.access_token === "") throw new ApiError("default", 200, t("signIn.failed"));
  api.forgetCsrfToken();
  keepAccount(auth);
}
