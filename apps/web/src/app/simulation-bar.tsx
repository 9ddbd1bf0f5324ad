import { endSimulation, useSimulation } from "../lib/simulation.ts";
import { t } from "../lib/texts/messages-signed-in.ts";
import { Button } from "../ui/button.tsx";
import { queryClient } from "./query-client.ts";

/** Stands over every screen while an administrator plays another plan. */
export function SimulationBar() {
  const simulation = useSimulation();
  if (simulation === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warn px-4 py-1.5 text-sm font-medium text-surface">
      <p>{t("simulation.bar", { plan: simulation.display_name })}</p>
      <Button
        size="small"
        onClick={() => {
          endSimulation();
          void queryClient.invalidateQueries({ queryKey: ["subscription"] });
        }}
      >
        {t("simulation.exit")}
      </Button>
    </div>
  );
}
