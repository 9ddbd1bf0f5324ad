import type { ApplicationState } from "@savile/model";
import { applicationStates } from "@savile/model";
import { say } from "./texts/messages.ts";

export interface StateFilterProps {
  readonly value: ApplicationState | null;
  readonly onChange: (state: ApplicationState | null) => void;
}

/** Which applications the list shows. */
export function StateFilter({ value, onChange }: StateFilterProps) {
  return (
    <select
      aria-label={say("state.show")}
      value={value ?? ""}
      onChange={({ target }) =>
        onChange(applicationStates.find((one) => one === target.value) ?? null)
      }
      className="h-10 rounded-control border border-line-strong/70 bg-surface px-3 hover:border-line-strong"
    >
      <option value="">{say("state.all")}</option>
      {applicationStates.map((one) => (
        <option key={one} value={one}>
          {say(`state.${one}`)}
        </option>
      ))}
    </select>
  );
}
