import type { Check, Objection } from "../context.ts";
import { spanOf } from "../frame.ts";
import { degreesIn } from "../../posting/degrees.ts";
import { openStatus, saysOpen } from "../../match/status.ts";
import { contentStems } from "../../text/stem.ts";

/** A certificate in progress or expired must be told as such. */
export const checkCredentialStatus: Check = (claim, { source }) =>
  claim.hits.flatMap((hit): Objection[] => {
    if (hit.term.kind !== "cert" && hit.term.kind !== "licence") return [];
    const lines = source.lines.filter((line) => line.terms.has(hit.term.id));
    const open = lines.some((line) => openStatus(source, line));
    if (
      /\b(?:you (?:also )?ask|does not show)\b/i.test(claim.text) &&
      !/\bmy resume (?:also )?(?:shows|lists)\b/i.test(claim.text)
    )
      return [];
    if (open && !saysOpen(claim.text) && !/\b(?:pursuing|working toward)/i.test(claim.text)) {
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

/** Any credential that the resume marks as open, whether the lexicon knows it or not. */
export const checkOpenCredential: Check = (claim, { source }) =>
  source.lines.flatMap((line): Objection[] => {
    if (line.kind !== "cert" || !openStatus(source, line) || saysOpen(claim.text)) return [];
    const name = line.text.replace(/\([^)]*\)|[,;-]\s.*$/g, " ");
    const stems = contentStems(name);
    const held = stems.length >= 2 && stems.every((stem) => claim.stems.has(stem));
    const form = /\bdoes not show\b|\byou (?:also )?ask\b/i.test(claim.text);
    return held && !form
      ? [
          {
            hard: true,
            span: [0, claim.text.length],
            detail: `Your resume does not say that you hold ${name.trim()} now.`,
          },
        ]
      : [];
  });

/** Degree levels that no cited fact names, and degrees in progress told as held. */
export const checkDegree: Check = (claim, { source, posting, support }) => {
  const lines = source.lines.filter(
    (line) =>
      line.kind === "degree" ||
      line.kind === "field" ||
      line.place === "credential" ||
      line.place === "prose",
  );
  return degreesIn(claim.text).flatMap((degree): Objection[] => {
    const span: [number, number] = [degree.start, degree.end];
    if (
      posting.text !== "" &&
      degreesIn(posting.text).some((other) => other.rung === degree.rung) &&
      /\byou ask\b/i.test(claim.text) &&
      !/\bmy\b/i.test(claim.text)
    )
      return [];
    if (degreesIn(support.text).some((other) => other.rung === degree.rung) && lines.length === 0)
      return [];
    const holding = lines.filter((line) =>
      degreesIn(line.text).some((other) => other.rung === degree.rung),
    );
    if (holding.length === 0)
      return [{ hard: true, span, detail: "Your resume does not state this degree." }];
    const open = holding.every((line) => openStatus(source, line));
    const told =
      saysOpen(claim.text) || /\b(?:student|studies|studying|20\d\d)\b/i.test(claim.text);
    return open && !told
      ? [{ hard: true, span, detail: "Your resume says that this degree is not finished." }]
      : [];
  });
};

const ladder: readonly (readonly [RegExp, number])[] = [
  [/\b(?:native|mother tongue|bilingual|c2|expert|master(?:y|ed)|guru|specialist in)\b/i, 5],
  [/\b(?:fluent|fluency|fluently|c1|advanced|deep|extensive|highly proficient|strong)\b/i, 4],
  [/\b(?:professional|proficient|proficiency|b2|solid|skilled)\b/i, 3],
  [/\b(?:conversational|intermediate|working knowledge|b1|limited working|familiar)\b/i, 2],
  [/\b(?:basic|beginner|elementary|a1|a2|introductory|novice|fundamental|some)\b/i, 1],
];

function rungOf(text: string): number | undefined {
  return ladder.find(([pattern]) => pattern.test(text))?.[1];
}

/** The level word that belongs to a term: the nearest one before it, else one in brackets behind it. */
function levelNear(
  text: string,
  start: number,
  end: number,
): { rung: number; word: string } | undefined {
  const before =
    text
      .slice(Math.max(0, start - 45), start)
      .split(/[;.]\s/)
      .at(-1) ?? "";
  let best: { rung: number; word: string; at: number } | undefined;
  for (const [pattern, rung] of ladder) {
    for (const found of before.matchAll(new RegExp(pattern.source, "gi"))) {
      if (best === undefined || found.index > best.at)
        best = { rung, word: found[0], at: found.index };
    }
  }
  if (best !== undefined) return best;
  const after =
    /^\s*(?:\(([^)]{2,30})\)|(?:[-:]\s?)((?:native|fluent|conversational|basic|expert|advanced|intermediate|proficient|professional)\b(?! experience))|speaker)/i.exec(
      text.slice(end, end + 36),
    );
  const word = after?.[1] ?? after?.[2] ?? "";
  const rung = rungOf(word);
  return rung === undefined ? undefined : { rung, word };
}

/** "conversational Spanish" is not fluent, "basic Docker" is not expert. */
export const checkProficiency: Check = (claim, { source, support, posting }) =>
  claim.hits.flatMap((hit): Objection[] => {
    if (
      posting.lower.includes(hit.spelling.toLowerCase()) &&
      /\b(?:you|posting)\b/i.test(claim.text)
    )
      return [];
    const level = levelNear(claim.text, hit.start, hit.end);
    const claimed = level?.rung;
    if (level === undefined || claimed === undefined || claimed <= 1) return [];
    const lines = source.lines.filter((line) => line.terms.has(hit.term.id));
    const siblings = source.lines.filter(
      (line) =>
        line.kind === "language" &&
        lines.some((other) => other.entry === line.entry && other.kind === "language"),
    );
    const stated = [...lines, ...siblings].flatMap((line) => rungOf(line.text) ?? []);
    if (support.lower.includes(level.word.toLowerCase()) && stated.length === 0) return [];
    if (stated.length > 0)
      return Math.max(...stated) >= claimed
        ? []
        : [
            {
              hard: true,
              span: spanOf(hit),
              detail: `Your resume states a lower level for ${hit.spelling}.`,
            },
          ];
    if (claimed < 3) return [];
    return [
      {
        hard: claimed >= 4,
        span: spanOf(hit),
        detail: `Your resume states no level for ${hit.spelling}.`,
      },
    ];
  });

const nowWords = /\b(?:currently|current|presently|at present|today|now)\b/i;

/** The present for what has ended. */
export const checkCurrency: Check = (claim, { role, support, posting }) => {
  const end = role?.period.end;
  if (end === undefined || end === "" || end === "present") return [];
  const found = nowWords.exec(claim.text);
  if (found === null || support.lower.includes(found[0].toLowerCase()) || posting.text !== "")
    return [];
  return [
    {
      hard: true,
      span: [found.index, found.index + found[0].length],
      detail: "This role has ended.",
    },
  ];
};
