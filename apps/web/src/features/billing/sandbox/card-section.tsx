import type { SandboxPortal } from "@savile/contracts";
import { useState } from "react";
import type { FormEvent } from "react";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { CardEntry } from "./card-entry.tsx";
import { t } from "./messages.ts";
import { PortalSection } from "./portal-section.tsx";
import { cardDigits } from "./test-cards.tsx";
import type { PortalActs } from "./use-portal.ts";

export interface CardSectionProps {
  readonly portal: SandboxPortal;
  readonly acts: PortalActs;
}

function describe(card: SandboxPortal["card"]): string {
  if (card === null) return t("portal.cardNone");
  const ends = t("portal.cardEnds", { last4: card.last4 });
  return card.fails_at_renewal ? `${ends}, ${t("portal.cardFails")}` : ends;
}

/** The card that renewals are charged to. */
export function CardSection({ portal, acts }: CardSectionProps) {
  const [open, setOpen] = useState(false);
  const [card, setCard] = useState("");
  const [complaint, setComplaint] = useState<string | null>(null);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const digits = cardDigits(card);
    if (digits === null) return setComplaint(t("checkout.cardShape"));
    setComplaint(null);
    const input = { params: { id: portal.id }, body: { card: digits } };
    if (await acts.run(() => api.call("sandboxCard", input))) setOpen(false);
  }

  return (
    <PortalSection title={t("portal.card")}>
      <p>{describe(portal.card)}</p>
      {open ? (
        <form noValidate onSubmit={(event) => void save(event)} className="mt-4 space-y-4">
          <CardEntry card={card} onCard={setCard} complaint={complaint} />
          <Button type="submit" look="primary" busy={acts.busy}>
            {t("portal.cardSave")}
          </Button>
        </form>
      ) : (
        <div className="mt-4">
          <Button onClick={() => setOpen(true)}>{t("portal.cardUpdate")}</Button>
        </div>
      )}
    </PortalSection>
  );
}
