import { Plus } from "lucide-react";

export interface AddButtonProps {
  /** Address of the list that it adds to. */
  readonly list: string;
  readonly label: string;
  /** Says where, for those who hear the button alone. */
  readonly to?: string | undefined;
  readonly onClick: () => void;
}

/** Adds to a list. */
export function AddButton({ list, label, to, onClick }: AddButtonProps) {
  return (
    <button
      type="button"
      data-add={list}
      onClick={onClick}
      className={
        "inline-flex min-h-9 items-center gap-1.5 rounded-control border border-dashed border-line-strong/70 px-2.5 text-sm text-ink-2 " +
        "hover:border-line-strong hover:text-ink"
      }
    >
      <Plus className="size-4" aria-hidden="true" />
      {label}
      {to === undefined ? null : <span className="sr-only">: {to}</span>}
    </button>
  );
}
