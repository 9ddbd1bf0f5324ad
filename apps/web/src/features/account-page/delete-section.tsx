import type { DeletionReceipt } from "@savile/contracts";
import { useState } from "react";
import type { FormEvent } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { t } from "./messages.ts";
import { Section } from "./section.tsx";

export interface DeleteSectionProps {
  readonly email: string;
  readonly onDeleted: (receipt: DeletionReceipt) => Promise<void>;
}

/** The end of the account, behind its own address. */
export function DeleteSection({ email, onDeleted }: DeleteSectionProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== email) return setComplaint(t("delete.mismatch"));
    setBusy(true);
    setComplaint(null);
    try {
      const { receipt } = await api.call("deleteAccount", { body: { confirm: typed } });
      await onDeleted(receipt);
    } catch (error) {
      setComplaint(sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <Section title={t("delete.title")} text={t("delete.text")} danger>
      {open ? (
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          className="max-w-[420px] space-y-4"
        >
          <Field
            label={t("delete.confirm")}
            type="email"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={complaint}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" busy={busy}>
              {busy ? t("delete.busy") : t("delete.do")}
            </Button>
            <Button disabled={busy} onClick={() => setOpen(false)}>
              {t("delete.keep")}
            </Button>
          </div>
        </form>
      ) : (
        <Button look="danger" onClick={() => setOpen(true)}>
          {t("delete.open")}
        </Button>
      )}
    </Section>
  );
}
