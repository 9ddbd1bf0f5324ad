import type { DeletionReceipt } from "@savile/contracts";
import { writeMail } from "../outbox/write-mail.ts";
import type { WrittenMail } from "../outbox/write-mail.ts";

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

/** The receipt of a deleted account. */
export function deletedMail(receipt: DeletionReceipt): WrittenMail {
  const { uploads, sessions, files } = receipt.removed;
  const removed = [
    counted(uploads, "upload", "uploads"),
    counted(sessions, "session", "sessions"),
    counted(files, "stored file", "stored files"),
  ].join(", ");
  return writeMail({
    subject: "Your Savile account was deleted",
    greeting: "Hello,",
    paragraphs: [
      `Your account was deleted on ${receipt.at.slice(0, 10)}: ${removed}. You are signed out everywhere.`,
      ...(receipt.subscription_cancelled
        ? ["Your subscription is cancelled; nothing more will be charged."]
        : []),
      "Copies in backups are gone within 30 days.",
      `Receipt: ${receipt.id}`,
    ],
    closing: "This is the last mail about this account.",
  });
}
