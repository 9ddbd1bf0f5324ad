import { t } from "./messages.ts";

/** Cards that the sandbox knows, with what each does. */
const testCards = [
  { number: "4242 4242 4242 4242", does: "card.pays" },
  { number: "4000 0000 0000 0002", does: "card.declined" },
  { number: "4000 0025 0000 3155", does: "card.secure" },
  { number: "4000 0000 0000 0341", does: "card.later" },
] as const;

/** Digits of a card number, or `null` when it has not sixteen of them. */
export function cardDigits(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  return digits.length === 16 ? digits : null;
}

/** Buttons that fill a test card in. */
export function TestCards({ onPick }: { readonly onPick: (number: string) => void }) {
  return (
    <div>
      <p className="text-sm text-ink-3">{t("checkout.cards")}</p>
      <ul className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {testCards.map((card) => (
          <li key={card.number}>
            <button
              type="button"
              onClick={() => onPick(card.number)}
              className="min-h-12 w-full rounded-control border border-line bg-surface px-3 py-2 text-left text-sm transition-colors hover:border-line-strong"
            >
              <span className="block font-medium">{t(card.does)}</span>
              <span className="block text-ink-3 tabular">{card.number}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
