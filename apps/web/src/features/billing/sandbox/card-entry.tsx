import { Field } from "../../../ui/field.tsx";
import { t } from "./messages.ts";
import { TestCards } from "./test-cards.tsx";

export interface CardEntryProps {
  readonly card: string;
  readonly onCard: (card: string) => void;
  readonly complaint: string | null;
}

/** The number of a card, typed or picked from the cards that the sandbox knows. */
export function CardEntry({ card, onCard, complaint }: CardEntryProps) {
  return (
    <>
      <Field
        label={t("checkout.card")}
        inputMode="numeric"
        autoComplete="off"
        value={card}
        onChange={(event) => onCard(event.target.value)}
        error={complaint}
      />
      <TestCards onPick={onCard} />
    </>
  );
}
