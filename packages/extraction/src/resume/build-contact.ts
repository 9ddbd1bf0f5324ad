import type { Contact } from "@savile/model";
import { findEmails } from "../fields/find-emails.ts";
import { canonicalUrl, findLinks, linkKind } from "../fields/find-links.ts";
import { findPhones } from "../fields/find-phones.ts";
import type { NameFind } from "../fields/find-name.ts";
import { placeScore, trailingPlace } from "../fields/find-place.ts";
import type { Line } from "../lines/line.ts";
import type { Section } from "../sections/split-sections.ts";
import type { Ledger } from "./ledger.ts";
import { join, spanOf } from "./source.ts";
import type { Span } from "./source.ts";

interface Spot {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
  /** The value goes on to this offset of the next line. */
  readonly next?: { readonly line: Line; readonly end: number };
}

export interface ContactFind {
  readonly contact: Contact;
  /** Folded local part and user names: they agree with the name of the person. */
  readonly hints: readonly string[];
}

function spot(line: Line, one: { start: number; end: number }): Spot {
  return { line, start: one.start, end: one.end };
}

function take(ledger: Ledger, address: string, one: Spot | undefined, confidence: number): string {
  if (one === undefined) return "";
  const span: Span = spanOf(ledger.source, one.line, one.start, one.end);
  const whole =
    one.next === undefined
      ? span
      : join(span, spanOf(ledger.source, one.next.line, 0, one.next.end));
  return ledger.take(address, whole, confidence);
}

function mailTarget(line: Line): Spot | undefined {
  const match = /^mailto:([^?|\s]+@[^?|\s]+)/i.exec(line.text);
  return match?.[1] === undefined ? undefined : { line, start: 7, end: 7 + match[1].length };
}

function telTarget(line: Line): Spot | undefined {
  const match = /^tel:\s*(\+?[\d\s().-]{7,})/i.exec(line.text);
  return match === null
    ? undefined
    : { line, start: match[0].indexOf(":") + 1, end: match[0].trimEnd().length };
}

/** Values end at a separator and before a label; "Mobile, AL" is a town. */
const parts =
  /(?:(?!\s~\s|\.\s+(?:Tel|Ph|Mob|Cell|E-?mail)|(?<=\s)(?:Tel|Phone|Mobile|Cell|E-?mail)\b(?!,))[^|•·\t;●⋄◦])+/gu;

/** The best place of the lines; `name` is the end of the name on its line, which is no place. */
function findLocation(lines: readonly Line[], name: NameFind | undefined): Spot | undefined {
  let best: Spot | undefined;
  let bestScore = 0.35;
  const offer = (line: Line, start: number, end: number): void => {
    const raw = line.text.slice(start, end);
    const lead =
      /^[\s,;:|·•–—-]*(?:(?:location|address|based in|residence|lives in|city|ort|wohnort|anschrift|adresse|lieu|ville|ubicaci[oó]n|direcci[oó]n|ciudad|endere[cç]o|localiza[cç][aã]o|cidade)\s*:?\s+)?/iu.exec(
        raw,
      )?.[0].length ?? 0;
    const value = raw
      .slice(lead)
      .replace(/[\s,;|·•–—-]+$/u, "")
      .replace(/(?<!\b\p{Lu})\.$/u, "");
    const score = placeScore(value);
    const inName = name?.last === line && start + lead < name.end;
    const from = start + lead;
    const isPart = best?.line === line && from >= best.start && from + value.length <= best.end;
    // A part of a place says less than the whole: "Washington" of "Washington, D.C.".
    if (score > bestScore + (isPart ? 0.6 : 0) && !inName) {
      bestScore = score;
      best = { line, start: start + lead, end: start + lead + value.length };
    }
  };
  for (const line of lines) {
    for (const match of line.text.matchAll(parts)) {
      const end = match.index + match[0].length;
      offer(line, match.index, end);
      for (const inner of match[0].matchAll(/\s[–—-]\s|\s{2,}|,\s(?=\d)/gu))
        offer(line, match.index + inner.index + inner[0].length, end);
      const inner = trailingPlace(match[0]);
      if (inner > 0) offer(line, match.index + inner, end);
      for (const [from, to] of commaWindows(match[0]))
        offer(line, match.index + from, match.index + to);
      scanWords(match[0], match.index, line, offer);
    }
  }
  return best;
}

/**
 * Stretches between commas, the longest first: a street stands before the city, and an address or a number
 * may stand behind it.
 */
function commaWindows(text: string): [number, number][] {
  const pieces = [...text.matchAll(/[^,]+/g)].slice(0, 12);
  const windows: [number, number][] = [];
  for (let size = Math.min(4, pieces.length); size > 0; size -= 1) {
    for (let at = 0; at + size <= pieces.length; at += 1) {
      const first = pieces[at];
      const last = pieces[at + size - 1];
      if (first === undefined || last === undefined) continue;
      windows.push([first.index, last.index + last[0].length]);
    }
  }
  return windows;
}

/** A place between other values of a line without separators: "a@b.com Austin, TX +1 …". */
function scanWords(
  text: string,
  base: number,
  line: Line,
  offer: (line: Line, start: number, end: number) => void,
): void {
  const pattern =
    /(?:\p{Lu}[\p{L}.'’-]+ ){0,3}\p{Lu}[\p{L}.'’-]+, (?:[A-Z]{2}(?: \d{5})?|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu;
  for (const match of text.matchAll(pattern))
    offer(line, base + match.index, base + match.index + match[0].length);
}

function contactLines(sections: readonly Section[]): Line[] {
  return sections
    .filter((section) =>
      section.kinds.some((kind) => kind === "contact" || kind === "links" || kind === "personal"),
    )
    .flatMap((section) => section.lines);
}

/** A web address that breaks after "/" or "-" at the end of a line goes on in the next one. */
function restOfUrl(
  line: Line,
  link: { end: number; url: string },
  next: Line | undefined,
): { next?: { line: Line; end: number; text: string } } {
  const broken = link.end >= line.text.trimEnd().length - 1 && /\/$|-$/.test(line.text.trim());
  const text = next === undefined ? "" : (/^[\w%~.-]+/.exec(next.text)?.[0] ?? "");
  if (!broken || next === undefined || text === "" || next.block !== line.block) return {};
  return { next: { line: next, end: text.length, text } };
}

/** The place where the person lives, from the contact zone alone. */
export function takeLocation(
  ledger: Ledger,
  sections: readonly Section[],
  name: NameFind | undefined,
): string {
  return take(ledger, "contact.location", findLocation(contactLines(sections), name), 0.85);
}

const linkLabel =
  /(?:^|[\s|•·,;(])(?:web(?:site|page)?|site|portfolio|blog|homepage|url|online|link|linkedin|github|page|internet|sitio|p[aá]gina)\s*:?\s*$/iu;

/** A bare host is a link where it stands alone between separators, below a link, or after a word that says so. */
function isExpected(line: Line, one: { start: number; end: number }): boolean {
  const before = line.text.slice(0, one.start);
  const after = line.text.slice(one.end);
  const isLinked = line.links.some((spot) => spot.start < one.end && spot.end > one.start);
  const isAlone =
    /(?:^|[|•·,;:\t⋄◦/]|\s[–—-]|\s{2})\s*$/u.test(before) &&
    /^\s*(?:$|[|•·,;\t⋄◦/(]|[–—-]\s|\s{2})/u.test(after);
  const besideMail = /@\S+\s+$/u.test(before) || /^\s+\S+@/u.test(after);
  return isLinked || isAlone || besideMail || linkLabel.test(before);
}

interface LinkSpotFound extends Spot {
  readonly url: string;
}

function linkSpots(zone: readonly Line[], targets: readonly Line[]): LinkSpotFound[] {
  const found: LinkSpotFound[] = [];
  const known = new Set<string>();
  const add = (one: LinkSpotFound): void => {
    const key = canonicalUrl(one.url);
    if (key === "" || known.has(key)) return;
    known.add(key);
    found.push(one);
  };
  zone.forEach((line, index) => {
    for (const link of line.links) {
      const target = targets.find((one) => one.text === link.url);
      if (target !== undefined && /^https?:/i.test(link.url))
        add({ line: target, start: 0, end: target.text.length, url: link.url });
    }
    const mails = findEmails(line.text);
    for (const link of findLinks(line.text)) {
      if (mails.some((mail) => link.start < mail.end && link.end > mail.start)) continue;
      if (link.bare && !isExpected(line, link)) continue;
      const rest = restOfUrl(line, link, zone[index + 1]);
      add({ ...spot(line, link), ...rest, url: link.url + (rest.next?.text ?? "") });
    }
  });
  return found;
}

/** Contact values: from the contact zone and the sections of links, then from the rest of the file. */
export function buildContact(
  ledger: Ledger,
  sections: readonly Section[],
  aside: readonly Line[],
): ContactFind {
  const zone = contactLines(sections);
  const targets = aside.filter((line) => line.role === "link-target");
  const everywhere = [
    ...zone,
    ...sections.flatMap((section) => section.lines),
    ...aside.filter((line) => line.role === "repeated"),
  ];
  const emails = everywhere.flatMap((line) => findEmails(line.text).map((one) => spot(line, one)));
  const email = emails[0] ?? targets.map(mailTarget).find((one) => one !== undefined);
  const phones = zone.flatMap((line) =>
    findPhones(line.text)
      .filter((one) => !one.fax)
      .map((one) => spot(line, one)),
  );
  const late = (): Spot | undefined =>
    everywhere
      .filter((line) => line.text.length < 120)
      .flatMap((line) =>
        findPhones(line.text)
          .filter((one) => !one.fax)
          .map((one) => spot(line, one)),
      )[0];
  const phone = phones[0] ?? targets.map(telTarget).find((one) => one !== undefined) ?? late();
  const links = linkSpots(zone, targets);
  const linkedin =
    links.find((one) => linkKind(one.url) === "linkedin") ??
    targets
      .filter((line) => /linkedin\.com\/in\//i.test(line.text))
      .map((line) => ({ line, start: 0, end: line.text.length, url: line.text }))[0];
  const github = links.find((one) => linkKind(one.url) === "github");
  const others = links.filter((one) => one !== linkedin && one !== github);
  for (const line of zone) line.role = "contact";
  const contact: Contact = {
    email: take(ledger, "contact.email", email, 0.97),
    phone: take(ledger, "contact.phone", phone, 0.93),
    location: "",
    linkedin: take(ledger, "contact.linkedin", linkedin, 0.97),
    github: take(ledger, "contact.github", github, 0.97),
    links: [...others, ...restMails(emails, email)].map((one, index) => ({
      id: `u${index + 1}`,
      text: take(ledger, `contact.u${index + 1}`, one, 0.85),
    })),
  };
  const hints = [
    contact.email.split("@")[0] ?? "",
    ...links.map(
      (one) =>
        one.url
          .split("/")
          .filter((part) => part !== "")
          .at(-1) ?? "",
    ),
  ];
  return {
    contact,
    hints: hints
      .map((hint) => hint.toLowerCase().replace(/[^\p{L}]/gu, ""))
      .filter((hint) => hint.length > 2),
  };
}

/** Further e-mail addresses of the contact zone are kept beside the links. */
function restMails(emails: readonly Spot[], first: Spot | undefined): Spot[] {
  const text = (one: Spot | undefined): string =>
    one === undefined ? "" : one.line.text.slice(one.start, one.end).toLowerCase();
  const seen = new Set([text(first)]);
  return emails
    .filter((one) => {
      if (seen.has(text(one)) || one.line.role === "bullet") return false;
      seen.add(text(one));
      return true;
    })
    .slice(0, 2);
}
