import { writeMail } from "../outbox/write-mail.ts";
import type { WrittenMail } from "../outbox/write-mail.ts";

/** The mail with a code and its link. The link's token stands behind `#`, which no server or log sees. */
export function codeMail(input: { code: string; link: string }): WrittenMail {
  return writeMail({
    subject: `${input.code} is your Savile code`,
    greeting: "Use this code to sign in to Savile:",
    large: input.code,
    paragraphs: ["It works once and expires in 5 minutes."],
    link: { label: "Or sign in with this link", url: input.link },
    closing:
      "If you did not ask for it, ignore this mail: nobody can sign in without the code. Never pass it on.",
  });
}

/** Tells the owner of an account that a browser signed in that was not seen before. */
export function newSignInMail(input: {
  browser: string;
  at: Date;
  network: string | null;
  accountPage: string;
}): WrittenMail {
  const where = input.network === null ? "" : ` from ${input.network}`;
  const what = input.browser === "" ? "A new browser" : input.browser;
  const when = `${input.at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return writeMail({
    subject: "New sign-in to your Savile account",
    greeting: "Hello,",
    paragraphs: [
      `${what} signed in to your account on ${when}${where}.`,
      "If that was you, there is nothing to do. If not, sign that device out on your account page.",
    ],
    link: { label: "Open your account page", url: input.accountPage },
  });
}
