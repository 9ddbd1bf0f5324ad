import { errorCatalogue } from "@savile/contracts/client";
import { planCatalogue } from "@savile/model";
import {
  actionWords,
  actorWords,
  failureWords,
  partWords,
  periodWords,
  statusWords,
} from "./activity-words.ts";
import { t } from "./messages.ts";

type Words = Readonly<Record<string, string>>;
/** What an entry tells beside who did what. */
export type Details = Readonly<Record<string, string | number | boolean>>;

/** A code as words: the known ones, else the code without its underscores. */
function wordsOf(words: Words, code: string): string {
  if (Object.hasOwn(words, code)) return words[code] ?? code;
  const plain = code.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What was done. */
export function sayAction(action: string): string {
  return wordsOf(actionWords, action);
}

/** Who acted or was acted on: an address, a part of the service, or an account that is gone. */
export function sayActor(actor: string): string {
  if (actor.includes("@")) return actor;
  return Object.hasOwn(actorWords, actor) ? wordsOf(actorWords, actor) : t("activity.gone");
}

/** In which part of the service something failed. */
export function sayPart(part: string): string {
  return wordsOf(partWords, part);
}

/** What failed: a word for payments and mails, the sentence of the catalogue for everything else. */
export function sayFailure(code: string): string {
  const known = Object.entries(errorCatalogue).find(([name]) => name === code);
  return known === undefined ? wordsOf(failureWords, code) : known[1].detail;
}

/** How a subscription stands. */
export function sayStatus(status: string): string {
  return wordsOf(statusWords, status);
}

/** How often a plan is paid. */
export function sayPeriod(period: string): string {
  return period === "" ? "" : wordsOf(periodWords, period);
}

function planName(plan: string): string {
  const known = Object.entries(planCatalogue).find(([id]) => id === plan);
  return known?.[1].displayName ?? t("details.noPlan");
}

function countOf(details: Details, name: string): number {
  return Number(details[name] ?? 0);
}

const sentences: Readonly<Partial<Record<string, (details: Details) => string>>> = {
  subscription_changed: ({ plan, period, status }) =>
    [
      planName(String(plan)),
      period === "none" ? "" : sayPeriod(String(period ?? "")),
      sayStatus(String(status ?? "none")),
    ]
      .filter((part) => part !== "")
      .join(", "),
  payments_reconciled: (details) =>
    t("subs.checked", {
      checked: countOf(details, "checked"),
      changed: countOf(details, "changed"),
      failed: countOf(details, "failed"),
    }),
  account_imported: (details) =>
    t("details.imported", {
      uploads: countOf(details, "uploads"),
      sessions: countOf(details, "sessions"),
    }),
};

/** What an entry tells besides, in words; empty where there is nothing. */
export function sayDetails(action: string, details: Details): string {
  const sentence = sentences[action];
  if (sentence !== undefined) return sentence(details);
  return Object.entries(details)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) =>
      name === "revoked"
        ? t("details.revoked", { n: Number(value) })
        : `${name.replaceAll("_", " ")}: ${String(value)}`,
    )
    .join(", ");
}
