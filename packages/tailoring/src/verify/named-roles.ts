import { foldText } from "@savile/taxonomy";
import type { Source, SourceRole } from "../match/source.ts";
import { titleSimilarity } from "../match/titles.ts";
import { frameOf } from "./reading/frame.ts";
import type { Frame } from "./reading/frame.ts";
import { printedHeader } from "./reading/printed-header.ts";

function byName({ roles }: Source, role: string): SourceRole[] {
  const wanted = foldText(role).toLowerCase();
  const exact = roles.filter(
    (entry) =>
      entry.id === role || (entry.org !== "" && wanted.includes(foldText(entry.org).toLowerCase())),
  );
  const titled = exact.filter(
    (entry) => entry.title !== "" && wanted.includes(foldText(entry.title).toLowerCase()),
  );
  return titled.length > 0 ? titled : exact;
}

/** What stands above the lines of a role; without an employer its first line may name one. */
function headOf(source: Source, { id, org, lines }: SourceRole): Frame {
  const first = org === "" ? (lines[0]?.text ?? "") : "";
  return frameOf(`${printedHeader(source, id)}\n${first}`);
}

/**
 * Roles whose printed header holds most words of a name, at least half of them: "Larchwick", "the Tarn Museum". A word
 * that several headers have tells less: "Hotel" of "Hotel Larchwick".
 */
function byHeader(source: Source, role: string): SourceRole[] {
  const words = frameOf(role).words.filter(({ stop, lower }) => !stop && lower.length > 1);
  const heads = source.roles.map((entry) => ({ entry, stems: headOf(source, entry).stems }));
  const worth = words.map(
    ({ stem }) => 1 / Math.max(1, heads.filter(({ stems }) => stems.has(stem)).length),
  );
  const ranked = heads.map(({ entry, stems }) => ({
    entry,
    shared: words.reduce((sum, { stem }, at) => sum + (stems.has(stem) ? (worth[at] ?? 0) : 0), 0),
  }));
  const most = Math.max(0, ...ranked.map(({ shared }) => shared));
  const whole = worth.reduce((sum, one) => sum + one, 0);
  return most === 0 || most * 2 < whole
    ? []
    : ranked.filter(({ shared }) => shared === most).map(({ entry }) => entry);
}

/** Ids of the roles that a claim is said to belong to, by title or employer; empty when it names none. */
export function namedRoles(source: Source, role: string | undefined): string[] {
  if (role === undefined || role.trim() === "") return [];
  const named = [byName, byHeader]
    .map((find) => find(source, role))
    .find((found) => found.length > 0);
  const found = named ?? source.roles.filter((entry) => titleSimilarity(entry.title, role) >= 0.8);
  return found.map(({ id }) => id);
}
