import type { PromptFact, PromptRole, ReadPrompt } from "./read-prompt.ts";

/** A wording as a model answers it. */
export interface Wording {
  slot: string;
  factIds: string[];
  reqIds: string[];
  text: string;
}

const closer = "In my work I keep to what can be shown.";

function lowerFirst(text: string): string {
  const word = /^\S+/.exec(text)?.[0] ?? "";
  return /[A-Z\d]/.test(word.slice(1)) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function sentence(text: string): string {
  return text.replace(/[\s.;,]+$/, "");
}

/** A line that can follow "I": it begins with what was done. */
const tellable =
  /^(?:\p{Lu}\p{L}+ed|Led|Built|Wrote|Ran|Cut|Grew|Taught|Kept|Made|Sold|Won|Drove|Oversaw|Took|Set|Held|Began|Gave)\s/u;

function headOf(role: PromptRole, part: number): PromptFact | undefined {
  return role.head[part];
}

/** Small changes that leave a line as true as it was. */
export function reword(text: string): string {
  return sentence(text)
    .replace(/\bin order to\b/g, "to")
    .replace(/\butilized\b/gi, "used")
    .replace(/\bas well as\b/g, "and");
}

function tellRole(role: PromptRole, count: number): Wording | undefined {
  const org = headOf(role, 1);
  const lines = role.lines.filter((line) => tellable.test(line.text)).slice(0, count);
  if (org === undefined || lines.length === 0) return undefined;
  const told = lines.map((line, index) => {
    const lead = index === 0 ? `At ${org.text} I ` : index === 1 ? "There I also " : "I ";
    return `${lead}${lowerFirst(sentence(line.text))}.`;
  });
  return {
    slot: "",
    factIds: [...role.head, ...lines].map((fact) => fact.id),
    reqIds: [],
    text: told.join(" ").replace("There I also ", `At ${org.text} I also `),
  };
}

function letterOf(prompt: ReadPrompt): Wording[] {
  const title = /names the job \(\S+\n([^\n]+)\n/.exec(prompt.posting)?.[1] ?? "the position";
  const company = /the employer \(\S+\n([^\n]+)\n/.exec(prompt.posting)?.[1] ?? "your company";
  const told = prompt.roles.flatMap((role) => tellRole(role, 5) ?? []);
  const [first, second, third] = told;
  const opening: Wording = {
    slot: "body.p1",
    factIds: first?.factIds ?? prompt.others.slice(0, 1).map((fact) => fact.id),
    reqIds: prompt.requirements.slice(0, 1).map((entry) => entry.id),
    text: `I am applying for the ${title} position at ${company}. ${first?.text ?? closer}`,
  };
  return [
    opening,
    ...(second === undefined ? [] : [{ ...second, slot: "body.p2" }]),
    ...(third === undefined ? [] : [{ ...third, slot: "body.p3" }]),
  ];
}

function summaryOf(prompt: ReadPrompt): Wording | undefined {
  const [role] = prompt.roles;
  const title = role === undefined ? undefined : headOf(role, 0);
  const org = role === undefined ? undefined : headOf(role, 1);
  if (title === undefined || org === undefined) return undefined;
  return {
    slot: "summary",
    factIds: [title.id, org.id],
    reqIds: [],
    text: `${title.text} at ${org.text}.`,
  };
}

/** What a careful model answers: each slot in nearly the words of its facts. */
export function writeHonestly(prompt: ReadPrompt): Wording[] {
  const lines = new Map(
    prompt.roles.flatMap((role) => role.lines).map((line) => [line.id, line.text]),
  );
  const letter = prompt.slots.some((slot) => slot.startsWith("body.")) ? letterOf(prompt) : [];
  return prompt.slots.flatMap((slot): Wording[] => {
    if (slot.startsWith("body.")) return letter.filter((entry) => entry.slot === slot);
    if (slot === "summary") return [summaryOf(prompt)].filter((entry) => entry !== undefined);
    const text = lines.get(slot);
    const reqIds = prompt.requirements.slice(0, 1).map((entry) => entry.id);
    return text === undefined ? [] : [{ slot, factIds: [slot], reqIds, text: reword(text) }];
  });
}
