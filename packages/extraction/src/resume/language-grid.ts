import { isSkillLevel } from "../fields/skill-level.ts";
import { isSpokenLanguage } from "../fields/spoken-language.ts";
import { foldWords } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";

/** Heads of the columns and rows of the table of languages in European forms, folded. */
const heads =
  /^(?:self assessment|european level|understanding|speaking|writing|listening|reading|spoken|interaction|production|spoken (?:interaction|production)|(?:other|additional) languages?(?: s)?|(?:mother|native) tongues?(?: s)?|selbstbeurteilung|verstehen|sprechen|schreiben|horen|lesen|an gesprachen teilnehmen|zusammenhangendes sprechen|muttersprachen?|(?:sonstige|weitere) sprachen?(?: n)?|comprendre|parler|ecrire|ecouter|lire|prendre part a une conversation|s exprimer oralement en continu|langues? maternelles?|langue s maternelle s|autres? langues?|autre s langue s|comprension|comprension auditiva|habla|lectura|escritura|comprension de lectura|interaccion oral|expresion oral|expresion escrita|lenguas? maternas?|otros idiomas|compreender|falar|escrever|leitura|compreensao oral|interaccao oral|interacao oral|producao oral|linguas? maternas?|outras linguas?|comprensione|parlato|scritto|ascolto|lettura|interazione orale|produzione orale|madrelingua|altre lingue)$/u;

function cellsOf({ text }: Line): string[] {
  return text.split("\t").filter((cell) => /\p{L}/u.test(cell));
}

function isHead(line: Line): boolean {
  const cells = cellsOf(line);
  return cells.length > 0 && cells.every((cell) => heads.test(foldWords(cell)));
}

/** "French\tC1\tB2": a spoken language and nothing but levels. */
export function isLanguageRow({ text }: Line): boolean {
  const [name = "", ...levels] = text.split("\t").map((cell) => cell.trim());
  return isSpokenLanguage(name) && levels.length > 0 && levels.every(isSkillLevel);
}

const fewestHeads = 3;

/**
 * The heads of a table of spoken languages: words such as "Reading" are skills elsewhere, so several rows of
 * them, or a language with its levels, must tell the table.
 */
export function gridHeads(lines: readonly Line[]): ReadonlySet<Line> {
  const found = lines.filter(isHead);
  const isTold =
    found.some((line) => cellsOf(line).length > 1) &&
    (lines.some(isLanguageRow) || found.length >= fewestHeads);
  return new Set(isTold ? found : []);
}
