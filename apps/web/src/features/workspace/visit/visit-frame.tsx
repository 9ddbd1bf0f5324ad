import type { ReactNode } from "react";
import { ScreenTitle } from "../../../ui/screen.tsx";

export interface VisitFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A short message in the place of a result. */
export function VisitFrame({ title, children }: VisitFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[560px] px-4 py-14">
      <ScreenTitle>{title}</ScreenTitle>
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      <div className="mt-4">{children}</div>
    </div>
  );
}
