import type { Contact } from "@savile/model";
import { brokenEmail, findEmails, findUnendedEmails } from "../fields/find-emails.ts";
import { canonicalUrl, findLinks, linkKind } from "../fields/find-links.ts";
import { findNumbersLikePhones, findPhones } from "../fields/find-phones.ts";
import type { PhoneFind } from "../fields/find-phones.ts";
import type { Line } from "../text-line/line.ts";
import type { Section } from "../sections/split-sections.ts";
import { contactLines, take } from "./contact-spots.ts";
import type { Spot } from "./contact-spots.ts";
import type { Ledger } from "./ledger.ts";

export interface ContactFind {
  readonly contact: Contact;
  /** Folded local part and user names: they agree with the name of the person. */
  readonly hints: readonly string[];
}

/** Words that name somebody else on the line of an address, or right above it. */
const someoneElse =
  /(?<!\p{L})(?:references?|referees?|supervis(?:or|ed by)|line manager|reports? to|contact person|professor|prof\.|dr\.|mr\.?|mrs\.?|ms\.|referenz(?:en)?|vorgesetzte[rn]?|herr|frau|r[eé]f[eé]rences?|responsable|referencias?|supervisora?|refer[eê]ncias?)(?!\p{L})/iu;

/** Lines outside the contact zone whose addresses may be the person's: not those of referees. */
function ownLines(sections: readonly Section[]): Line[] {
  return sections
    .filter((section) => !section.kinds.includes("references"))
    .flatMap(({ lines }) =>
      lines.filter((line, index) => {
        const above = lines[index - 1]?.text ?? "";
        return !someoneElse.test(line.text) && !someoneElse.test(above);
      }),
    );
}

function spot(line: Line, one: { start: number; end: number }): Spot {
  return { line, start: one.start, end: one.end };
}

/** The addresses of a line; the last one may go on in the next line. */
function emailSpots(line: Line, next: Line | undefined): Spot[] {
  const broken = next === undefined ? undefined : brokenEmail(line.text, next.text);
  const profiles = findLinks(line.text).filter((link) => !link.bare);
  const found = findEmails(line.text).filter(
    (mail) => !profiles.some((link) => link.start < mail.start && link.end >= mail.end),
  );
  if (next === undefined || broken === undefined) return found.map((one) => spot(line, one));
  const whole = found.filter((one) => one.end <= broken.start);
  const last = { line, start: broken.start, end: line.text.trimEnd().length };
  return [
    ...whole.map((one) => spot(line, one)),
    { ...last, next: { line: next, end: broken.end } },
  ];
}

function unendedMail(zone: readonly Line[]): Spot | undefined {
  return zone.flatMap((line) => findUnendedEmails(line.text).map((one) => spot(line, one)))[0];
}

/** Without the second halves of addresses that begin on the line above. */
function wholeOf(spots: readonly Spot[]): Spot[] {
  return spots.filter(
    (one) => !spots.some(({ next }) => next?.line === one.line && one.end <= next.end),
  );
}

const longestShort = 120;

function isShort({ text }: Line): boolean {
  return text.length < longestShort;
}

/** The telephone numbers of lines, those of fax machines left out. */
function phoneSpots(lines: readonly Line[], find: (text: string) => PhoneFind[]): Spot[] {
  return lines.flatMap((line) =>
    find(line.text)
      .filter((one) => !one.fax)
      .map((one) => spot(line, one)),
  );
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
      if (mails.some((mail) => link.start >= mail.start && link.start < mail.end)) continue;
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
    ...ownLines(sections),
    ...aside.filter((line) => line.role === "repeated"),
  ];
  const emails = wholeOf(
    everywhere.flatMap((line, index) => emailSpots(line, everywhere[index + 1])),
  );
  const unended = unendedMail(zone);
  const email = emails[0] ?? targets.map(mailTarget).find((one) => one !== undefined) ?? unended;
  const phone =
    phoneSpots(zone, findPhones)[0] ??
    targets.map(telTarget).find((one) => one !== undefined) ??
    phoneSpots(zone.filter(isShort), findNumbersLikePhones)[0] ??
    phoneSpots(everywhere.filter(isShort), findPhones)[0];
  const links = linkSpots(zone, targets);
  const linkedin =
    links.find((one) => linkKind(one.url) === "linkedin") ??
    targets
      .filter((line) => /linkedin\.com\/in\//i.test(line.text))
      .map((line) => ({ line, start: 0, end: line.text.length, url: line.text }))[0];
  const github =
    links.find((one) => linkKind(one.url) === "github") ??
    targets
      .filter((line) => /github\.com\/[\w-]+\/?$/i.test(line.text))
      .map((line) => ({ line, start: 0, end: line.text.length, url: line.text }))[0];
  const others = links.filter((one) => one !== linkedin && one !== github);
  for (const line of zone) line.role = "contact";
  const contact: Contact = {
    email: take(ledger, "contact.email", email, email === unended ? 0.4 : 0.97),
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

function addressOf(one: Spot | undefined): string {
  return one === undefined ? "" : one.line.text.slice(one.start, one.end).toLowerCase();
}

/** Further e-mail addresses of the contact zone are kept beside the links. */
function restMails(emails: readonly Spot[], first: Spot | undefined): Spot[] {
  const seen = new Set([addressOf(first)]);
  return emails
    .filter((one) => {
      if (seen.has(addressOf(one)) || one.line.role === "bullet") return false;
      seen.add(addressOf(one));
      return true;
    })
    .slice(0, 2);
}
