/** Groups of occupations and not titles: "Managers, All Other". */
const isGroup = /,? (?:All Other|Except\b)/;

/** `Rest of Title (Other Way)` and `Title (Initials) Rest`: the title with each of the two ways to say it. */
function bracketForms(label: string): string[] {
  const found = /^(.*?)\s*\(([^()]+)\)\s*(.*)$/.exec(label);
  if (found === null) return [label];
  const [, before = "", inside = "", after = ""] = found;
  const whole = `${before} ${after}`.trim();
  return after === "" ? [whole, inside] : [whole, `${inside} ${after}`];
}

/** `waiter/waitress` and `media planner/buyer`: the title with each of the last words. */
function slashForms(label: string): string[] {
  const words = label.split(" ");
  const at = words.findIndex((word) => /^\p{L}{3,}\/\p{L}{3,}$/u.test(word));
  if (at < 0) return [label];
  const choices = words[at]?.split("/") ?? [];
  return choices.map((choice) => words.with(at, choice).join(" "));
}

/** The ways to write a title that one label of the tables holds; none for the name of a group. */
export function titleForms(label: string): string[] {
  if (isGroup.test(label)) return [];
  const [left = "", right] = label.split(" = ");
  const forms = bracketForms(left).flatMap(slashForms);
  return right === undefined ? forms : [...forms, right];
}
