import { clsx } from "clsx";
import { useId, useState } from "react";
import type { RefObject } from "react";
import { t } from "./messages.ts";

/** Digits of a sign-in code. */
export const codeLength = 6;

/** The digits of what was typed or pasted, cut to the length of a code. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, codeLength);
}

const places = Array.from({ length: codeLength }, (_, place) => place);

export interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onEnter: () => void;
  readonly error: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Six boxes drawn over one real input, so that paste, auto-fill and screen readers work as everywhere. */
export function CodeField({ value, onChange, onEnter, error, input }: CodeFieldProps) {
  const id = useId();
  const [focused, setFocused] = useState(false);
  const active = Math.min(value.length, codeLength - 1);
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium text-ink-2">
        {t("code.label")}
      </label>
      <div className="relative mt-1.5">
        <div aria-hidden="true" className="grid grid-cols-6 gap-2">
          {places.map((place) => (
            <span
              key={place}
              className={clsx(
                "flex h-14 items-center justify-center rounded-control border bg-surface text-xl font-semibold tabular",
                error === null ? "border-line-strong/70" : "border-danger",
                focused && place === active && "border-accent outline-2 outline-accent",
              )}
            >
              {value.charAt(place)}
            </span>
          ))}
        </div>
        <input
          id={id}
          ref={input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(digitsOf(event.target.value))}
          onKeyDown={({ key }) => {
            if (key === "Enter") onEnter();
          }}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          aria-invalid={error !== null}
          aria-describedby={error === null ? `${id}-hint` : `${id}-error`}
          className="absolute inset-0 size-full cursor-text opacity-0"
        />
      </div>
      {error === null ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-3">
          {t("code.expires")}
        </p>
      ) : (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
