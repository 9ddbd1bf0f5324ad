import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps } from "react";

export interface FieldProps extends Omit<ComponentProps<"input">, "className" | "id"> {
  readonly label: string;
  readonly error?: string | null;
}

/** A labelled input; the error stands below it and is named by it. */
export function Field({ label, error, ...rest }: FieldProps) {
  const id = useId();
  const wrong = error !== undefined && error !== null;
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium text-ink-2">
        {label}
      </label>
      <input
        id={id}
        {...rest}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-error` : undefined}
        className={clsx(
          "mt-1.5 h-12 w-full rounded-control border bg-surface px-3.5 text-ink placeholder:text-ink-3",
          "transition-colors hover:border-line-strong",
          wrong ? "border-danger" : "border-line-strong/70",
        )}
      />
      {wrong ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
