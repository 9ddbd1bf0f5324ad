import type { CertificationEntry, Resume } from "@savile/model";
import type { Line } from "../text-line/line.ts";
import type { Ledger } from "./ledger.ts";
import { spanOf } from "./source.ts";
import type { Span } from "./source.ts";

/** What stands between the details of a head: "Leeds   |   Full UK licence". */
const between =
  /\s{2,}|\t|\s*[|•·⋄◦~]\s*|(?<=\p{Ll}{4})\.\s+(?=\p{Lu})|\s[–—-]\s(?=(?:full|clean|own|class|code|cat)\b)/giu;

/** A right to drive, to practise or to be let in, as it is named beside an address. */
const namesPaper: readonly RegExp[] = [
  /\b(?:full|clean|valid|current|class|code|cat(?:egory)?|provisional|heavy|HGV|LGV|CDL|UK|EU|US)\b.*\blicen[cs]e\b|\b(?:driv(?:ing|er['’]?s?)|B|C1|nursing|teaching|practi[sc]ing|pilot['’]?s?) licen[cs]e\b/iu,
  /\b[A-Z]{3,7}\b.{0,20}\b(?:reg(?:istration|istered|n)?\b\.?|PIN|licen[cs]e|membership|member)\b|\b(?:[Rr]egistered with|[Rr]eg(?:istration|\.)? (?:with|no\.?)) (?:the )?[A-Z]/u,
  /\b(?:enhanced |clear |current )?(?:DBS|Garda vett(?:ed|ing)|police (?:check|clearance)|working with children|security clearance|CSCS|SIA licen[cs]e|white card|TWIC)\b/iu,
];
const isNoPaper = /@|https?:|www\.|\d[\d ()-]{7,}\d|[?!]|\b(?:I|my)\b/u;
const longest = 90;
const mostWords = 12;

/** Whether words beside the contact details name a paper. */
export function namesPaperOfHead(text: string): boolean {
  return (
    text.length <= longest &&
    text.split(/\s+/u).length <= mostWords &&
    !isNoPaper.test(text) &&
    namesPaper.some((cue) => cue.test(text))
  );
}

function stretchesOf({ text }: Line): Span[] {
  const cuts = [...text.matchAll(between)];
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  const ends = [...cuts.map(({ index }) => index), text.length];
  return starts.map((start, at) => ({ start, end: ends[at] ?? text.length }));
}

/**
 * Licences and registrations that stand among the details of a head and that nothing else has read, as
 * certifications.
 */
export function papersOfHead(
  ledger: Ledger,
  { certifications }: Resume,
  zone: readonly Line[],
): CertificationEntry[] {
  const taken = [...ledger.entries.values()].map(({ span }) => span);
  const out: CertificationEntry[] = [];
  for (const line of zone) {
    for (const { start, end } of stretchesOf(line)) {
      const span = spanOf(ledger.source, line, start, end);
      const isTaken = taken.some((one) => one.start < span.end && one.end > span.start);
      if (isTaken || !namesPaperOfHead(line.text.slice(start, end).trim())) continue;
      const id = `crt${certifications.length + out.length + 1}`;
      const name = ledger.take(`${id}.name`, span, 0.75);
      if (name !== "") out.push({ id, name, issuer: "", year: "" });
    }
  }
  return out;
}
