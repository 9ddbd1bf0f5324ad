import type { Resume } from "@savile/model";
import type { Rewording } from "./read-rewordings.ts";

/** A rewording as a model would answer it: for a slot, in the words that would be printed there. */
export interface Placed extends Rewording {
  readonly slot: string;
  readonly wording: string;
}

/** What of a resume can be worded: its summary and the lines of its jobs. */
interface Worded {
  readonly summary: string;
  readonly experience: readonly Pick<Resume["experience"][number], "id" | "bullets">[];
}

function bare(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\s.]+$/, "");
}

/** A sentence of the summary is worded within the whole of it. */
function inSummary(rewording: Rewording, { summary }: Worded): Placed[] {
  const { line, text } = rewording;
  if (!summary.includes(line)) return [];
  return [{ ...rewording, slot: "summary", wording: summary.replace(line, () => text) }];
}

function inRole(rewording: Rewording, { experience }: Worded): Placed[] {
  const addresses = experience.flatMap((role) =>
    role.bullets
      .filter((bullet) => bare(bullet.text) === bare(rewording.line))
      .map((bullet) => `${role.id}.${bullet.id}`),
  );
  return addresses
    .slice(0, 1)
    .map((slot): Placed => ({ ...rewording, slot, wording: rewording.text }));
}

/** The rewordings by the places of a resume as it was read; one whose line was not read so has none. */
export function placeRewordings(rewordings: readonly Rewording[], resume: Worded): Placed[] {
  return rewordings.flatMap((one) =>
    one.place === "summary" ? inSummary(one, resume) : inRole(one, resume),
  );
}

/** Rewordings in turns: each turn words a place once. */
export function inTurns(placed: readonly Placed[]): Placed[][] {
  const turns: Placed[][] = [];
  for (const one of placed) {
    const free = turns.find((turn) => turn.every(({ slot }) => slot !== one.slot));
    if (free === undefined) turns.push([one]);
    else free.push(one);
  }
  return turns;
}

/** A resume without lines that had their turn, so that others come to theirs. */
export function withoutLines(resume: Resume, slots: ReadonlySet<string>): Resume {
  const experience = resume.experience.map((role) => ({
    ...role,
    bullets: role.bullets.filter((bullet) => !slots.has(`${role.id}.${bullet.id}`)),
  }));
  return { ...resume, experience };
}
