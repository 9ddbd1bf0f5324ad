import type { ReactNode } from "react";
import { t } from "../lib/texts/messages.ts";

export interface ScreenTitleProps {
  readonly children: string;
}

/** Title of the browser tab for a screen. */
export function ScreenTitle({ children }: ScreenTitleProps) {
  return <title>{t("app.title", { screen: children })}</title>;
}

export interface ScreenHeadProps {
  readonly title: string;
  readonly lead?: string;
  readonly aside?: ReactNode;
}

/** Heading of a screen: its one `h1`, a sentence, and what stands opposite. */
export function ScreenHead({ title, lead, aside }: ScreenHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <ScreenTitle>{title}</ScreenTitle>
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold tracking-tighter">{title}</h1>
        {lead === undefined ? null : <p className="mt-1.5 text-ink-2">{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
