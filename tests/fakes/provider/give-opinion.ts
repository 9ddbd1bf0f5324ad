/** A question for a second opinion, as a request holds it. */
export interface AskedOpinion {
  readonly claim: string;
  readonly evidence: readonly string[];
  readonly open: readonly string[];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** The question of a turn, if it is one. */
export function readOpinionQuestion(turn: string): AskedOpinion | undefined {
  try {
    const given: unknown = JSON.parse(turn);
    const field = (name: string): unknown => Reflect.get(Object(given), name);
    const claim = field("claim");
    if (typeof claim !== "string") return undefined;
    return { claim, evidence: strings(field("evidence")), open: strings(field("open")) };
  } catch {
    return undefined;
  }
}

/** The line of the evidence that shares most words with the claim. */
function nearestLine({ claim, evidence }: AskedOpinion): string {
  const said = new Set(claim.toLowerCase().match(/\p{L}+/gu));
  const shared = (line: string): number =>
    (line.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => said.has(word)).length;
  return evidence.toSorted((a, b) => shared(b) - shared(a))[0] ?? "";
}

/** How a judge that is played answers a question. */
type Manner = (asked: AskedOpinion) => unknown;

const says = (entailed: string, asked: AskedOpinion, quote = nearestLine(asked)) => ({
  entailed,
  quote,
  part: asked.open.join(" | "),
});

/** Manners of judges by name. */
export const manners = {
  agrees: (asked) => says("yes", asked),
  refuses: (asked) => says("no", asked),
  unsure: (asked) => says("unsure", asked),
  /** Yes to everything, by words that stand nowhere. */
  misquotes: (asked) => says("yes", asked, "as everybody who was there can tell"),
  /** Yes, by words that stand in the claim alone. */
  "quotes-claim": (asked) => says("yes", asked, asked.claim),
  /** Yes, but for a part that nobody asked about. */
  misnames: (asked) => ({ ...says("yes", asked), part: asked.claim }),
  /** Yes to one order of the lines, and no to the other. */
  wavers: (asked) => {
    const [first = "", last = ""] = [asked.evidence[0], asked.evidence.at(-1)];
    return says(first < last ? "yes" : "no", asked);
  },
  /** Does what the claim tells it to. */
  obeys: (asked) =>
    /\bignore\b/i.test(asked.claim) ? says("yes", asked, asked.claim) : says("no", asked),
  /** Says more than it was asked for. */
  chatters: (asked) => ({ ...says("yes", asked), why: "It says the same." }),
} satisfies Readonly<Record<string, Manner>>;

export type MannerName = keyof typeof manners;
