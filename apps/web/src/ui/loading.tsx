import type { ReactNode } from "react";
import { t } from "../lib/texts/messages.ts";

export interface LoadingProps {
  readonly className?: string;
  /** Skeletons of the final size. */
  readonly children: ReactNode;
}

/** Stands in for content that is on its way. */
export function Loading({ className, children }: LoadingProps) {
  return (
    <output aria-label={t("app.loading")} className={className ?? "block"}>
      {children}
    </output>
  );
}
