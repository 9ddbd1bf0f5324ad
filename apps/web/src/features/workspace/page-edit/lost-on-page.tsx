import type { Page } from "@savile/model";
import { boxOf } from "./box-of.ts";
import { focusRegion } from "./focus-region.ts";
import { spotOn } from "./open-line.ts";
import { LostNote } from "../lost/lost-note.tsx";
import type { LostText } from "../lost/lost-text.ts";

export interface LostOnPageProps {
  readonly lost: LostText;
  readonly page: Page;
  /** Whether the field of the line is open: the note leaves room for it. */
  readonly open: boolean;
}

/** Room for a field of one line, which is a little larger than its text. */
const roomOfField = "2.25rem";

/** The old text of a line, below the line on its page. */
export function LostOnPage({ lost, page, open }: LostOnPageProps) {
  const spot = spotOn(page, lost.path);
  if (spot === null) return null;
  const { left, top, height } = boxOf(spot, page);
  return (
    <div
      className="absolute z-20 w-max max-w-[min(32rem,88%)]"
      style={{
        left: `min(${left}, 12%)`,
        top: `calc(${top} + ${height} + ${open ? roomOfField : "6px"})`,
      }}
    >
      <LostNote key={lost.old} lost={lost} onDone={() => focusRegion(lost.path)} />
    </div>
  );
}
