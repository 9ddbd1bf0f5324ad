import type { KeyScope } from "@savile/contracts";
import { useState } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { CheckBox } from "../../ui/check-box.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Field } from "../../ui/field.tsx";
import { t } from "./messages.ts";

const scopes: readonly KeyScope[] = ["read", "write", "verify"];
const lives = [
  { value: "7", label: t("keys.days", { n: 7 }), days: 7 },
  { value: "30", label: t("keys.days", { n: 30 }), days: 30 },
  { value: "90", label: t("keys.days", { n: 90 }), days: 90 },
  { value: "365", label: t("keys.days", { n: 365 }), days: 365 },
  { value: "none", label: t("keys.noEnd"), days: undefined },
] as const;

/** Makes a key and hands it over, this once. */
export function KeyForm({ onMade }: { readonly onMade: (secret: string) => void }) {
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<readonly KeyScope[]>(["read"]);
  const [life, setLife] = useState<(typeof lives)[number]["value"]>("90");
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);

  async function make(): Promise<void> {
    const days = lives.find(({ value }) => value === life)?.days;
    setBusy(true);
    setComplaint(null);
    try {
      const body = { name, scopes: [...chosen], ...(days === undefined ? {} : { days }) };
      const made = await api.call("createKey", { body });
      setName("");
      onMade(made.secret);
    } catch (error) {
      setComplaint(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("keys.name")}
          value={name}
          error={complaint}
          onChange={(event) => setName(event.target.value)}
        />
        <Choice label={t("keys.life")} value={life} choices={lives} onChange={setLife} />
      </div>
      <fieldset>
        <legend className="text-sm font-medium text-ink-2">{t("keys.may")}</legend>
        {scopes.map((scope) => (
          <CheckBox
            key={scope}
            label={t(`keys.may.${scope}`)}
            checked={chosen.includes(scope)}
            onChange={(on) =>
              setChosen(on ? [...chosen, scope] : chosen.filter((one) => one !== scope))
            }
          />
        ))}
      </fieldset>
      <Button type="submit" busy={busy} disabled={chosen.length === 0 || name.trim() === ""}>
        {t("keys.make")}
      </Button>
    </form>
  );
}
