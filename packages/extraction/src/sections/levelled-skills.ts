import { isLevelRow } from "../fields/skill-level.ts";
import type { SectionKind } from "../headings/kinds.ts";
import type { Line } from "../text-line/line.ts";

interface Headed {
  readonly kinds: readonly SectionKind[];
  readonly title: string;
  readonly heading?: Line;
  readonly lines: Line[];
}

function isLevelledSkill({ heading, lines, kinds }: Headed): boolean {
  const isLevel = lines.length > 0 && lines.every((line) => isLevelRow(line.text));
  return heading !== undefined && kinds[0] === "custom" && isLevel;
}

/** Headings with nothing but a level below them are skills themselves: they make one section. */
export function foldLevelledSkills(sections: readonly Headed[]): Headed[] {
  const out: Headed[] = [];
  let open: Line[] | undefined;
  for (const section of sections) {
    const { heading, lines } = section;
    if (heading === undefined || !isLevelledSkill(section)) {
      open = undefined;
      out.push(section);
      continue;
    }
    if (open === undefined) {
      open = [];
      out.push({ kinds: ["skills"], title: "", lines: open });
    }
    open.push(heading, ...lines);
  }
  return out;
}
