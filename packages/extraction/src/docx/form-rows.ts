import { matchHeading } from "../headings/match-heading.ts";
import { textOf } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";
import { paragraphsIn } from "./stacked-cell.ts";

/** A heading in the first of two cells, what stands below it in the second. */
export function isHeadedRow(cells: readonly XmlElement[]): boolean {
  const [head, body] = cells;
  if (cells.length !== 2 || head === undefined || body === undefined) return false;
  const isHeading = matchHeading(textOf(head).trim())?.exact === true && paragraphsIn(head) === 1;
  return isHeading && matchHeading(textOf(body).trim())?.exact !== true;
}

/** Of the rows of a form at most so many have labels that could head sections. */
const mostHeading = 0.34;

/** Says something of the person: an address, a number, a nationality. */
function isDetail([label, value]: readonly XmlElement[]): boolean {
  const text = value === undefined ? "" : textOf(value);
  const kind = label === undefined ? undefined : matchHeading(textOf(label).trim())?.kinds[0];
  return kind === "personal" || text.includes("@") || /\+?\d[\d ()-]{7,}\d/u.test(text);
}

/** Rows of labels and values below each other that say who somebody is, in which "Languages" heads nothing. */
export function formRows(
  rows: readonly (readonly XmlElement[])[],
): ReadonlySet<readonly XmlElement[]> {
  const runs = rows.reduce<(readonly XmlElement[])[][]>(
    (all, row) => {
      const [label] = row;
      const isRow = row.length === 2 && label !== undefined && !/\d/u.test(textOf(label));
      if (!isRow) all.push([]);
      else all.at(-1)?.push(row);
      return all;
    },
    [[]],
  );
  const forms = runs.filter(
    (run) =>
      run.filter(isDetail).length > 1 && run.filter(isHeadedRow).length <= run.length * mostHeading,
  );
  return new Set(forms.flat());
}
