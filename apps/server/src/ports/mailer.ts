import type { Result } from "@savile/model";

/** One mail to one bare address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Why a mail did not leave: `temporary` is worth another try. `code` is short and holds no address. */
export interface MailFault {
  readonly kind: "temporary" | "permanent";
  readonly code: string;
}

/** Hands mails to whatever delivers them. Never throws. */
export interface Mailer {
  /** `local` delivers to the outbox page of this computer only. */
  readonly kind: "smtp" | "local";
  /** `id` is the same for every try of one mail. */
  send(id: string, mail: Mail): Promise<Result<null, MailFault>>;
  close(): void;
}
