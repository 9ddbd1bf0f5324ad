import type { DocumentKind, Page } from "@savile/model";
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { labelOf } from "../edit/form-shape.ts";
import { FieldBox } from "../field/field-box.tsx";
import { shapeOfField } from "../field/rules.ts";
import { useTraceStore } from "../work/trace.ts";
import type { Work } from "../work/view-model.ts";
import { boxOf } from "./box-of.ts";
import { LineTools } from "./line-tools.tsx";
import { t } from "./messages.ts";
import { below, spotOn, typeOf } from "./open-line.ts";
import type { OpenLine, Spot } from "./open-line.ts";
import { pageFace } from "./page-face.ts";
import { useOpenLine } from "./use-open-line.ts";

export interface PageEditorProps {
  readonly work: Work;
  readonly kind: DocumentKind;
  readonly page: Page;
  readonly pages: readonly Page[];
  readonly open: OpenLine;
  readonly onOpen: (open: OpenLine | null) => void;
}

/** No field is narrower than this: a date of the page's edge can be read while it is typed. */
const leastWidth = "15rem";
const smallestType = "13px";
/** From here on the tools stand below a field: above it they would leave the page. */
const toolsAboveFrom = 0.07;

/** The field stands over its text: as wide, set as the page prints it, and never beyond the page. */
function placeOfField(spot: Spot, page: Page): CSSProperties {
  const { left, top, width } = boxOf(spot, page);
  const { size, leading } = typeOf(page, spot);
  return {
    left: `max(0px, min(calc(${left} - 5px), calc(100% - ${leastWidth})))`,
    top: `calc(${top} - 4px)`,
    width: `min(max(calc(${width} + 10px), ${leastWidth}), 100%)`,
    fontSize: `max(${smallestType}, ${(size / page.w) * 100}cqw)`,
    lineHeight: leading / size,
  };
}

/** The open text of a page: its field at its place, with the tools of its line. */
export function PageEditor(props: PageEditorProps) {
  const { work, kind, page, open } = props;
  const printed = spotOn(page, open.path);
  const spot = printed === null ? open.spot : open.fresh === null ? printed : below(printed);
  const line = useOpenLine(props);
  const trace = useTraceStore();
  const label = labelOf(open.path);
  const atTop = spot.y < page.h * toolsAboveFrom;
  const atRight = spot.x > page.w / 2;
  return (
    <div className="pointer-events-none absolute inset-0 z-20 [container-type:inline-size]">
      <div
        data-open-line={open.path}
        // A layer of its own: a key paints the field, not the page below it.
        className="paper pointer-events-auto absolute rounded-mark will-change-transform"
        style={placeOfField(spot, page)}
        onFocus={() => trace.point({ by: "line", kind, path: open.path })}
        onBlur={() => trace.point(null)}
      >
        <FieldBox
          key={`${open.path} ${open.turn}`}
          label={open.fresh === null ? label : t("tools.new", { label })}
          value={line.value}
          shape={shapeOfField(kind, open.path)}
          caret={open.caret}
          lines={line.keys}
          onKey={line.onKey}
          onCommit={line.onCommit}
          onDraft={line.onDraft}
          onClose={line.onClose}
          style={pageFace(work.session.template, open.path)}
          className="scroll-my-16 rounded-mark px-1 py-[3px] text-[1em] shadow-float"
        >
          <LineTools
            label={label}
            acts={line.acts}
            onTab={line.onTab}
            className={clsx(
              "absolute",
              atTop ? "top-full mt-1" : "bottom-full mb-1",
              atRight ? "right-0" : "left-0",
            )}
          />
        </FieldBox>
      </div>
    </div>
  );
}
