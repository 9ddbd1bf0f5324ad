import { foldText } from "@savile/taxonomy";
import type { Source, SourceRole } from "../match/source.ts";
import { titleSimilarity } from "../match/titles.ts";
import { frameOf } from "./reading/frame.ts";
import { printedHeader } from "./reading/printed-header.ts";

/** A role with neither title nor employer is the rest of one before it that has no lines. */
function withFollowers({ roles }: Source, found: readonly SourceRole[]): SourceRole[] {
  const followers = roles.filter((role, index) => {
    const before = roles[index - 1];
    return (
      role.title === "" &&
      role.org === "" &&
      before !== undefined &&
      before.lines.length === 0 &&
      found.includes(before)
    );
  });
  return [...found, ...followers];
}

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

/** Roles whose printed header holds most words of a name, at least half of them: "Larchwick", "the Tarn Museum". */
function byHeader(source: Source, role: string): SourceRole[] {
  const words = frameOf(role).words.filter(({ stop, lower }) => !stop && lower.length > 1);
  const ranked = source.roles.map((entry) => {
    const { stems } = frameOf(printedHeader(source, entry.id));
    return { entry, shared: words.filter(({ stem }) => stems.has(stem)).length };
  });
  const most = Math.max(0, ...ranked.map(({ shared }) => shared));
  return most === 0 || most * 2 < words.length
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
  return withFollowers(source, found).map(({ id }) => id);
}
