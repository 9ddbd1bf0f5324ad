import { namesTimeOff } from "@savile/model";
import type { Entry, Place } from "./entry.ts";
import { organizationScore } from "./organization.rules.ts";

/** Whether a value stands in the head of an entry itself. */
function isOwn({ header }: Entry, place: Place | undefined): place is Place {
  return place !== undefined && header.includes(place.line);
}

/** An employer that a time without work may still have: named on its own line, as a firm is. */
function isNamedFirm(entry: Entry, firm: Place | undefined): firm is Place {
  if (!isOwn(entry, firm)) return false;
  if (/\(\s*$/u.test(firm.line.text.slice(0, firm.start))) return false;
  return organizationScore(firm.text) >= 1.6;
}

/** What goes on behind a time off, and tells why. */
const goesOn = /^(?:\s*[,(:;]|\s+[–—-]\s|\s+(?:to|for|with|due|because|after|and)\s)/u;

/** A title with what is told of it: "Career break (family)", "off - broken wrist"; not with what was read besides. */
function withRemark(
  { line, start, end, ...more }: Place,
  others: readonly (Place | undefined)[],
): Place {
  const next = others.flatMap((one) => (one?.line === line && one.start >= end ? [one.start] : []));
  const rest = line.text.slice(end, Math.min(...next, line.text.length));
  const [told = ""] = rest.split(/[\t|]| {2}/u);
  const remark = goesOn.test(told) ? told.replace(/[\s,;:.(–—-]+$/u, "") : "";
  const text = line.text.slice(start, end + remark.length);
  return { ...more, line, start, end: end + remark.length, text };
}

/** A time off told right below its period, where nothing is named beside that. */
function toldBelow({ parts: [told], date }: Entry): Place | undefined {
  if (told === undefined || told.first !== told.last || date?.find.kind !== "range")
    return undefined;
  const { text } = told.first;
  const isWhole = told.from === undefined && told.to === undefined && namesTimeOff(text);
  return isWhole ? { line: told.first, start: 0, end: text.length, text } : undefined;
}

function withTold(entry: Entry): Entry {
  const told = toldBelow(entry);
  return told === undefined ? entry : { ...entry, title: told, parts: entry.parts.slice(1) };
}

/** "Career break (family)", "Travelling": a time without work has no employer, neither its remark nor that of the job above. */
export function asTimeOff(entry: Entry): Entry {
  const { title, organization, location, ...rest } = entry;
  const isOnlyFirm = title === undefined && organization !== undefined;
  const named = isOnlyFirm ? organization : title;
  if (named === undefined) return withTold(entry);
  if (!namesTimeOff(named.text)) return entry;
  const kept = {
    ...(!isOnlyFirm && isNamedFirm(entry, organization) ? { organization } : {}),
    ...(isOwn(entry, location) ? { location } : {}),
  };
  const others = [...Object.values(kept), entry.date?.place];
  return { ...rest, title: withRemark(named, others), ...kept };
}
