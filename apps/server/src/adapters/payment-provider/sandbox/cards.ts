import type { CardKind } from "./machine/state.ts";

/** The test cards of the sandbox by number. */
const cards: Readonly<Record<string, CardKind>> = {
  "4242424242424242": "pays",
  "4000000000000002": "declines",
  "4000002500003155": "asks",
  "4000000000000341": "fails_later",
};

/** How a card behaves; a number that is no test card is declined. */
export function cardOf(number: string): CardKind {
  const digits = number.replace(/\D/g, "");
  return (Object.hasOwn(cards, digits) ? cards[digits] : undefined) ?? "declines";
}

/** The last four digits of a kind of card. */
export function lastFour(kind: CardKind): string {
  const [number = ""] = Object.entries(cards).find(([, card]) => card === kind) ?? [];
  return number.slice(-4);
}
