import type { SourceLine } from "@savile/model";
import { clsx } from "clsx";
import type { MouseEvent } from "react";
import { placeLine, sizeOf } from "./place-line.ts";

export interface SourcePageProps {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly SourceLine[];
  readonly marked: ReadonlySet<string>;
  /** Address of a picture of the page, `null` where there is none (yet). */
  readonly picture: string | null;
  /** Whether the lines are set as text, because no picture will come; else they lie over it unseen. */
  readonly redrawn: boolean;
  readonly onSelect: SelectLine;
}

/** A line was chosen; `share` tells how far along it the pointer was (0..1). */
export type SelectLine = (lineId: string, share: number | null) => void;

// Where the base line of a line lies, in parts of its height.
const baseShare = 0.78;

interface PlacedLineProps {
  readonly line: SourceLine;
  readonly marked: boolean;
  readonly over: boolean;
  readonly onSelect: SelectLine;
}

function shareAlong(event: MouseEvent<SVGGElement>): number | null {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) : null;
}

function PlacedLine({ line, marked, over, onSelect }: PlacedLineProps) {
  const { box } = line;
  if (box === undefined || line.text === "") return null;
  return (
    <g
      data-line={line.id}
      className="cursor-pointer"
      onClick={(event) => onSelect(line.id, shareAlong(event))}
      opacity={line.hidden === undefined ? 1 : 0.45}
    >
      <rect
        x={box.x - 3}
        y={box.y - 1}
        width={box.w + 6}
        height={box.h + 2}
        rx={2}
        className={clsx(
          marked ? "fill-marker" : "fill-transparent hover:fill-marker/40",
          over && "mix-blend-multiply",
        )}
      />
      {(over ? [] : placeLine(line)).map((run) => (
        <text
          key={`${run.anchor} ${run.x}`}
          x={run.x}
          y={box.y + box.h * baseShare}
          fontSize={sizeOf(box.h)}
          fontWeight={line.role === "heading" ? 620 : 400}
          textAnchor={run.anchor}
          textLength={run.width}
          lengthAdjust="spacingAndGlyphs"
          className={marked ? "fill-marker-ink" : "fill-ink"}
        >
          {run.text}
        </text>
      ))}
    </g>
  );
}

/** A page of the file as its picture, or redrawn from its lines. A pointer's view; the list of lines serves the keyboard. */
export function SourcePage(props: SourcePageProps) {
  const { width, height, lines, marked, picture, redrawn, onSelect } = props;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="paper block w-full rounded-sheet shadow-sheet"
      aria-hidden="true"
    >
      {picture === null ? null : <image href={picture} width={width} height={height} />}
      {lines.map((line) => (
        <PlacedLine
          key={line.id}
          line={line}
          marked={marked.has(line.id)}
          over={!redrawn}
          onSelect={onSelect}
        />
      ))}
    </svg>
  );
}
