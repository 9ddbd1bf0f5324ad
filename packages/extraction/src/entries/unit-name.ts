import { legalForms } from "../fields/lexicon/organizations.data.ts";
import { fold } from "../text-line/clean-text.ts";
import { titleScore } from "./title.rules.ts";

const words =
  "department|dept|division|units?|laboratory|lab|team|section|ward|abteilung|bereich|referat|labor|station|unite|laboratoire|equipe|atelier|pole|unidad|unidade|area|laboratorio|equipo|departamento|seccion|secao|setor|nucleo";
const first = new RegExp(`^(?:${words}|service|office|bureau|oficina)\\s`, "u");
const last = new RegExp(`\\s(?:${words}|desk)$`, "u");
const mostWords = 6;

/** Whether a text names a part of an organisation: a laboratory, a department, a team. */
export function isUnitName(text: string): boolean {
  const plain = fold(text).replace(/\./g, "").trim();
  const count = plain.split(/\s+/).length;
  const isUnit = first.test(plain) || last.test(plain);
  const form = plain.split(/\s+/).at(-1) ?? "";
  return (
    isUnit && count > 1 && count <= mostWords && !legalForms.has(form) && titleScore(text) < 2.4
  );
}
