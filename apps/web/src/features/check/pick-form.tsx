import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { say } from "./messages.ts";

export interface PickGroup {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export interface PickFormProps {
  readonly label: string;
  readonly groups: readonly PickGroup[];
  readonly submit: string;
  readonly onPick: (value: string) => void;
  readonly onCancel: () => void;
}

/** One choice of many places, by pointer, key or voice. */
export function PickForm({ label, groups, submit, onPick, onCancel }: PickFormProps) {
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState(groups[0]?.choices[0]?.value ?? "");
  useEffect(() => list.current?.focus(), []);
  return (
    <form
      className="mt-2 flex w-full basis-full flex-wrap items-end gap-2 rounded-control border border-line bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== "") onPick(value);
      }}
    >
      <div className="min-w-0 grow">
        <label htmlFor={id} className="block truncate text-xs font-medium text-ink-3">
          {label}
        </label>
        <select
          ref={list}
          id={id}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onCancel();
          }}
          className="mt-1 h-9 w-full rounded-control border border-line-strong bg-surface px-2 text-sm text-ink"
        >
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <Button type="submit" size="small" look="primary" disabled={value === ""}>
        {submit}
      </Button>
      <Button size="small" onClick={onCancel}>
        {say("pick.cancel")}
      </Button>
    </form>
  );
}
