import type { SkillGroup } from "../resume/resume.ts";
import { escapeInline, escapeStart, readInline } from "./escape.ts";
import { printTerm, readTerms } from "./terms.ts";
import type { Token } from "./tokens.ts";

const bold = /^\*\*((?:\\.|[^\\*])*)\*\*\s*(.*)$/s;
const closed = /^((?:\\.|[^\\])*):$/s;
const plain = /^((?:\\.|[^\\:|,]){1,40}):\s+(.*)$/s;

/** `**Category:** a, b`, or the terms alone where the group has no category. */
export function printSkillGroup(group: Omit<SkillGroup, "id">): string {
  const terms = group.skills.map((skill) =>
    printTerm(skill.text, group.category === "" ? ":" : ""),
  );
  if (group.category === "") return escapeStart(terms.join(", "));
  return `**${escapeInline(group.category)}:** ${terms.join(", ")}`.trim();
}

interface Group {
  category: string;
  skills: string[];
}

function readLine(raw: string): Group {
  const marked = bold.exec(raw);
  if (marked?.[1] !== undefined) {
    const inner = closed.exec(marked[1].trim())?.[1];
    const after = marked[2] ?? "";
    const terms = inner === undefined ? after.replace(/^:/, "") : after;
    return { category: readInline(inner ?? marked[1]), skills: readTerms(terms) };
  }
  const found = plain.exec(raw);
  if (found?.[1] !== undefined) {
    return { category: readInline(found[1]), skills: readTerms(found[2] ?? "") };
  }
  return { category: "", skills: readTerms(raw) };
}

/** Skill groups of a section: a group per line or heading; bare bullets in a row are one group. */
export function readSkillGroups(tokens: readonly Token[]): SkillGroup[] {
  const groups: Group[] = [];
  let open: Group | null = null;
  for (const token of tokens) {
    if (token.kind === "heading") {
      open = { category: readInline(token.raw), skills: [] };
      groups.push(open);
      continue;
    }
    const group = readLine(token.raw);
    if (group.category === "" && open !== null && (token.kind === "bullet" || token.joins)) {
      open.skills.push(...group.skills);
      continue;
    }
    groups.push(group);
    open = token.kind === "bullet" && group.category === "" ? group : null;
  }
  return groups.map((group, index) => ({
    id: `skl${index + 1}`,
    category: group.category,
    skills: group.skills.map((text, place) => ({ id: `s${place + 1}`, text })),
  }));
}
