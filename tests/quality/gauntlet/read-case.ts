import { emptyResume, resumeLeaves } from "@savile/model";
import type { Fact, Period, Resume, Text } from "@savile/model";

/** One sentence about a person: a lie with its class, or an honest rewording. */
export interface Statement {
  readonly id: string;
  readonly honest: boolean;
  /** Class of the lie; "honest" for a rewording. */
  readonly kind: string;
  readonly section: string;
  readonly role: string;
  readonly text: string;
}

/** A person with statements about them, written before the verifier saw them. */
export interface Case {
  readonly name: string;
  readonly trade: string;
  readonly language: string;
  readonly half: string;
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly statements: readonly Statement[];
}

/** A block of the file: `key: a | b | c` with the `- ` lines below it. */
interface Block {
  readonly key: string;
  readonly cells: readonly string[];
  readonly lines: string[];
}

const headKeys =
  /^(trade|language|half|name|headline|summary|job|education|skills|cert|lang|project|volunteer|award): /;

function cellsOf(text: string): string[] {
  return text.split("|").map((cell) => cell.trim());
}

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const key = headKeys.exec(line)?.[1];
    if (key !== undefined)
      blocks.push({ key, cells: cellsOf(line.slice(key.length + 1)), lines: [] });
    else if (line.startsWith("- ")) blocks.at(-1)?.lines.push(line.slice(2).trim());
    else if (line.trim() !== "") throw new Error(`no line of a case: ${line}`);
  }
  return blocks;
}

function period(start = "", end = ""): Period {
  const open = /^(?:present|heute|presente|aujourd'hui|atual)$/.test(end);
  return {
    text: [start, end].filter(Boolean).join(" - "),
    start,
    end: open ? "present" : end,
  };
}

function texts(lines: readonly string[], prefix = "b"): Text[] {
  return lines.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));
}

function recordOf({ cells, lines }: Block, id: string) {
  return {
    id,
    title: cells[0] ?? "",
    organization: cells[1] ?? "",
    location: "",
    dates: period(cells[2], cells[3]),
    summary: "",
    bullets: texts(lines),
  };
}

function resumeOf(blocks: readonly Block[]): Resume {
  const of = (key: string) => blocks.filter((block) => block.key === key);
  const one = (key: string) => of(key)[0]?.cells.join(" | ") ?? "";
  const skills = one("skills")
    .split(";")
    .map((skill) => skill.trim())
    .filter(Boolean);
  return {
    ...emptyResume(),
    name: one("name"),
    headline: one("headline"),
    summary: one("summary"),
    experience: of("job").map(({ cells, lines }, index) => ({
      id: `exp${index + 1}`,
      title: cells[0] ?? "",
      company: cells[1] ?? "",
      location: cells[4] ?? "",
      dates: period(cells[2], cells[3]),
      summary: "",
      bullets: texts(lines),
    })),
    education: of("education").map(({ cells, lines }, index) => ({
      id: `edu${index + 1}`,
      degree: cells[0] ?? "",
      field: "",
      school: cells[1] ?? "",
      location: "",
      dates: period("", cells[2]),
      details: texts(lines, "d"),
    })),
    skills: skills.length === 0 ? [] : [{ id: "skl1", category: "", skills: texts(skills, "s") }],
    projects: of("project").map(({ cells, lines }, index) => ({
      id: `prj${index + 1}`,
      name: cells[0] ?? "",
      technologies: "",
      dates: period(cells[1], cells[2]),
      description: "",
      bullets: texts(lines),
    })),
    volunteer: of("volunteer").map((block, index) => recordOf(block, `vol${index + 1}`)),
    awards: of("award").map((block, index) => recordOf(block, `awd${index + 1}`)),
    certifications: of("cert").map(({ cells }, index) => ({
      id: `crt${index + 1}`,
      name: cells[0] ?? "",
      issuer: cells[1] ?? "",
      year: cells[2] ?? "",
    })),
    languages: of("lang").map(({ cells }, index) => ({
      id: `lng${index + 1}`,
      name: cells[0] ?? "",
      level: cells[1] ?? "",
    })),
  };
}

/** The facts of a resume as read from a file without doubt. */
function factsOf(resume: Resume): Fact[] {
  return resumeLeaves(resume).map((leaf) => ({
    id: leaf.address,
    kind: leaf.kind,
    ...(leaf.entry === undefined ? {} : { parent: leaf.entry }),
    text: leaf.text,
    confidence: 0.95,
    origin: { by: "extracted" as const },
  }));
}

/** "@ section | role" above statements; a bare "@" where a statement comes without either. */
function opensGroup(line: string): boolean {
  return line === "@" || line.startsWith("@ ");
}

function statementsOf(name: string, lines: readonly string[]): Statement[] {
  let section = "";
  let role = "";
  return lines.flatMap((line, index): Statement[] => {
    if (opensGroup(line)) {
      [section = "", role = ""] = cellsOf(line.slice(1));
      return [];
    }
    const honest = line.startsWith("+ ");
    const [kind = "", ...rest] = honest ? ["honest", line.slice(2)] : cellsOf(line.slice(2));
    return [{ id: `${name}:${index + 1}`, honest, kind, section, role, text: rest.join(" | ") }];
  });
}

/** Reads a case file: the resume in blocks, then statements under `@ section | role` lines, or under a bare `@`. */
export function readCase(name: string, text: string): Case {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const first = lines.findIndex(opensGroup);
  const blocks = readBlocks(lines.slice(0, first));
  const one = (key: string) => blocks.find((block) => block.key === key)?.cells.join(" ") ?? "";
  const resume = resumeOf(blocks);
  return {
    name,
    trade: one("trade"),
    language: one("language"),
    half: one("half"),
    resume,
    facts: factsOf(resume),
    statements: statementsOf(name, lines.slice(first)),
  };
}
