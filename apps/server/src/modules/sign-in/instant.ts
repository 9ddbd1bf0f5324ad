import type { Auth, ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { findAccountByEmail, findOrCreateAccount } from "../accounts/repository.ts";
import { mayEnter } from "../accounts/adopt-account.ts";
import { takeLimits } from "../entitlement/owners.ts";
import { openSession } from "./open-session.ts";
import type { Browser } from "./open-session.ts";

type Needs = Pick<Dependencies, "database" | "keys" | "clock" | "ids" | "settings">;

/** Whether an address is, or is about to become, that of an administrator: it always needs a code. */
export async function needsCode(needs: Needs, email: string): Promise<boolean> {
  if (needs.settings.adminEmails.includes(email)) return true;
  return (await findAccountByEmail(needs.database.query, email))?.isAdmin === true;
}

/** Signs an address in at once, with a new account when it is unknown. Never for an administrator. */
export async function signInInstantly(
  needs: Needs,
  input: { email: string; browser: Browser },
): Promise<Result<Auth, ErrorCode>> {
  const { email, browser } = input;
  const createdAt = needs.clock.now();
  return needs.database.transaction(async (queries) => {
    if (!(await mayEnter(needs, queries, email))) return err("signups_closed");
    const account = await findOrCreateAccount(queries, { id: needs.ids.next(), email, createdAt });
    if (needs.settings.owner.plansOff)
      await takeLimits(queries, account.id, { mark: "plans-off", at: createdAt });
    if (account.isAdmin) return err("instant_unavailable");
    if (!account.isActive) return err("account_suspended");
    const { auth } = await openSession(needs, queries, { account, browser, verified: false });
    return ok(auth);
  });
}
