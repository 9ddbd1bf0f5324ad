import type { VersionChanges, VersionGroup, VersionSummary } from "@savile/contracts";
import { sectionTitle } from "../review/section-title.ts";
import { say } from "./messages.ts";

type SayOne = (group: VersionGroup) => string;

/** A single line, by its own words where they are short. */
const sayOne: Readonly<Record<VersionGroup["what"], SayOne>> = {
  summary: () => say("what.summary"),
  headline: () => say("what.headline"),
  name: () => say("what.name"),
  paragraph: ({ number = 1 }) => say("what.paragraph.one", { n: number }),
  skill: ({ text = "" }) =>
    text === "" ? say("what.skill.one") : say("what.skill.named", { text }),
  entry: ({ at, text = "" }) => say("what.entry.one", { text: at ?? text }),
  section: ({ text = "" }) => say("what.section.one", { text: sectionTitle(text) ?? text }),
  bullet: () => say("what.bullet.one"),
  line: () => say("what.line.one"),
  value: () => say("what.value.one"),
  contact: () => say("what.contact.one"),
};

function several(group: VersionGroup): string {
  const { what, count } = group;
  if (what === "summary" || what === "headline" || what === "name") return say(`what.${what}`);
  return say(`what.${what}.many`, { n: count });
}

/** One group of lines in words: "3 bullets of Store Manager reworded". */
export function sayGroup(group: VersionGroup): string {
  const { what, at, count, change } = group;
  const noun = count === 1 ? sayOne[what](group) : several(group);
  const placed = at === null || what === "entry" || what === "section";
  const said = say(`group.${change}`, {
    what: placed ? noun : say("group.at", { what: noun, at }),
  });
  const plain = group.document_type === "cover_letter" ? say("said.letter", { text: said }) : said;
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

function sayGroups(groups: readonly VersionGroup[]): string | null {
  const [first, ...others] = groups;
  if (first === undefined) return null;
  const said = sayGroup(first);
  const more = others.reduce((sum, group) => sum + group.count, 0);
  if (more === 0) return said;
  if (more === 1) return say("said.more.one", { text: said });
  return say("said.more.many", { text: said, n: more });
}

function sayPages(pages: number | null): string {
  if (pages === null) return say("said.pages.free");
  return pages === 1 ? say("said.pages.one") : say("said.pages.many", { n: pages });
}

function counted(n: number | undefined, what: "decided" | "confirmed"): string | null {
  if (n === undefined) return null;
  return n === 1 ? say(`said.${what}.one`) : say(`said.${what}.many`, { n });
}

function sayInstruction({ instruction, instruction_withdrawn: back }: VersionChanges) {
  if (instruction === undefined) return null;
  return say(back === true ? "said.withdrawn" : "said.proposed", { text: instruction });
}

function sayAnswer({ answered = [], withdrawn = [] }: VersionChanges): string | null {
  const [given] = answered;
  if (given !== undefined) return say("said.answered", { text: given });
  const [back] = withdrawn;
  return back === undefined ? null : say("said.answerBack", { text: back });
}

/** What the person asked for that made the version. */
function sayCause(changes: VersionChanges): string | null {
  const { restored, page_budget: pages, accent } = changes;
  if (restored !== undefined) return say("said.restored", { n: restored });
  const answered = sayInstruction(changes) ?? sayAnswer(changes);
  if (answered !== null) return answered;
  if (accent !== undefined) return say("said.colour");
  return pages === undefined ? null : sayPages(pages);
}

/** What a version changed, in one plain sentence. */
export function sayVersion({ number, changes }: VersionSummary): string {
  return (
    sayCause(changes) ??
    sayGroups(changes.groups) ??
    counted(changes.decided, "decided") ??
    counted(changes.confirmed, "confirmed") ??
    say(number === 1 ? "said.first" : "said.nothing")
  );
}
