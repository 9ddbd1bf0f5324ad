/** One instruction of a Dockerfile; lines that go on are joined. */
export interface Instruction {
  readonly word: string;
  readonly text: string;
}

/** A stage: its name, if it has one, and its instructions. */
export interface Stage {
  readonly name: string | null;
  readonly steps: readonly Instruction[];
}

function instructionsOf(text: string): Instruction[] {
  return text
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [word = "", ...rest] = line.trim().split(/\s+/);
      return { word, text: rest.join(" ") };
    });
}

/** The stages of a Dockerfile, in order. */
export function readDockerfile(text: string): Stage[] {
  const stages: { name: string | null; steps: Instruction[] }[] = [];
  for (const step of instructionsOf(text)) {
    if (step.word === "FROM") {
      stages.push({ name: / AS (\S+)$/i.exec(step.text)?.[1] ?? null, steps: [] });
    } else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

/** A pattern of `.dockerignore`: `*` stays in its folder, `**` goes through any number of them. */
function patternOf(glob: string): RegExp {
  const body = glob
    .split("**/")
    .map((part) => part.replaceAll(".", "\\.").replaceAll("*", "[^/]*"))
    .join("(?:.*/)?");
  return new RegExp(`^${body}(?:/|$)`);
}

/** Whether `.dockerignore` lets a file of the repository into the image; the last pattern that fits decides. */
export function readIgnore(text: string): (path: string) => boolean {
  const rules = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ keeps: line.startsWith("!"), pattern: patternOf(line.replace(/^!/, "")) }));
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.keeps ?? true;
}
