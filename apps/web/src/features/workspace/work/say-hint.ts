import { levelOf } from "@savile/model";
import type { Hint } from "@savile/model";
import { t } from "./messages.ts";

const mostSaid = 3;

function listOf(said: readonly string[]): string {
  const list = said.slice(0, mostSaid).join(", ");
  const n = said.length - mostSaid;
  return n > 0 ? t("hint.more", { list, n }) : list;
}

/** A hint in one sentence. */
export function sayHint({ code, paths, of, said = [] }: Hint): string {
  return t(`hint.${code}`, { n: paths.length, of, said: listOf(said) });
}

/** What is wrong, so that one is asked before it is handed out. */
export function errorsOf(hints: readonly Hint[]): readonly Hint[] {
  return hints.filter(({ code }) => levelOf(code) === "error");
}

/** How many things are wrong, in the same words everywhere. */
export function sayErrors(n: number): string {
  return n === 1 ? t("hint.ask.one") : t("hint.ask.many", { n });
}
