import { useId } from "react";

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of several, as the system's own list. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, choices, onChange } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium text-ink-2">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const next = choices.find((choice) => choice.value === event.target.value);
          if (next !== undefined) onChange(next.value);
        }}
        className="mt-1.5 h-12 w-full rounded-control border border-line-strong/70 bg-surface px-3 text-ink hover:border-line-strong"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
