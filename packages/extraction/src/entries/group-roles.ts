import type { Entry } from "./entry.ts";
import { titleScore } from "./title.rules.ts";
import { unitRoles } from "./unit-roles.ts";

/** Company of a group, and its place where it stands beside the company. */
function withHead(entry: Entry, head: Entry): Entry {
  const { organization, location } = head;
  const beside = location !== undefined && location.line === organization?.line;
  return {
    ...entry,
    ...(organization === undefined ? {} : { organization }),
    ...(beside && entry.location === undefined ? { location } : {}),
  };
}

/** Words of a title that say that nobody employed its holder. */
const onOwnAccount =
  /(?<!\p{L})(?:self[- ]employed|free[- ]?lanc(?:e|er|ing)|sub-?contract(?:or|ing)?|sole (?:trader|proprietor)|own (?:business|account|firm|company|abn|van|tools)|owner|unpaid|volunteer\p{L}*|selbstst[äa]ndig|indépendante?|aut[óô]nom[oa]|por cuenta propia)(?!\p{L})/iu;

function isOnOwnAccount({ title }: Entry): boolean {
  return title !== undefined && onOwnAccount.test(title.text);
}

/** Several roles at one company: those without a company take the one that heads the group. */
function inheritOrganization(entries: readonly Entry[], independent: ReadonlySet<Entry>): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const last = out.at(-1);
    const own = entry.organization !== undefined;
    const shared = last?.organization;
    const below =
      last !== undefined &&
      shared !== undefined &&
      last.title !== undefined &&
      shared.line !== last.title.line;
    const fewer = last !== undefined && entry.header.length < last.header.length;
    if (
      !own &&
      !isOnOwnAccount(entry) &&
      !independent.has(entry) &&
      entry.title !== undefined &&
      below &&
      (fewer || !last.header.includes(shared.line)) &&
      shared !== undefined
    ) {
      out.push(withHead(entry, last));
    } else {
      out.push(entry);
    }
  }
  return out;
}

/** Without text of its own, or with a period that holds that of the role below it. */
function isWithin(entry: Entry, next: Entry | undefined): boolean {
  return entry.parts.length === 0 || isWithinPeriod(entry, next);
}

function isWithinPeriod(entry: Entry, next: Entry | undefined): boolean {
  const whole = entry.date?.find;
  const role = next?.date?.find;
  if (whole === undefined || role === undefined) return false;
  return (
    role.from.slice(0, 4) >= whole.from.slice(0, 4) && role.to.slice(0, 4) <= whole.to.slice(0, 4)
  );
}

function countNames(one: Entry | undefined): number {
  return [one?.title, one?.organization].filter((value) => value !== undefined).length;
}

/** One value and a period around that of the next entry, which has one value too: a company above its roles. */
function isBareHead(entry: Entry, next: Entry | undefined): boolean {
  return (
    countNames(entry) === 1 &&
    countNames(next) === 1 &&
    entry.parts.length === 0 &&
    entry.date?.find.kind === "range" &&
    next?.date?.find.kind === "range" &&
    isWithinPeriod(entry, next) &&
    titleScore(entry.title?.text ?? "") < 2.4
  );
}

function isGroupHead(entry: Entry, next: Entry | undefined): boolean {
  return isBareHead(entry, next) || isNamedHead(entry, next);
}

function isNamedHead(entry: Entry, next: Entry | undefined): boolean {
  return (
    entry.title === undefined &&
    entry.organization !== undefined &&
    entry.parts.every((part) => part.kind === "paragraph") &&
    isWithin(entry, next) &&
    next?.title !== undefined &&
    next.organization === undefined
  );
}

function asHead(entry: Entry): Entry {
  const { title, ...rest } = entry;
  return title === undefined || entry.organization !== undefined
    ? entry
    : { ...rest, organization: title };
}

/** Below the head of a group, the one value of an entry within its period is a role. */
function asRole(entry: Entry, head: Entry): Entry {
  const { organization, ...rest } = entry;
  const isRole =
    entry.title === undefined && organization !== undefined && isWithinPeriod(head, entry);
  return isRole ? { ...rest, title: organization } : entry;
}

/** A company with a total period and nothing else heads the roles that follow. */
function mergeGroupHeads(entries: readonly Entry[]): {
  entries: Entry[];
  independent: ReadonlySet<Entry>;
} {
  const out: Entry[] = [];
  const independent = new Set<Entry>();
  let head: Entry | undefined;
  entries.forEach((entry, index) => {
    if (isGroupHead(entry, entries[index + 1])) {
      head = asHead(entry);
      return;
    }
    const role = head === undefined ? entry : asRole(entry, head);
    // A role from before the company's total period is not one of that company.
    const outside = head?.date?.find.kind === "range" && !isWithinPeriod(head, role);
    if (outside) independent.add(role);
    if (role.organization !== undefined || outside) head = undefined;
    out.push(head === undefined ? role : withHead(role, head));
  });
  return { entries: out, independent };
}

/** Roles take the company that heads their group, by its place above them or by its period around theirs. */
export function groupRoles(entries: readonly Entry[]): Entry[] {
  const grouped = mergeGroupHeads(unitRoles(entries));
  return inheritOrganization(grouped.entries, grouped.independent);
}
