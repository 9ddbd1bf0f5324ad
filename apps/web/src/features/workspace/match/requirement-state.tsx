import type { Coverage } from "@savile/model";
import { clsx } from "clsx";
import { Check, Minus, X } from "lucide-react";
import { t } from "../work/messages.ts";

const looks = {
  met: { text: "mark-hit", color: "text-add", icon: Check },
  partly: { text: "mark-part", color: "text-warn", icon: Minus },
  missing: { text: "mark-miss", color: "text-del", icon: X },
} as const satisfies Record<Coverage, object>;

// A mark around several lines is noise; icon and word say the same.
const longestMarked = 44;

export interface RequirementNameProps {
  readonly text: string;
  readonly coverage: Coverage;
}

/** Whether it is met, as a sign. */
export function StateIcon({ coverage }: Pick<RequirementNameProps, "coverage">) {
  const { color, icon: Icon } = looks[coverage];
  return (
    <Icon className={clsx("mt-0.5 size-4 shrink-0", color)} strokeWidth={2.5} aria-hidden="true" />
  );
}

/** Words of the posting, marked as they are in it. */
export function RequirementName({ text, coverage }: RequirementNameProps) {
  return <span className={text.length > longestMarked ? "" : looks[coverage].text}>{text}</span>;
}

export interface StateWordProps extends Pick<RequirementNameProps, "coverage"> {
  /** Whether the file carries it and the page does not show it. */
  readonly unshown: boolean;
}

/** Whether it is met, in words. */
export function StateWord({ coverage, unshown }: StateWordProps) {
  return (
    <>
      <span className={clsx("text-xs font-medium", looks[coverage].color)}>
        {t(`match.${coverage}`)}
      </span>
      {unshown ? <span className="text-xs text-ink-3"> ({t("match.unshown")})</span> : null}
    </>
  );
}
