import type { SourceLine } from "@savile/model";

export interface SourcePageProps {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly SourceLine[];
  readonly marked: ReadonlySet<string>;
  readonly onSelect: (lineId: string) => void;
}

// Share of a line's height that its letters take, and where its base line lies.
const letterShare = 0.82;
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
      <text
        x={box.x}
        y={box.y + box.h * baseShare}
        fontSize={box.h * letterShare}
        fontWeight={line.role === "heading" ? 620 : 400}
        textLength={box.w > 4 ? box.w : undefined}
        lengthAdjust="spacingAndGlyphs"
        className={marked ? "fill-marker-ink" : "fill-ink"}
      >
        {line.text}
      </text>
    </g>
  );
}

/** A page of the file, redrawn from its positioned lines. A pointer's view; the list of lines serves the keyboard. */
export function SourcePage({ width, height, lines, marked, onSelect }: SourcePageProps) {
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
