import { planCatalogue, planIds } from "@savile/model";
import type { Plan } from "@savile/model";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { startSimulation } from "../../lib/simulation.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Note } from "../../ui/note.tsx";
import { t } from "./messages.ts";

/** Lets an administrator's own screens show another plan. */
export function Simulate() {
  const queryClient = useQueryClient();
  const [plan, setPlan] = useState<Plan>("free");
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);

  async function start(): Promise<void> {
    setBusy(true);
    setComplaint(null);
    try {
      startSimulation(await api.call("simulateUsage", { body: { simulated_tier: plan } }));
      await queryClient.invalidateQueries({ queryKey: ["subscription"] });
    } catch (error) {
      setComplaint(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="rounded-panel border border-line bg-surface p-4">
      <h2 className="text-sm font-semibold">{t("simulate.title")}</h2>
      <p className="mt-1 text-sm text-ink-2">{t("simulate.text")}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <div className="w-56">
          <Choice
            label={t("simulate.tier")}
            value={plan}
            choices={planIds.map((value) => ({ value, label: planCatalogue[value].displayName }))}
            onChange={setPlan}
          />
        </div>
        <Button size="large" busy={busy} onClick={() => void start()}>
          {t("simulate.start")}
        </Button>
      </div>
      {complaint === null ? null : (
        <div className="mt-3">
          <Note kind="error" title={t("simulate.failed")}>
            {complaint}
          </Note>
        </div>
      )}
    </section>
  );
}
