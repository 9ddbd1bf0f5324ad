import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { takeLimits } from "../limits/take-limits.ts";
import { enqueueMail } from "../outbox/enqueue-mail.ts";
import * as challenge from "./challenge.ts";
import { replaceChallenge } from "./challenge-repository.ts";
import { requestRules } from "./limits.ts";
import type { LimitOwner } from "./limits.ts";
import { codeMail } from "./mails.ts";

type Needs = Pick<Dependencies, "database" | "keys" | "clock" | "ids" | "settings" | "port">;

/** Over a limit; `retryAfter` in seconds. */
export interface Throttled {
  readonly code: "too_many_attempts";
  readonly retryAfter: number;
}

/** The address that people type to reach this service. */
export function publicAddress(needs: Pick<Needs, "settings" | "port">): string {
  const port = needs.port();
  const own = port === null ? "http://localhost" : `http://localhost:${port}`;
  return new URL(needs.settings.publicUrl ?? own).origin;
}

/**
 * Sends a code and a link to an address; answers the cookie of the browser that asked. Whether there is an
 * account is never looked at, so known and unknown addresses cannot be told apart.
 */
export async function requestCode(
  needs: Needs,
  input: { email: string; owner: LimitOwner },
): Promise<Result<{ cookie: string }, Throttled>> {
  const { email } = input;
  const now = needs.clock.now();
  const challengeId = needs.ids.next();
  const code = challenge.makeCode();
  const token = challenge.makeLinkToken();
  const [linkMac = ""] = challenge.macsOfLink(needs.keys.code, token);
  const expiresAt = new Date(now.getTime() + challenge.codeLifeMs);
  const link = `${publicAddress(needs)}/sign-in#${token}`;
  return needs.database.transaction(async (queries) => {
    const taken = await takeLimits(queries, requestRules(input.owner), now);
    if (!taken.ok) return err({ code: "too_many_attempts", retryAfter: taken.retryAfter });
    await replaceChallenge(queries, {
      id: challengeId,
      email,
      codeMac: challenge.macOfCode(needs.keys.code, { challengeId, email }, code),
      linkMac,
      createdAt: now,
      expiresAt,
    });
    await enqueueMail(needs, queries, {
      ...codeMail({ code, link }),
      accountId: null,
      to: email,
      dedupeKey: `code:${challengeId}`,
      expiresAt,
    });
    return ok({ cookie: challenge.makeChallengeCookie(needs.keys.code, challengeId) });
  });
}
