import type { Change } from "@savile/model";
import { clsx } from "clsx";
import { Check, CircleDashed, CircleHelp, Pencil, RotateCcw, Undo2 } from "lucide-react";
import { t } from "../work/messages.ts";
import { say } from "../refine/messages.ts";
import type { ChangeView } from "../review/change-view.ts";

const looks = {
  proposed: { color: "text-warn", icon: CircleHelp },
  accepted: { color: "text-add", icon: Check },
  confirmed: { color: "text-add", icon: Check },
  edited: { color: "text-accent", icon: Pencil },
  rejected: { color: "text-ink-2", icon: Undo2 },
  outdated: { color: "text-warn", icon: RotateCcw },
} as const satisfies Record<Change["state"], object>;

/** What became of a change, in words, with an icon. */
export function ChangeStateChip({ view }: { readonly view: ChangeView }) {
  const { state, reviewed } = view;
  const open = state === "accepted" && !reviewed;
  const { color, icon } = looks[state];
  const Icon = open ? CircleDashed : icon;
  return (
    <span
      className={clsx(
        "flex items-center gap-1.5 text-xs font-semibold",
        open ? "text-ink-3" : color,
      )}
    >
      <Icon className="size-3.5" strokeWidth={2.25} aria-hidden="true" />
      {open
        ? t("change.open")
        : state === "proposed" && !view.needsProof
          ? say("change.proposed")
          : t(`change.state.${state}`)}
    </span>
  );
}

const gradeLooks = {
  quoted: "border-line text-ink-2",
  reworded: "border-line text-ink-2",
  "not-in-file": "border-del text-del",
} as const;

/** How near the words are to the file. */
export function GradeChip({ grade }: { readonly grade: NonNullable<ChangeView["grade"]> }) {
  return (
    <span className={clsx("rounded-mark border px-1.5 text-xs/5", gradeLooks[grade])}>
      {t(`change.grade.${grade}`)}
    </span>
  );
}
