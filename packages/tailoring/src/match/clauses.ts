/** How a clause hangs on the one before it. */
export type Joint = "start" | "stop" | "comma" | "label" | "aside";

/** A piece of a line that stands or falls by itself. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly joint: Joint;
}

const short = "e\\.g|i\\.e|exp|approx|incl|st|dr|vs|no|nr|ltd|co|cert|dept|yrs?";
const seams = new RegExp(
  [
    "(?<stop>;\\s*|\\n+|(?<!\\b(?:" +
      short +
      "))[.!?]\\s+|\\s(?:but|though|although|whereas|while|yet|however)\\s)",
    "(?<label>:\\s+|\\s[-–—]\\s|\\s*\\()",
    "(?<aside>\\)[,;]?\\s*)",
    "(?<comma>,\\s+)",
  ].join("|"),
  "giu",
);

function jointOf({ groups = {} }: RegExpMatchArray): Joint {
  if (groups["stop"] !== undefined) return "stop";
  if (groups["label"] !== undefined) return "label";
  return groups["aside"] === undefined ? "comma" : "aside";
}

/** The clauses of a line in order, cut at stops, commas, colons, dashes and brackets. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let joint: Joint = "start";
  const add = (end: number) => {
    if (text.slice(start, end).trim() !== "")
      clauses.push({ text: text.slice(start, end), start, end, joint });
  };
  for (const seam of text.matchAll(seams)) {
    add(seam.index);
    start = seam.index + seam[0].length;
    joint = jointOf(seam);
  }
  add(text.length);
  return clauses;
}
