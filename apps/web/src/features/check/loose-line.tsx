import type { Extraction, SourceLine } from "@savile/model";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { say } from "./messages.ts";
import { valuesOf } from "./read-sections.ts";
import type { ReadSection } from "./read-sections.ts";
import { PlaceLine } from "./unplaced-list.tsx";

/** A selected line of the page that no value was read from, with the way to put it somewhere. */
export function LooseLine({ line }: { readonly line: SourceLine }) {
  const [open, setOpen] = useState(false);
  if (open) return <PlaceLine line={line} onDone={() => setOpen(false)} />;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-surface py-1.5 pr-1.5 pl-3 text-sm">
      <p>{say("line.loose")}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {say("line.place")}
      </Button>
    </div>
  );
}

/** The selected line, if it is one that no value was read from. */
export function looseLine(
  extraction: Extraction,
  sections: readonly ReadSection[],
  lines: ReadonlySet<string>,
): SourceLine | null {
  const [id] = lines;
  if (id === undefined || lines.size !== 1) return null;
  if (valuesOf(sections).some((value) => value.lines.includes(id))) return null;
  const line = extraction.lines.find((one) => one.id === id);
  return line === undefined || line.hidden !== undefined ? null : line;
}
