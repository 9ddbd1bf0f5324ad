import type { Auth } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { adoptAccount, mayEnter } from "../accounts/adopt-account.ts";
import { earnLimits, giveBackLimits, takeLimits } from "../limits/take-limits.ts";
import type { LimitRule } from "../limits/take-limits.ts";
import { enqueueMail } from "../outbox/enqueue-mail.ts";
import * as challenge from "./challenge.ts";
import * as store from "./challenge-repository.ts";
import { earnedCodes, guessRules, networkKeys } from "./limits.ts";
import type { LimitOwner } from "./limits.ts";
import { newSignInMail } from "./mails.ts";
import { openSession } from "./open-session.ts";
import type { Browser } from "./open-session.ts";
import { revokeUnverified } from "./repository.ts";
import { publicAddress } from "./request-code.ts";
import type { Throttled } from "./request-code.ts";

type Needs = Pick<Dependencies, "database" | "keys" | "clock" | "ids" | "settings" | "port">;

export type VerifyFault =
  | Throttled
  | { readonly code: "invalid_code" | "code_expired" | "account_suspended" | "signups_closed" };

export interface VerifyCodeInput {
  readonly email: string;
  readonly code: string;
  /** The challenge that this browser asked for, as its cookie proves. */
  readonly asked: string | null;
  readonly owner: LimitOwner;
  readonly browser: Browser;
}

interface Right {
  readonly challengeId: string;
  readonly email: string;
  readonly browser: Browser;
  /** Whether this browser signed in to the address before. */
  readonly known: boolean;
  /** Where it comes from; `null` where networks are not counted. */
  readonly network: string | null;
  /** Counted for a guess that turned out right. */
  readonly counted: readonly LimitRule[];
}

async function tellOwner(
  needs: Needs,
  queries: Queries,
  told: { accountId: string; email: string; signInSession: string; browser: Browser },
): Promise<void> {
  const mail = newSignInMail({
    browser: told.browser.name,
    at: needs.clock.now(),
    network: told.browser.ipAddress,
    accountPage: `${publicAddress(needs)}/account`,
  });
  await enqueueMail(needs, queries, {
    ...mail,
    accountId: told.accountId,
    to: told.email,
    dedupeKey: `new-sign-in:${told.signInSession}`,
  });
}

/** Uses the challenge up and signs its address in: the one gate that code and link go through. */
async function admit(needs: Needs, right: Right): Promise<Result<Auth, VerifyFault>> {
  const { email, browser } = right;
  return needs.database.transaction(async (queries) => {
    const now = needs.clock.now();
    if (!(await store.consume(queries, right.challengeId, now))) {
      return err({ code: "invalid_code" });
    }
    await giveBackLimits(queries, right.counted);
    await earnLimits(queries, networkKeys(right.network), { ...earnedCodes, now });
    // The address is proven by now: this tells its owner nothing about others.
    if (!(await mayEnter(needs, queries, email))) return err({ code: "signups_closed" });
    const { account, wasKnown } = await adoptAccount(needs, queries, email);
    if (!account.isActive) return err({ code: "account_suspended" });
    // Whoever typed the address without proving it has no business here any more.
    await revokeUnverified(queries, account.id, now);
    const { session, auth } = await openSession(needs, queries, {
      account,
      browser,
      verified: true,
    });
    if (wasKnown && !right.known) {
      const told = { accountId: account.id, email, signInSession: session.id, browser };
      await tellOwner(needs, queries, told);
    }
    return ok(auth);
  });
}

/** What a wrong guess is told: a right code that came too late is named, nothing else is. */
async function whyNot(needs: Needs, input: VerifyCodeInput): Promise<VerifyFault> {
  const newest = await store.newestChallenge(needs.database.query, input.email);
  const owner = { challengeId: newest?.id ?? "", email: input.email };
  const right = challenge.provesCode(needs.keys.code, owner, input.code, newest?.codeMac ?? "");
  const late = newest !== null && newest.endedAt === null && newest.expiresAt < needs.clock.now();
  return { code: right && late ? "code_expired" : "invalid_code" };
}

/** Signs in by code. Guesses of the browser that asked and those of everybody else are counted apart. */
export async function verifyCode(
  needs: Needs,
  input: VerifyCodeInput,
): Promise<Result<Auth, VerifyFault>> {
  const { email, code } = input;
  const now = needs.clock.now();
  const guess = await needs.database.transaction(async (queries) => {
    const bound =
      input.asked !== null && (await store.isCurrent(queries, { id: input.asked, email, now }));
    const rules = guessRules(input.owner, bound ? "bound" : "unbound");
    const taken = await takeLimits(queries, rules, now);
    if (!taken.ok) return { retryAfter: taken.retryAfter };
    const challengeId = bound ? input.asked : null;
    const most = challenge.mostTries;
    return { rules, found: await store.takeTry(queries, { email, challengeId, now, most }) };
  });
  if ("retryAfter" in guess) {
    return err({ code: "too_many_attempts", retryAfter: guess.retryAfter });
  }
  const { found, rules } = guess;
  // The same work whether there is a challenge or not.
  const owner = { challengeId: found?.id ?? "", email };
  const isRight = challenge.provesCode(needs.keys.code, owner, code, found?.codeMac ?? "");
  if (found === null || !isRight) return err(await whyNot(needs, input));
  const { browser } = input;
  const { device, network } = input.owner;
  const right = { challengeId: found.id, email, browser, network };
  return admit(needs, { ...right, known: device !== null, counted: rules });
}

/** Signs in by the link of a mail. Its token cannot be guessed, so no try is counted. */
export async function verifyLink(
  needs: Needs,
  input: {
    token: string;
    browser: Browser;
    network: string | null;
    knows: (email: string) => boolean;
  },
): Promise<Result<Auth & { readonly email: string }, VerifyFault>> {
  const macs = challenge.macsOfLink(needs.keys.code, input.token);
  const found = await store.findByLink(needs.database.query, macs);
  if (found === null) return err({ code: "invalid_code" });
  if (found.endedAt === null && found.expiresAt < needs.clock.now()) {
    return err({ code: "code_expired" });
  }
  const { id: challengeId, email } = found;
  const known = input.knows(email);
  const { browser, network } = input;
  const right = { challengeId, email, browser, network };
  const admitted = await admit(needs, { ...right, known, counted: [] });
  return admitted.ok ? ok({ ...admitted.value, email }) : admitted;
}
