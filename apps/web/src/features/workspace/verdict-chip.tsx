import type { Claim } from "@savile/model";
import { clsx } from "clsx";
import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { t } from "../../messages-signed-in.ts";

const looks = {
  supported: { color: "text-add", icon: CircleCheck },
  weak: { color: "text-warn", icon: CircleHelp },
  unsupported: { color: "text-del", icon: CircleX },
} as const;

function labelOf(claim: Claim): string {
  if (claim.by === "form") return t("claim.form");
  return claim.by === "user" ? t("claim.user") : t(`claim.${claim.verdict}`);
}

/** The verdict on a line: icon, colour and words. */
export function VerdictChip({ claim }: { readonly claim: Claim }) {
  const { color, icon: Icon } = looks[claim.verdict];
  return (
    <p className={clsx("flex items-center gap-1.5 text-sm font-semibold", color)}>
      <Icon className="size-4" aria-hidden="true" />
      {labelOf(claim)}
    </p>
  );
}
