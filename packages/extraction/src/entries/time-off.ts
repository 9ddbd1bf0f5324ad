import { namesTimeOff } from "@savile/model";
import type { Entry, Place } from "./entry.ts";
import { organizationScore } from "./organization.rules.ts";

/** An employer that a time without work may still have: named on its own line, as a firm is. */
function isNamedFirm({ header }: Entry, firm: Place | undefined): boolean {
  if (firm === undefined || !header.includes(firm.line)) return false;
  if (/\(\s*$/u.test(firm.line.text.slice(0, firm.start))) return false;
  return organizationScore(firm.text) >= 1.6;
}

/** A title with what stands in brackets behind it: "Career break (family)". */
function withBracket({ line, start, end, ...more }: Place): Place {
  const bracket = /^\s*\([^()]{2,60}\)/u.exec(line.text.slice(end))?.[0].length ?? 0;
  const text = line.text.slice(start, end + bracket);
  return { ...more, line, start, end: end + bracket, text };
}

/** "Career break (family)", "Travelling": a time without work has no employer, neither its remark nor that of the job above. */
export function asTimeOff(entry: Entry): Entry {
  const { title, organization, location, ...rest } = entry;
  const isOnlyFirm = title === undefined && organization !== undefined;
  const named = isOnlyFirm ? organization : title;
  if (named === undefined || !namesTimeOff(named.text)) return entry;
  const keepsFirm = !isOnlyFirm && isNamedFirm(entry, organization);
  const isOwnPlace = location !== undefined && entry.header.includes(location.line);
  return {
    ...rest,
    title: withBracket(named),
    ...(keepsFirm && organization !== undefined ? { organization } : {}),
    ...(isOwnPlace ? { location } : {}),
  };
}
