import { foldWords } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";

const requests = new RegExp(
  [
    "^(?:professional |personal )?(?:references?|referees)(?: and portfolio)?(?: are| is| will be| furnished| provided| available| supplied)*(?: up ?on| on| by) request$",
    "^(?:professional |personal )?(?:references?|referees)(?: are| is| will be| can be| gladly| happily)* (?:available|provided|supplied|given|furnished|obtainable|obtained)(?: (?:from|by|through|via|at|on|up ?on|when|if|for) .{1,40})?$",
    "^referenzen (?:werden )?(?:gerne? )?(?:auf|bei) (?:anfrage|wunsch|nachfrage)",
    "^references? (?:disponibles? |fournies? )?sur (?:simple )?demande$",
    "^referencias? (?:disponibles? |facilitadas )?(?:a|bajo|previa) (?:peticion|pedido|solicitud)$",
    "^referencias? (?:disponiveis )?(?:a|sob|mediante) (?:pedido|solicitacao|consulta)$",
  ].join("|"),
  "u",
);

const makers =
  /^(?:(?:(?:cv|resume|page|site|document|design(?:ed)?|theme|template) )?(?:made|created|built|generated|designed|powered|printed|typeset) (?:with|by|on|using|in|at)|design by|erstellt (?:mit|auf|von)|(?:cree|genere|realise) (?:avec|sur|par)|(?:creado|generado|hecho) (?:con|en|por)|(?:criado|gerado|feito) (?:com|em|por)|all rights reserved|copyright) \S/u;

const buttons =
  /^(?:download (?:my |as )?(?:cv|resume|pdf|vcard)|hire me|contact me|more about me|read more|back to top|print(?: this)?(?: cv| resume| page)?|view (?:my )?(?:cv|resume|online))$/u;

/** What the maker of a file or a habit puts below a resume: it says nothing of the person. */
export function isClosing(text: string): boolean {
  const words = foldWords(text);
  return requests.test(words) || buttons.test(words) || /^\s*©/u.test(text);
}

/** Words of a maker are such only where nothing follows them: "Built with care" is an element elsewhere. */
function isMakersWord(text: string): boolean {
  return text.length <= longest && makers.test(foldWords(text));
}

const longest = 80;
const mostLines = 3;

/** The lines that close a file, and words of a web page that stand anywhere in it. */
export function closingLines(lines: readonly Line[]): ReadonlySet<Line> {
  const found = lines.filter((line) => line.bullet === undefined && isClosing(line.text));
  for (const line of lines.slice(-mostLines).toReversed()) {
    if (found.includes(line)) continue;
    if (line.bullet !== undefined || !isMakersWord(line.text)) break;
    found.push(line);
  }
  return new Set([...found, ...lowestLines(lines).filter(({ text }) => isMakersWord(text))]);
}

/** The line at the foot of the last page, wherever its column is read. */
function lowestLines(lines: readonly Line[]): Line[] {
  const last = Math.max(...lines.map(({ page }) => page ?? 0));
  const placed = lines.filter(({ box, page }) => box !== undefined && page === last);
  return placed
    .toSorted((a, b) => (b.box?.y ?? 0) - (a.box?.y ?? 0))
    .slice(0, 1)
    .filter(({ bullet }) => bullet === undefined);
}
