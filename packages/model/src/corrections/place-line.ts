import type { Extraction } from "../tailoring/extraction.ts";
import type { Correction } from "./correction.ts";
import { findPart, hasField } from "./draft.ts";
import type { Draft, Value } from "./draft.ts";
import { cleaned, isFit, kindLater, roomFor } from "./value.ts";
import type { Refused } from "./value.ts";

type Of<Op extends Correction["op"]> = Extract<Correction, { op: Op }>;

/** The part of a line of the file that `text` names, as a value with its place. */
function placedValue(lines: Extraction["lines"], one: Of<"placeLine">): Value | undefined {
  let start = 0;
  for (const line of lines) {
    if (line.id === one.line) {
      const text = (one.text ?? line.text).trim();
      const at = line.text.indexOf(text);
      if (text === "" || at < 0 || line.hidden !== undefined) return undefined;
      const page = line.page === undefined ? {} : { page: line.page };
      const span = { start: start + at, end: start + at + text.length, ...page, lines: [line.id] };
      const clean = cleaned(text);
      return {
        text: clean,
        fact: {
          id: "",
          kind: kindLater,
          text: clean,
          span,
          confidence: 1,
          origin: { by: "extracted" },
        },
      };
    }
    start += line.text.length + 1;
  }
  return undefined;
}

/** Puts a line of the file to a free value, or as a new line of an entry. */
export function placeLine(draft: Draft, one: Of<"placeLine">, lines: Extraction["lines"]): Refused {
  const value = placedValue(lines, one);
  const dot = one.to.indexOf(".");
  const part = findPart(draft, dot < 0 ? "" : one.to.slice(0, dot));
  if (value === undefined || part === undefined) return "bad_place";
  const name = one.to.slice(dot + 1);
  if (!isFit(value.text, part.shape.fields[name])) return "bad_text";
  if (hasField(part, name)) {
    if (part.fields.has(name)) return "occupied";
    part.fields.set(name, value);
  } else {
    const refused = roomFor(part, name);
    if (refused !== undefined) return refused;
    part.lines = [...part.lines, { ...value, id: name }];
  }
  draft.placed.add(one.line);
  return undefined;
}
