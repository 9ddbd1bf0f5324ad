export interface CheckBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A labelled box that is ticked or not. */
export function CheckBox({ label, checked, disabled, onChange }: CheckBoxProps) {
  return (
    <label className="flex min-h-9 items-center gap-2.5">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
