import type { SourceLine } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { pagePictureQuery } from "../../../lib/page-picture.ts";
import { useSeen } from "../../../lib/use-seen.ts";
import { say } from "./messages.ts";

export interface FileLinesProps {
  readonly lines: readonly SourceLine[];
  readonly lit: ReadonlySet<string>;
  /** A line was pointed at, or `null` where none is any more. */
  readonly onPoint: (line: string | null) => void;
}

const litLook =
  "data-[lit=true]:bg-marker/60 data-[lit=true]:shadow-[3px_0_0_var(--accent)] " +
  "forced-colors:data-[lit=true]:outline-2";

/** Lines of a file without pages, as they stand in it. */
export function FileLines({ lines, lit, onPoint }: FileLinesProps) {
  return (
    <ul
      aria-label={say("split.lines")}
      className="paper rounded-sheet px-4 py-5 text-sm whitespace-pre-wrap shadow-sheet"
    >
      {lines.map(({ id, text, role, bullet }) => (
        <li
          key={id}
          data-file-line={id}
          data-lit={lit.has(id)}
          onPointerEnter={() => onPoint(id)}
          onPointerLeave={() => onPoint(null)}
          className={`min-h-5 rounded-mark px-1.5 py-0.5 ${role === "heading" ? "mt-3 font-semibold" : ""} ${litLook}`}
        >
          {bullet === undefined ? "" : "• "}
          {text}
        </li>
      ))}
    </ul>
  );
}

export interface FilePageProps extends FileLinesProps {
  readonly uploadId: string;
  /** Number of the page, from 1. */
  readonly number: number;
  readonly size: { readonly w: number; readonly h: number };
}

/** A page of the file as it is, with a place over each of its lines; its lines alone where it cannot be had. */
export function FilePage({ uploadId, number, size, lines, lit, onPoint }: FilePageProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const drawn = useQuery(pagePictureQuery(uploadId, number, seen));
  if (drawn.isError) return <FileLines lines={lines} lit={lit} onPoint={onPoint} />;
  return (
    <div
      ref={place}
      aria-busy={drawn.isPending}
      className="paper relative rounded-sheet shadow-sheet"
      style={{ aspectRatio: `${size.w} / ${size.h}` }}
    >
      {drawn.data === undefined ? (
        <span className="absolute inset-6 skeleton" />
      ) : (
        <img src={drawn.data} alt={say("split.page", { n: number })} className="block size-full" />
      )}
      {lines.map(({ id, box }) =>
        box === undefined ? null : (
          <span
            key={id}
            data-file-line={id}
            data-lit={lit.has(id)}
            onPointerEnter={() => onPoint(id)}
            onPointerLeave={() => onPoint(null)}
            className={`absolute rounded-mark mix-blend-multiply ${litLook}`}
            style={{
              left: `${((box.x - 2) / size.w) * 100}%`,
              top: `${((box.y - 1) / size.h) * 100}%`,
              width: `${((box.w + 4) / size.w) * 100}%`,
              height: `${((box.h + 2) / size.h) * 100}%`,
            }}
          />
        ),
      )}
    </div>
  );
}
