import { emailAddressSchema } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import {
  findAccountByEmail,
  findOrCreateAccount,
  listAdmins,
  lockActiveAdmins,
  setAdmin,
} from "../accounts/repository.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { revokeAll } from "../sign-in/repository.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "ids">;

export const adminUsage = "Use: savile admin list | add EMAIL | remove EMAIL | billing-setup";

/** Lines to print, or one sentence about why nothing was done. */
export type AdminAnswer = Result<
  readonly string[],
  { code: "usage" | "refused"; sentence: string }
>;

const refused = (sentence: string): AdminAnswer => err({ code: "refused", sentence });

/** A new administrator. Whoever is signed in to the account without a code is signed out. */
async function addAdmin(needs: Needs, queries: Queries, email: string): Promise<AdminAnswer> {
  const at = needs.clock.now();
  const account = await findOrCreateAccount(queries, {
    id: needs.ids.next(),
    email,
    createdAt: at,
  });
  if (account.isAdmin) return ok([`${email} is an administrator already.`]);
  await setAdmin(queries, account.id, true);
  await revokeAll(queries, { accountId: account.id, now: at });
  const entry = {
    actor: "command-line",
    action: "admin_added" as const,
    accountId: account.id,
    at,
  };
  await recordAudit(queries, entry);
  return ok([`${email} is an administrator now and signs in with a code.`]);
}

async function removeAdmin(needs: Needs, queries: Queries, email: string): Promise<AdminAnswer> {
  const admins = await lockActiveAdmins(queries);
  const account = await findAccountByEmail(queries, email);
  if (account?.isAdmin !== true) return refused(`${email} is not an administrator.`);
  if (admins.every((id) => id === account.id)) {
    return refused(`${email} is the last administrator. Add another one first.`);
  }
  const at = needs.clock.now();
  await setAdmin(queries, account.id, false);
  const entry = {
    actor: "command-line",
    action: "admin_removed" as const,
    accountId: account.id,
    at,
  };
  await recordAudit(queries, entry);
  return ok([`${email} is no administrator any more.`]);
}

async function list(queries: Queries): Promise<AdminAnswer> {
  const admins = await listAdmins(queries);
  if (admins.length === 0) return ok(["There is no administrator yet."]);
  return ok(admins.map(({ email, isActive }) => (isActive ? email : `${email} (suspended)`)));
}

/** `savile admin`: the only way, beside ADMIN_EMAILS, to make somebody an administrator. */
export async function runAdminCommand(needs: Needs, args: readonly string[]): Promise<AdminAnswer> {
  const [verb, address, ...more] = args;
  if (verb === "list" && address === undefined) return list(needs.database.query);
  if ((verb !== "add" && verb !== "remove") || address === undefined || more.length > 0) {
    return err({ code: "usage", sentence: adminUsage });
  }
  const email = emailAddressSchema.safeParse(address);
  if (!email.success) return refused("This is not an e-mail address.");
  return needs.database.transaction((queries) =>
    verb === "add" ? addAdmin(needs, queries, email.data) : removeAdmin(needs, queries, email.data),
  );
}
