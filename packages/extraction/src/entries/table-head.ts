import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";

const columnName =
  /^(?:periods?|dates?|years?|time|duration|from|to|from - to|position|job title|title|role|designation|employer|company|organi[sz]ation|location|place|city|duties|responsibilities|description|school|institution|university|board|degree|course|qualification|grade|result|percentage|marks|cgpa|zeitraum|datum|jahr|von - bis|position|tatigkeit|stelle|funktion|arbeitgeber|firma|unternehmen|ort|schule|abschluss|note|periode|annees?|poste|fonction|emploi|employeur|entreprise|societe|lieu|ville|etablissement|ecole|diplome|formation|mention|periodo|fechas?|ano|puesto|cargo|empresa|lugar|ciudad|centro|titulo|institucion|funcao|local|cidade|instituicao|curso)s?$/;

/** What stands around the name of a column and says no more: "Main duties", "Name of employer". */
const around =
  /^(?:(?:main|key|principal|name of(?: the)?|your) )|(?: (?:name|held|title))$|(?: (?:and|&|\/|und|et|y|e) (?:duties|responsibilities|location|place|title|board|ort|lieu|lugar))$/g;

/** The first row of a table, which names its columns: "Period | Position | Employer". */
export function isTableHead(line: Line): boolean {
  if (line.cells.length < 2 || line.bullet !== undefined) return false;
  return line.cells.every((cell) => {
    const words = fold(line.text.slice(cell.start, cell.end))
      .replace(/[:.\s]+$/, "")
      .trim();
    return (
      words.length < 40 && (columnName.test(words) || columnName.test(words.replace(around, "")))
    );
  });
}
