import type { Claim } from "@savile/model";
import { clsx } from "clsx";
import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { t } from "./messages.ts";
import { standingOf } from "./standing.ts";
import type { Work } from "./view-model.ts";

const looks = {
  supported: { color: "text-add", icon: CircleCheck },
  weak: { color: "text-warn", icon: CircleHelp },
  unsupported: { color: "text-del", icon: CircleX },
} as const;

/** The verdict on a line: icon, colour and words. */
export function VerdictChip({ work, claim }: { readonly work: Work; readonly claim: Claim }) {
  const { color, icon: Icon } = looks[claim.verdict];
  return (
    <p className={clsx("flex items-center gap-1.5 text-sm font-semibold", color)}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {t(`claim.${standingOf(work, claim)}`)}
    </p>
  );
}
