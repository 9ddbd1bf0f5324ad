import type { Source } from "../../match/source.ts";
import type { Check, Objection, SourceCheck } from "../reading/context.ts";
import { spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import {
  isNotHeld,
  isOpen,
  labelsIn,
  leavesOpen,
  nearestPart,
  openWordsOf,
} from "../reading/open-parts.ts";
import { isNeutral } from "../reading/words.ts";
import { saysOpen } from "../../match/status.ts";
import { degreesIn } from "../../posting/degrees.ts";
import { contentStems } from "../../text/stem.ts";

const opening =
  /\b(?:pursuing|completing|working (?:on|toward)|studying|training (?:for|toward)|passed|parts?|formerly|former|until)\b/i;

/** Whether a text says that something is not, or no longer, held. */
export function tellsOpen(text: string): boolean {
  return isNotHeld(text) || opening.test(text);
}

/** A certificate in progress or expired must be told as such. */
export const checkCredentialStatus: SourceCheck = (claim, { source }) =>
  claim.hits.flatMap((hit): Objection[] => {
    if (hit.term.kind !== "cert" && hit.term.kind !== "licence") return [];
    const lines = source.lines.filter((line) => line.terms.has(hit.term.id));
    const open = lines.length > 0 && lines.every((line) => isOpen(source, line));
    if (
      /\b(?:you (?:also )?ask|does not show)\b/i.test(claim.text) &&
      !/\bmy resume (?:also )?(?:shows|lists)\b/i.test(claim.text)
    )
      return [];
    if (open && !tellsOpen(claim.text)) {
      return [
        {
          hard: true,
          span: spanOf(hit),
          detail: `Your resume does not say that you hold ${hit.spelling} now.`,
        },
      ];
    }
    const adjective = /\b(current|active|valid|up[- ]to[- ]date)\b/i.exec(
      claim.text.slice(Math.max(0, hit.start - 20), hit.start),
    );
    const stated = lines.some((line) =>
      /\b(?:current|active|valid|present|20\d\d)\b/i.test(line.text),
    );
    return adjective !== null && !stated
      ? [
          {
            hard: true,
            span: spanOf(hit),
            detail: `Your resume does not say that ${hit.spelling} is ${adjective[0]}.`,
          },
        ]
      : [];
  });

const openLines = new WeakMap<Source, readonly { name: string; stems: readonly string[] }[]>();

/** The credentials of a source that are not, or no longer, held. */
function openCredentials(source: Source): readonly { name: string; stems: readonly string[] }[] {
  const before = openLines.get(source);
  if (before !== undefined) return before;
  const found = source.lines
    .filter((line) => line.kind === "cert" && isOpen(source, line))
    .map((line) => {
      const name = line.text.replace(/\([^)]*\)|[,;-]\s.*$/g, " ");
      return { name: name.trim(), stems: contentStems(name) };
    });
  openLines.set(source, found);
  return found;
}

/** Any credential that the resume marks as open, whether the lexicon knows it or not. */
export const checkOpenCredential: SourceCheck = (claim, { source }) => {
  const open = openCredentials(source);
  if (open.length === 0 || tellsOpen(claim.text)) return [];
  const form = /\bdoes not show\b|\byou (?:also )?ask\b/i.test(claim.text);
  return open.flatMap(({ name, stems }): Objection[] => {
    const held = stems.length >= 2 && stems.every((stem) => claim.stems.has(stem));
    return held && !form
      ? [
          {
            hard: true,
            span: [0, claim.text.length],
            detail: `Your resume does not say that you hold ${name} now.`,
          },
        ]
      : [];
  });
};

/** A name that is nothing but capitals and figures: initials of a designation, a code of an endorsement. */
const designation = /^(?=.*[\p{Lu}])[\p{Lu}\d]{2,}$/u;

const notHeldHere = "Your resume does not say that this was finished, won or is still held.";

/** Words and labels of a claim that stand only in what is not held. */
interface OpenSaid {
  readonly words: readonly FrameWord[];
  /** Whether one of them is a name by itself: initials, a code, a label with its figure. */
  readonly named: boolean;
}

function openSaid(claim: Frame, source: Source): OpenSaid {
  const { stems, codes } = openWordsOf(source);
  const label = labelsIn(claim.text).find((one) => codes.has(one));
  const isCode = ({ text, lower }: FrameWord) => text !== lower && codes.has(lower);
  const words = claim.words.filter(
    (word) => isCode(word) || (!word.stop && stems.has(word.stem)) || label?.endsWith(word.lower),
  );
  const alone = words.some((word) => designation.test(word.text) || isCode(word));
  return { words, named: label !== undefined || alone };
}

/**
 * A study, a certificate or an honour that the resume tells of as unfinished, lapsed or given to another, told as
 * held: two words that stand nowhere else are enough, so that no list of names is needed, and so are the initials
 * of a designation; another name asks.
 */
export const checkOpenPart: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "" || leavesOpen(claim.text)) return [];
  const { words, named } = openSaid(claim, source);
  const [first] = words;
  if (first === undefined) return [];
  const hard = named || new Set(words.map((word) => word.stem)).size > 1;
  // One word may also be said of something else: it asks, and only where it is a name.
  const asks = first.start > 0 && first.text !== first.lower;
  const span: [number, number] = [first.start, words.at(-1)?.end ?? first.end];
  return hard || asks ? [{ hard, span, detail: notHeldHere }] : [];
};

const holdsIt =
  /\b(?:earned|completed|holds?|holder|holding|finished|obtained|passed|graduat\w+|certified|certificat\w+|licen[cs]ed?|diploma|degree|designation|endorsements?|qualified|of the (?:year|quarter|month|season))\b/iu;

/** A claim to hold something whose words are those of an open part, more than those of any other part. */
export const checkNearestPart: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "" || leavesOpen(claim.text)) return [];
  if (!holdsIt.test(claim.text) && degreesIn(claim.text).length === 0) return [];
  return nearestPart(source, claim)?.open === true
    ? [{ hard: true, span: [0, claim.text.length], detail: notHeldHere }]
    : [];
};

const certified = /\b(?:certified|licensed|registered|certificated|accredited|board-certified)\b/iu;

/** Whether what a claim names stands below a head of registrations: "Professional registration", then "NMBI". */
function isBelowRegistration(claim: Frame, source: Source): boolean {
  const heads = source.lines.filter(
    ({ address, text }) => address.endsWith(".title") && /\bregistrations?\b/iu.test(text),
  );
  return heads.some(({ entry }) =>
    source.lines.some(
      (line) =>
        line.entry === entry &&
        !heads.includes(line) &&
        !isOpen(source, line) &&
        line.stems.some((stem) => claim.stems.has(stem) && !isNeutral(stem)),
    ),
  );
}

/** Whether another line than a certificate, or one that names the same, says that somebody is certified. */
function isCertifiedElsewhere(word: string, claim: Frame, source: Source): boolean {
  if (/^registered$/iu.test(word) && isBelowRegistration(claim, source)) return true;
  if (source.lines.some((line) => line.kind !== "cert" && certified.test(line.text))) return true;
  const noun = /^licensed$/iu.test(word) ? /\blicen[cs]e\b/iu : /\bcertificat(?:e|ion)\b/iu;
  return source.lines.some(
    (line) =>
      noun.test(line.text) &&
      !saysOpen(line.text) &&
      !isOpen(source, line) &&
      line.stems.some((stem) => claim.stems.has(stem)),
  );
}

/** "certified teacher" when every certificate of that name is open or expired. */
export const checkCertified: SourceCheck = (claim, { source, posting }) => {
  const found = certified.exec(claim.text);
  if (found === null || posting.text !== "" || tellsOpen(claim.text)) return [];
  const span: [number, number] = [found.index, found.index + found[0].length];
  if (isCertifiedElsewhere(found[0], claim, source)) return [];
  const certs = source.lines.filter((line) => line.kind === "cert");
  const held = certs.filter((line) =>
    line.stems.some((stem) => claim.stems.has(stem) && !isNeutral(stem)),
  );
  if (held.length > 0 && held.every((line) => isOpen(source, line)))
    return [
      { hard: true, span, detail: "Your resume does not say that this certificate is held now." },
    ];
  if (held.length === 0)
    return [
      { hard: certs.length === 0, span, detail: `Your resume does not say "${found[0]}" of this.` },
    ];
  return [];
};

const nowWords =
  /\b(?:currently|(?<!\b(?:ke(?:ep|pt)|stay(?:ed)?|remain(?:ed)?)(?:s|ing)?(?: \p{L}+){0,2} )current|presently|at present|today|now)\b/iu;

/** Roles that have ended and are told in the present, by the employer that a sentence names. */
function endedNamed(claim: string, source: Source): boolean {
  const lower = claim.toLowerCase();
  const named = source.roles.filter(
    (entry) => entry.org !== "" && lower.includes(entry.org.toLowerCase()),
  );
  return (
    named.length > 0 &&
    named.every((entry) => entry.period.end !== "" && entry.period.end !== "present")
  );
}

/** The present for what has ended. */
export const checkCurrency: Check = (claim, context) => {
  const { role, support, posting, source, cited, mode } = context;
  const end = role?.period.end;
  const ended = end !== undefined && end !== "" && end !== "present";
  if (!ended && !endedNamed(claim.text, source)) return [];
  if (cited.length === 1 && /\b(?:is|are) \p{L}+/u.test(cited[0]?.text ?? "")) return [];
  const found = nowWords.exec(claim.text);
  if (found === null || support.lower.includes(found[0].toLowerCase()) || posting.text !== "")
    return [];
  const from = claim.text.lastIndexOf(". ", found.index) + 1;
  const sentence = claim.text.slice(from).split(/[.!?]\s/)[0] ?? "";
  if (
    (!ended || mode === "prose") &&
    (!endedNamed(sentence, source) || /\b(?:was|were|until|formerly|previously)\b/i.test(sentence))
  )
    return [];
  return [
    {
      hard: true,
      span: [found.index, found.index + found[0].length],
      detail: "This role has ended.",
    },
  ];
};
