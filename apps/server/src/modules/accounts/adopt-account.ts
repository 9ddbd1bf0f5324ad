import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { takeLimits } from "../entitlement/owners.ts";
import { findAccountByEmail, findOrCreateAccount, setAdmin, setVerified } from "./repository.ts";
import type { Account } from "./repository.ts";

/** Whether an address may come in: it is known, new ones are taken, or the settings name it. */
export async function mayEnter(
  needs: Pick<Dependencies, "settings">,
  queries: Queries,
  email: string,
): Promise<boolean> {
  const { signups, adminEmails } = needs.settings;
  if (signups || adminEmails.includes(email)) return true;
  return (await findAccountByEmail(queries, email)) !== null;
}

/**
 * The account of an address that was just proven: made when there is none, verified, and an administrator
 * when the settings name it. `wasKnown` tells whether the address had been proven before.
 */
export async function adoptAccount(
  needs: Pick<Dependencies, "clock" | "ids" | "settings">,
  queries: Queries,
  email: string,
): Promise<{ account: Account; wasKnown: boolean }> {
  const at = needs.clock.now();
  const before = await findAccountByEmail(queries, email);
  const found =
    before ?? (await findOrCreateAccount(queries, { id: needs.ids.next(), email, createdAt: at }));
  if (!found.emailVerified) await setVerified(queries, found.id);
  if (needs.settings.owner.plansOff) await takeLimits(queries, found.id, { mark: "plans-off", at });
  const promoted = !found.isAdmin && needs.settings.adminEmails.includes(email);
  if (promoted) {
    await setAdmin(queries, found.id, true);
    const entry = { actor: "settings", action: "admin_added" as const, accountId: found.id, at };
    await recordAudit(queries, entry);
  }
  return {
    account: { ...found, emailVerified: true, isAdmin: found.isAdmin || promoted },
    wasKnown: before?.emailVerified === true,
  };
}
