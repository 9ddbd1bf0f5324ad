import type { Source, SourceLine } from "../../match/source.ts";
import { degreesIn } from "../../posting/degrees.ts";
import type { Check, Objection, SourceCheck } from "../reading/context.ts";
import { spellsOut } from "../reading/abbreviated.ts";
import { frameOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import { isNotHeld, isOpen } from "../reading/open-parts.ts";
import { isClippedIn } from "../reading/short-forms.ts";
import { isNeutral } from "../reading/words.ts";
import { tellsOpen } from "./status.ts";
import { matchesIn } from "../reading/patterns.ts";

/** Degrees of a line; "MA Marketing" and "MA, Marketing" alone on their line are such too. */
function degreesOf(line: SourceLine): ReturnType<typeof degreesIn> {
  const found = degreesIn(line.text);
  if (found.length > 0 || line.kind !== "degree") return found;
  const spelled = line.text.replace(/^([mb]\.?[as]c?)\.?,?\s/iu, (found) => found.toUpperCase());
  return degreesIn(spelled.replace(/^(M|B)\.?([AS])C?\.?,?\s/, "$1$2 in "));
}

const degreeNames: readonly (readonly [string, RegExp])[] = [
  ["mba", /\bm\.?b\.?a\b|\bmasters? of business/i],
  ["msw", /\bm\.?s\.?w\b|\bmasters? of social work/i],
  ["mfa", /\bm\.?f\.?a\b|\bmasters? of fine/i],
  ["med", /\bm\.?ed\b|\bmasters? (?:of|in) education/i],
  ["mph", /\bm\.?p\.?h\b|\bmasters? of public health/i],
  ["msn", /\bm\.?s\.?n\b|\bmasters? of science in nursing/i],
  ["ms", /\bm\.?sc?\b(?!\.?\s?n\b)|\bmasters? of science/i],
  ["ma", /\bm\.?a\b\.?|\bmasters? of arts/i],
  ["llm", /\bll\.?m\b/i],
  ["bba", /\bb\.?b\.?a\b|\bbachelor of business/i],
  ["bfa", /\bb\.?f\.?a\b|\bbachelor of fine/i],
  ["bed", /\bb\.?ed\b|\bbachelor of education/i],
  ["bsn", /\bb\.?s\.?n\b|\bbachelor of science in nursing/i],
  ["bsw", /\bb\.?s\.?w\b|\bbachelor of social work/i],
  ["beng", /\bb\.?eng\b|\bbachelor of engineering/i],
  ["bs", /\bb\.?sc?\b(?!\.?\s?[nw]\b)|\bbachelor of science/i],
  ["ba", /\bb\.?a\b\.?|\bbachelor of arts/i],
  ["jd", /\bj\.d\b|\bJD\b|\bjuris doctor/],
  ["md", /\bm\.d\b|\bMD\b(?!,?\s\d)|\bdoctor of medicine/],
  ["phd", /\bph\.?\s?d\b|\bdoctor of philosophy/i],
  ["edd", /\bed\.?d\b|\bdoctor of education/i],
  ["dpt", /\bdpt\b|\bdoctor of physical therapy/i],
  ["pharmd", /\bpharm\.?d\b|\bdoctor of pharmacy/i],
  ["psyd", /\bpsy\.?d\b|\bdoctor of psychology/i],
  ["dds", /\bd\.?d\.?s\b|\bdoctor of dental/i],
  ["dvm", /\bd\.?v\.?m\b|\bdoctor of veterinary/i],
  ["dnp", /\bdnp\b|\bdoctor of nursing/i],
];

function degreeNamesIn(text: string): Set<string> {
  return new Set(degreeNames.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])));
}

/** "MBA" of one who holds an MA: the same rung, another degree. */
export const checkDegreeName: SourceCheck = (claim, { source, posting }) => {
  const short = /^(?:holds? |has )?(?:an? )?[BM]\.?[AS]\.?(?:c\.?)? (?=\p{Lu})/u.exec(claim.text);
  if (posting.text !== "" || (short === null && degreesIn(claim.text).length === 0)) return [];
  const held = degreeNamesIn(
    source.lines
      .filter((line) => /^(?:edu|crt|name|summary|headline)/.test(line.address))
      .map((line) => line.text)
      .join("\n"),
  );
  const other = [...degreeNamesIn(claim.text)].filter((name) => !held.has(name));
  const degree = degreesIn(claim.text)[0] ?? { start: 0, end: short?.[0].length ?? 0 };
  if (held.size === 0 || other.length === 0) return [];
  return [
    {
      hard: true,
      span: [degree.start, degree.end],
      detail: "Your resume states another degree.",
    },
  ];
};

/** Whether a text ends on the name of a house where the person worked: "Harbour Street High School". */
function isEmployer({ roles }: Source, text: string): boolean {
  const lower = text.toLowerCase();
  return roles.some(({ org }) => {
    const name = org.toLowerCase().split(",")[0] ?? "";
    return name !== "" && lower.endsWith(name);
  });
}

/** What a claim says of a study that was begun and never finished. */
const left =
  /\b(?:started|began|begun|left|broke off|incomplete|unfinished|interrupted|not (?:yet )?(?:been )?(?:finished|completed))\b/iu;

function isLeft(text: string): boolean {
  return isNotHeld(text) || left.test(text);
}

/** A degree that no line names, but for one that a line clips: "D.Clin.Psych.". */
function unstated(claim: Frame, span: [number, number], lines: readonly SourceLine[]): Objection[] {
  const named = claim.words.filter(({ start }) => start >= span[0]);
  if (lines.some(({ text }) => isClippedIn(named, text))) return [];
  const detail = "Your resume does not state this degree.";
  return [{ hard: !isLeft(claim.text), span, detail }];
}

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
    // "Associate in Claims" of "AIC".
    const spelled = claim.words.find(({ start }) => start >= degree.start);
    if (
      spelled !== undefined &&
      source.lines.some((line) => spellsOut(claim, spelled, frameOf(line.text)))
    )
      return [];
    if (degree.rung === "secondary" && isEmployer(source, claim.text.slice(0, degree.end)))
      return [];
    // "a high school teacher" teaches there.
    if (
      degree.rung === "secondary" &&
      /^\s(?!diploma|degree|education|grad)\p{L}/iu.test(claim.text.slice(degree.end))
    )
      return [];
    if (
      posting.text !== "" &&
      degreesIn(posting.text).some((other) => other.rung === degree.rung) &&
      /\byou ask\b/i.test(claim.text) &&
      !/\bmy\b/i.test(claim.text)
    )
      return [];
    if (degreesIn(support.text).some((other) => other.rung === degree.rung) && lines.length === 0)
      return [];
    if (/^\s(?:students?|candidates|degree programs?|theses)\b/i.test(claim.text.slice(degree.end)))
      return [];
    const holding = lines.filter((line) =>
      degreesOf(line).some((other) => other.rung === degree.rung),
    );
    if (holding.length === 0) return unstated(claim, span, lines);
    const formal = holding.filter((line) => line.place !== "prose");
    const open = (formal.length > 0 ? formal : holding).every((line) => isOpen(source, line));
    const dates = source.lines.filter(
      (line) => line.kind === "dates" && holding.some((other) => other.entry === line.entry),
    );
    const years = claim.text.match(/\b20\d\d\b/g) ?? [];
    const told =
      isNotHeld(claim.text) ||
      /\b(?:student|studies|studying|toward|pursuing)\b/i.test(claim.text) ||
      (years.length > 0 &&
        years.every((year) =>
          dates.some((line) => line.text.trim().endsWith(year) || line.text.includes(`${year}-`)),
        ));
    return open && !told
      ? [{ hard: true, span, detail: "Your resume says that this degree is not finished." }]
      : [];
  });
};

const degreeIn =
  /\b(?:degree|diploma|B\.?[AS]\.?|B\.?Sc\.?|M\.?[AS]\.?|M\.?Sc\.?|M\.?Ed\.?|Ph\.?D\.?|bachelor's|master's|doctorate|major(?:ed)?|graduate|graduated) in ((?:[\p{L}&]+ ){0,4}[\p{L}&]+)/giu;
const graduated = /\b(?:graduate|graduated|alumn(?:us|a|i))\b/iu;

/** The field of a degree, and whether it is finished: "a degree in hospitality", "graduate of Oconee College". */
export const checkField: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "") return [];
  const lines = source.lines.filter((line) => line.address.startsWith("edu"));
  const studies = frameOf(lines.map((line) => line.text).join("\n"));
  const fields = matchesIn(claim.text, degreeIn).flatMap((found): Objection[] => {
    const words = frameOf(
      (found[1] ?? "").split(/ (?:and an?|from|at|with|who|plus|by) /i)[0] ?? "",
    ).words.filter((word) => !word.stop && !isNeutral(word.lower));
    const unsaid = words.filter((word) => !studies.stems.has(word.stem));
    return words.length > 0 && unsaid.length === words.length
      ? [
          {
            hard: true,
            span: [found.index, found.index + found[0].length],
            detail: "Your resume does not state this field of study.",
          },
        ]
      : [];
  });
  const done = graduated.exec(claim.text);
  const open = lines.length > 0 && lines.every((line) => isOpen(source, line));
  const late = /\bgraduat\w+[^.;]{0,30}\b(20\d\d)\b/i.exec(claim.text);
  const ends = source.resume.education.map((entry) => entry.dates.end.slice(0, 4)).filter(Boolean);
  if (late !== null && ends.length > 0 && !ends.includes(late[1] ?? "")) {
    return [
      {
        hard: true,
        span: [late.index, late.index + late[0].length],
        detail: "Your resume gives another year for this.",
      },
    ];
  }
  if (
    done === null ||
    !open ||
    tellsOpen(claim.text) ||
    /\b20\d\d\b|\bto graduate\b/.test(claim.text)
  )
    return fields;
  return [
    ...fields,
    {
      hard: true,
      span: [done.index, done.index + done[0].length],
      detail: "Your resume says that this degree is not finished.",
    },
  ];
};
