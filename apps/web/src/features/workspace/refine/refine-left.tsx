import type { RefinementsLeft } from "@savile/contracts";
import { keepStep } from "../../../lib/kept-step.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { say } from "./messages.ts";

const unlimited = -1;

function rest({ used, limit }: RefinementsLeft["session"]): number {
  return limit === unlimited ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
}

/** Whether nothing more may be asked for, and which of both counts says so. */
export function spentOf(left: RefinementsLeft | undefined): "session" | "month" | null {
  if (left === undefined) return null;
  if (rest(left.session) === 0) return "session";
  return rest(left.month) === 0 ? "month" : null;
}

function leftText({ session, month }: RefinementsLeft): string {
  if (session.limit === unlimited && month.limit === unlimited) return say("refine.unlimited");
  const ofMonth = rest(month) < rest(session);
  const { limit } = ofMonth ? month : session;
  const n = ofMonth ? rest(month) : rest(session);
  return say(ofMonth ? "refine.leftMonth" : "refine.left", { n, m: limit });
}

/** How many instructions are left. */
export function LeftCount({ left }: { readonly left: RefinementsLeft | undefined }) {
  if (left === undefined) return null;
  return <p className="text-xs text-ink-3 tabular">{leftText(left)}</p>;
}

/** Says that the plan holds no more, with the way to a larger one. */
export function SpentNote({ spent }: { readonly spent: "session" | "month" | null }) {
  if (spent === null) return null;
  return (
    <Note
      kind="warn"
      title={say(spent === "session" ? "refine.none.session" : "refine.none.month")}
      actions={
        <a
          href="/subscription?tab=pricing"
          onClick={() => keepStep()}
          className={buttonClass("secondary", "small")}
        >
          {say("refine.upgrade")}
        </a>
      }
    >
      {say("refine.none.text")}
    </Note>
  );
}
