import { fold } from "../text-line/clean-text.ts";

const grades =
  "expert|master|advanced|upper intermediate|intermediate|beginner|basics?|novice|proficient|proficiency|competent|familiar|fluent|native|elementary|moderate|(?:very )?good|excellent|solid|strong|working|" +
  "experte|experten|sehr gute?|gute?|fortgeschritten|fortgeschrittene|grund|basis|anfanger|" +
  "avance|confirme|intermediaire|debutant|notions|maitrise|courant|bon|bonne|tres bon|tres bonne|" +
  "avanzado|alto|medio|basico|intermedio|principiante|experto|bueno|buen|" +
  "avancado|intermediario|iniciante|bom|boa";
const what =
  "knowledge|level|levels|user|understanding|experience|command|skills|kenntnisse|niveau|stufe|connaissances?|conocimientos?|nivel|dominio|conhecimentos?";
const worded = new RegExp(
  `^(?:(?:${what}) )?(?:${grades})(?:[ -]?(?:${what}|speaker))?(?: of)?$`,
  "u",
);
const counted =
  /^\d{1,3}(?: ?%| ?\/ ?\d{1,3}|\+? ?(?:years?|yrs?|jahre|ans|annees|anos)(?: (?:of )?experience)?)?$/u;
/** The steps of the European framework for languages. */
const framed = /^[abc][12][+-]?$/u;
const drawn = /^[●○■□★☆⬤◉◯•·▪▫*\s]+$/u;

/** How well something is known, alone: "Advanced", "Good knowledge", "75 %", "4/5", "●●●○○". It is no skill. */
export function isSkillLevel(text: string): boolean {
  const bare = text.trim().replace(/^\((.*)\)$/u, "$1");
  const folded = fold(bare).replace(/[.:]$/, "").trim();
  return drawn.test(bare) || worded.test(folded) || counted.test(folded) || framed.test(folded);
}

/** Whether every cell of a line says how well, and none of them what. */
export function isLevelRow(text: string): boolean {
  const cells = text.split("\t").filter((cell) => cell.trim() !== "");
  return cells.length > 0 && cells.every(isSkillLevel);
}

const tail = /\s+(?:\d{1,3} ?%|\d ?\/ ?(?:5|10)|[●○■□★☆⬤◉◯][●○■□★☆⬤◉◯\s]*)\s*$/u;

/** Where a level begins that is drawn or counted behind a skill: "Excel 75%", "Welding 4/5"; else the end. */
export function levelStart(text: string): number {
  const at = tail.exec(text)?.index ?? 0;
  return at > 0 ? at : text.length;
}

/** Whether a cell of a line is a level, or ends with one. */
export function holdsLevel(text: string): boolean {
  return text.split("\t").some((cell) => isSkillLevel(cell) || levelStart(cell) < cell.length);
}

const columnHead =
  /^(?:(?:skill )?levels?|proficiency|rating|niveau|stufe|nivel|kompetenz|competence level)$/u;
const scale =
  /^(?:levels?|niveaux?|stufen?|niveles|niveis|skill levels?) ?: ?(?:[abc][12]|\d)|\bcommon european framework\b|\b(?:skill |rating )?scale (?:is )?(?:from|of|goes)\b|^\W*(?:legend|key) ?:/u;

/** What explains how levels are given ("Level", "Scale from 0 to 6"): it is neither a skill nor a level. */
export function isLegend(text: string): boolean {
  const folded = fold(text).trim();
  return columnHead.test(folded.replace(/[.:]$/u, "")) || scale.test(folded);
}
