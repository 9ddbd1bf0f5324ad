import type { Seniority } from "@savile/model";

const rungs: readonly (readonly [RegExp, Seniority])[] = [
  [
    /\b(?:chief|c[efotpmi]o|president|vp|svp|evp|managing director|executive director|partner|superintendent)\b/i,
    "executive",
  ],
  [
    /\b(?:director|head of|dean|controller|comptroller|general manager|plant manager|school principal)\b/i,
    "director",
  ],
  [
    /\b(?:principal|distinguished|staff (?:\w+ ){0,2}(?:engineer|scientist|designer|developer|architect))\b/i,
    "staff",
  ],
  [
    /\b(?:senior|sr|lead|expert|charge nurse|head chef|executive chef|master electrician|foreman|team leader)\b/i,
    "senior",
  ],
  [
    /\b(?:junior|jr|intern|internship|trainee|graduate|entry[- ]level|apprentice|apprenticeship|student|new grad)\b/i,
    "entry",
  ],
];

/** The rung that a job title stands on; titles that say nothing are in the middle. */
export function seniorityOfTitle(title: string): Seniority {
  const vice = /\bvice president\b/i.test(title);
  if (vice) return "executive";
  const assistant =
    /\b(?:executive assistant|assistant to|assistant director|president's office)\b/i.test(title);
  if (assistant) return "mid";
  return rungs.find(([pattern]) => pattern.test(title))?.[1] ?? "mid";
}

const formalCues =
  /\b(?:shall|hereby|pursuant|candidates? (?:must|should|will)|the (?:candidate|incumbent|employee|applicant)|is responsible for|statutory|regulatory|compliance|legal|financial|audit|government|department of|accredited|license[ds]?|requirements are|will be required|confidential)\b/gi;
const casualCues =
  /!|\b(?:we're|you'll|you're|let's|we've|don't|awesome|cool|fun|hey|love|rockstar|ninja|super|folks|crew|vibe|snacks|beer|pizza|dogs?)\b|[\u{1F300}-\u{1FAFF}]|:\)/giu;

/** How formal a posting is, 0 (casual) to 1 (formal), by its cues per line of text. */
export function formalityOf(text: string): number {
  const formal = [...text.matchAll(formalCues)].length;
  const casual = [...text.matchAll(casualCues)].length;
  const both = formal + casual;
  if (both === 0) return 0.5;
  const pull = (formal - casual) / (both + 2);
  return Math.round(Math.min(1, Math.max(0, 0.5 + pull / 2)) * 100) / 100;
}
