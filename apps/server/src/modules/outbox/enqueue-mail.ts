import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Mail } from "../../ports/mailer.ts";
import * as store from "./repository.ts";
import { sealMail } from "./seal-mail.ts";

export interface EnqueueMailInput extends Mail {
  /** The mail goes with its account; `null` for one that outlives it. */
  readonly accountId: string | null;
  /** The same key sends once, however often its cause is repeated. */
  readonly dedupeKey: string;
  /** Not sent any more after this moment. */
  readonly expiresAt?: Date;
}

/** Puts a mail into the outbox, in the transaction of its cause; answers whether it was new. */
export async function enqueueMail(
  needs: Pick<Dependencies, "keys" | "clock" | "ids">,
  queries: Queries,
  input: EnqueueMailInput,
): Promise<boolean> {
  const id = needs.ids.next();
  const now = needs.clock.now();
  const isNew = await store.insertMail(queries, {
    id,
    accountId: input.accountId,
    sealed: sealMail(needs.keys.mail, id, input),
    dedupeKey: input.dedupeKey,
    runAt: now,
    createdAt: now,
    expiresAt: input.expiresAt ?? null,
  });
  if (isNew) await store.tellOutbox(queries);
  return isNew;
}
