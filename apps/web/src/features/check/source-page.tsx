import type { SourceLine } from "@savile/model";
import { placeLine, sizeOf } from "./place-line.ts";

export interface SourcePageProps {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly SourceLine[];
  readonly marked: ReadonlySet<string>;
  readonly onSelect: (lineId: string) => void;
}

// Where the base line of a line lies, in parts of its height.
const baseShare = 0.78;

interface PlacedLineProps {
  readonly line: SourceLine;
  readonly marked: boolean;
  readonly onSelect: (lineId: string) => void;
}

function PlacedLine({ line, marked, onSelect }: PlacedLineProps) {
  const { box } = line;
  if (box === undefined || line.text === "") return null;
  return (
    <g
      data-line={line.id}
      className="cursor-pointer"
      onClick={() => onSelect(line.id)}
      opacity={line.hidden === undefined ? 1 : 0.45}
    >
      <rect
        x={box.x - 3}
        y={box.y - 1}
        width={box.w + 6}
        height={box.h + 2}
        rx={2}
        className={marked ? "fill-marker" : "fill-transparent hover:fill-marker/40"}
      />
      {placeLine(line).map((run) => (
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

/** A page of the file, redrawn from its positioned lines. A pointer's view; the list of lines serves the keyboard. */
export function SourcePage(props: SourcePageProps) {
  const { width, height, lines, marked, onSelect } = props;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="paper block w-full rounded-sheet shadow-sheet"
      aria-hidden="true"
    >
      {lines.map((line) => (
        <PlacedLine key={line.id} line={line} marked={marked.has(line.id)} onSelect={onSelect} />
      ))}
    </svg>
  );
}
