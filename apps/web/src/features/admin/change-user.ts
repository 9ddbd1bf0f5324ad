import type { AdminUserDetail } from "@savile/contracts";
import { api } from "../../lib/api.ts";
import { t } from "./messages.ts";

/** Something that an administrator does to an account. */
export type UserChange =
  | { readonly kind: "active"; readonly to: boolean }
  | { readonly kind: "premium"; readonly to: boolean }
  | { readonly kind: "revoke" };

/** Does it, and says what was done; the server writes each act down. */
export async function changeUser(
  { id, email }: Pick<AdminUserDetail, "id" | "email">,
  change: UserChange,
): Promise<string> {
  const params = { id };
  if (change.kind === "active") {
    await api.call("setUserStatus", { params, body: { is_active: change.to } });
    return t(change.to ? "user.did.active" : "user.did.inactive", { email });
  }
  if (change.kind === "premium") {
    await api.call("setUserPremium", { params, body: { is_premium: change.to } });
    return t(change.to ? "user.did.premium" : "user.did.standard", { email });
  }
  const { revoked } = await api.call("revokeUserSessions", { params });
  return t("user.did.revoked", { n: revoked, email });
}

/** What is said where it could not be done. */
export function failedChange({ kind }: UserChange): string {
  if (kind === "active") return t("user.statusFailed");
  return kind === "premium" ? t("user.premiumFailed") : t("user.revokeFailed");
}

/** The way back, where there is one: ended sign-ins stay ended. */
export function wayBack(
  change: UserChange,
): { readonly label: string; readonly change: UserChange } | null {
  if (change.kind === "premium") {
    return { label: t("user.undo"), change: { kind: "premium", to: !change.to } };
  }
  if (change.kind === "revoke" || change.to) return null;
  return { label: t("user.undo"), change: { kind: "active", to: true } };
}

/** The question before what takes effect on somebody at once; `null` for what can simply be undone. */
export function questionBefore(
  { email, sessions }: Pick<AdminUserDetail, "email" | "sessions">,
  change: UserChange,
): { readonly title: string; readonly text: string; readonly yes: string } | null {
  if (change.kind === "revoke") {
    return {
      title: t("user.revokeTitle", { email }),
      text: t("user.revokeText", { n: sessions.length }),
      yes: t("user.revokeYes"),
    };
  }
  if (change.kind === "premium" || change.to) return null;
  return {
    title: t("user.suspendTitle", { email }),
    text: t("user.suspendText"),
    yes: t("user.suspendYes"),
  };
}
