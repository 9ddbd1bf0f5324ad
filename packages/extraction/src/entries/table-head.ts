import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import { labelKind } from "./labelled-rows.ts";

const columnName =
  /^(?:expir(?:y|es|ation)(?: date)?|runs out|valid(?: (?:until|till|to))?|issued(?: by| on)?|date (?:of issue|issued|obtained|achieved)|obtained|achieved|renewal|number|no|nr|ref|reference|class|issuing body|awarding body|periods?|dates?|years?|time|duration|from|to|from - to|position|rank|job|post|job title|title|role|vessel|ship|unit|site|client|designation|employer|company|organi[sz]ation|location|place|city|duties|responsibilities|description|school|institution|university|board|degree|course|qualification|grade|result|percentage|marks|cgpa|(?:month and |month & |month\/)?year of (?:passing|completion|pass|award|graduation|study)|passing year|year passed|examinations?(?: passed)?|exams?(?: passed)?|standard|(?:board|university) name|% ?(?:of )?marks|%|percentage of marks|marks obtained|aggregate|division|speciali[sz]ation|stream|branch|school\/college|zeitraum|datum|jahr|von - bis|position|tatigkeit|stelle|funktion|arbeitgeber|firma|unternehmen|ort|schule|abschluss|note|periode|annees?|poste|fonction|emploi|employeur|entreprise|societe|lieu|ville|etablissement|ecole|diplome|formation|mention|periodo|fechas?|ano|puesto|cargo|empresa|lugar|ciudad|centro|titulo|institucion|funcao|local|cidade|instituicao|curso|category|content|level|skill|tool|area|what|when|where|kategorie|inhalt|niveau|categorie|categoria|contenido|nivel|livello|contenuto|periodo|niva|kategori|uddannelse|stilling|arbeidsgiver|arbejdsgiver|arbetsgivare|okres|stanowisko|pracodawca|firma|uczelnia|obdobi|pozice|zamestnavatel|skola|idoszak|munkakor|munkahely|intezmeny|szint|perioada|functie|angajator|nivel|период|должность|компания|организация|учебное заведение|специальность|степень|уровень|категория|навык|год|годы|період|посада|компанія|рівень|分類|内容|期間|会社|会社名|職種|役職|学校|学校名|学位|年|年月|レベル|类别|类型|时间|公司|职位|专业|水平|기간|회사|직책|직위|학교|전공|분류|내용|수준)s?$/;

/** What stands around the name of a column and says no more: "Main duties", "Name of employer". */
const around =
  /^(?:(?:main|key|principal|name of(?: the)?|your|name and address of) )|(?: (?:name|held|title))$|(?: (?:and|&|\/|und|et|y|e) (?:duties|responsibilities|location|place|title|board|ort|lieu|lugar))$/g;

function isColumn(words: string): boolean {
  return columnName.test(words) || columnName.test(words.replace(around, ""));
}

/** Whether a text is the name that a column of a table has. */
export function columnNames(text: string): boolean {
  const words = fold(text)
    .replace(/[:.\s]+$/, "")
    .trim();
  return words.length < 40 && (isColumn(words) || words.split(/\s+\/\s+/).every(isColumn));
}

/** What a column of papers, or of what was done, is called beside others: alone such a word heads a section. */
const beside =
  /^(?:tickets?|cards?|licen[cs]es?|certificates?|certifications?|permits?|papers?|registrations?|issuer|provider|status|(?:(?:main|key|principal) )?(?:achievements?|accomplishments?|activit(?:y|ies)|dut(?:y|ies)|responsibilit(?:y|ies)|tasks?|results?))$/u;

/** Between the names of one column that holds several things: "Employer / Position". */
const joint = /\s*[/&+]\s*|\s+and\s+/u;

function namesBeside(text: string): boolean {
  const words = fold(text)
    .replace(/[:.\s]+$/, "")
    .trim();
  return words.split(joint).every((one) => isColumn(one) || beside.test(one));
}

/** The first row of a table, which names its columns: "Period | Position | Employer", "What | Number / class | Runs out". */
export function isTableHead(line: Line): boolean {
  if (line.cells.length < 2 || line.bullet !== undefined) return false;
  const cells = line.cells.map((cell) => line.text.slice(cell.start, cell.end));
  return cells.some(columnNames) && cells.every((cell) => columnNames(cell) || namesBeside(cell));
}

/** Two columns are a list with dates, which is read without the names of its columns. */
const fewestColumns = 3;

/** Whether the names of the columns of a table say what a job is made of. */
export function tellJobs(names: readonly string[]): boolean {
  const kinds = new Set(names.map(labelKind));
  return (
    names.length >= fewestColumns && kinds.has("date") && (kinds.has("title") || kinds.has("firm"))
  );
}
