import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Spinner } from "./spinner.tsx";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "narrow" | "small" | "normal" | "large";

const base =
  "inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none " +
  "border transition-colors disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50";
const looks: Record<ButtonLook, string> = {
  primary:
    "bg-accent text-accent-ink border-transparent enabled:hover:bg-accent/90 enabled:active:bg-accent/80",
  secondary:
    "bg-surface text-ink border-line enabled:hover:border-line-strong enabled:active:bg-raised",
  quiet:
    "bg-transparent text-ink-2 border-transparent enabled:hover:bg-line/50 enabled:hover:text-ink",
  danger: "bg-surface text-danger border-line enabled:hover:border-danger",
};
const sizes: Record<ButtonSize, string> = {
  narrow: "h-10 px-2.5 text-base",
  small: "h-9 px-3 text-sm",
  normal: "h-10 px-4 text-base",
  large: "h-12 px-6 text-base",
};

/** Class names of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = "secondary", size: ButtonSize = "normal"): string {
  return clsx(base, looks[look].replaceAll("enabled:", ""), sizes[size]);
}

export interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  /** The side on which another button continues this one. */
  readonly joined?: "start" | "end";
  /** Shows that the click is being worked on; label and focus stay in place, and another click does nothing. */
  readonly busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { look = "secondary", size = "normal", wide, joined, busy, ...others } = props;
  const { children, onClick, ...rest } = others;
  return (
    <button
      type="button"
      {...rest}
      {...(busy === true ? { "aria-disabled": true } : {})}
      onClick={busy === true ? (event) => event.preventDefault() : onClick}
      className={clsx(
        base,
        looks[look],
        sizes[size],
        wide === true && "w-full",
        joined === "end" && "rounded-r-none border-r-current/30",
        joined === "start" && "rounded-l-none",
      )}
    >
      {busy === true ? <Spinner /> : null}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly label: string;
}

/** A square button with an icon; `label` is its name and its tooltip. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={clsx(base, looks.quiet, "size-9 shrink-0")}
    >
      {children}
    </button>
  );
}
