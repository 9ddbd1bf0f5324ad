import { namesOrganisation } from "./names.ts";

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** Whether the text speaks of a name as of a town and never as of a house. */
export function isToldAsTown(name: string, text: string): boolean {
  if (namesOrganisation(name) || !/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(name))
    return false;
  const word = escaped(name);
  const town = new RegExp(
    `, ${word}, \\p{Lu}|\\b(?:in|near|around|outside|(?:north|south|east|west|side|city|town|village|port) of|based in|out of) ${word}\\b(?! \\p{Lu})|\\b${word} (?:city|town|area|region)\\b`,
    "u",
  );
  const house = new RegExp(
    `\\b(?:[Aa]t|[Jj]oin|with|[Aa]bout|[Ww]e are|by) ${word}\\b(?! \\p{Lu})|\\b${word}(?:'s|’s)? (?:is|was|has|seeks|needs|runs|makes|offers)\\b`,
    "u",
  );
  return town.test(text) && !house.test(text);
}

/** "Venray is a house in the woods": whether a name is told as a house and no town. */
export function isToldAsHouse(name: string, text: string): boolean {
  return new RegExp(
    `\\b${escaped(name)} is (?:an?|the|one of) [^.]{0,60}\\b(?:house|company|firm|provider|charity|group|hotel|restaurant|agency|practice|business|manufacturer|supplier)\\b`,
    "u",
  ).test(text);
}
