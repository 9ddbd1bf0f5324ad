import type { Maker } from "./make-resume.ts";
import { emptyPart, ink, row } from "./sheet.ts";
import type { Item, Part } from "./sheet.ts";

/** Skills as a comma list, as list elements, by category, side by side, or one a line. */
export function skillPart(maker: Maker): { part: Part; truth: string[] } {
  const { one, random, trade } = maker;
  const skills = random.some(trade.skills, random.whole(3, trade.skills.length));
  const base = { ...emptyPart, kind: "skills", heading: maker.heading("skills") };
  const style = one.variant % 6;
  const half = Math.ceil(skills.length / 2);
  const bullets = skills.map((text): Item => ({ kind: "bullet", text }));
  const marks = [", ", " | ", " • ", " · "] as const;
  const mark = marks[one.separator % marks.length] ?? ", ";
  const made: Part[] = [
    { ...base, items: [{ kind: "text", text: skills.join(mark) }] },
    { ...base, items: bullets },
    {
      ...base,
      rows: [
        row([ink("Main: ", { bold: true }), ink(skills.slice(0, half).join(", "))]),
        row([ink("More: ", { bold: true }), ink(skills.slice(half).join(", "))]),
      ].slice(0, half < skills.length ? 2 : 1),
    },
    { ...base, grid: skills },
    { ...base, rows: skills.map((text) => row(text)) },
    { ...base, items: [{ kind: "text", text: skills.join(", ") }] },
  ];
  return { part: made[style] ?? base, truth: skills };
}

export function tonguePart(maker: Maker): Part[] {
  const { one, random, words } = maker;
  if (!random.chance(0.6)) return [];
  const chosen = random.some(words.tongues, 2);
  const base = { ...emptyPart, kind: "languages", heading: maker.heading("languages") };
  if (one.variant % 3 === 0)
    return [{ ...base, rows: chosen.map(([name, level]) => row(name, level)) }];
  if (one.variant % 3 === 1)
    return [{ ...base, rows: chosen.map(([name, level]) => row(`${name} (${level})`)) }];
  const text = chosen.map(([name, level]) => `${name}: ${level}`).join(", ");
  return [{ ...base, items: [{ kind: "text", text }] }];
}

export function certificatePart(maker: Maker): Part[] {
  const { random, trade } = maker;
  if (!random.chance(0.5)) return [];
  return [
    {
      ...emptyPart,
      kind: "certifications",
      heading: maker.heading("certifications"),
      items: trade.certificates.map((name, index) => ({
        kind: "bullet",
        text: `${name}, ${2015 + index + random.whole(0, 5)}`,
      })),
    },
  ];
}

function lines(
  maker: Maker,
  kind: "awards" | "publications" | "interests" | "personal",
  list: readonly string[],
): Part {
  return {
    ...emptyPart,
    kind,
    heading: maker.heading(kind),
    rows: list.map((text) => row(text)),
  };
}

/** Sections that only some people have. */
export function otherParts(maker: Maker): Part[] {
  const { one, random, words, fill } = maker;
  const out: Part[] = [];
  if (random.chance(0.2)) out.push(lines(maker, "awards", random.some(words.prizes, 1)));
  if (one.oddity === "publications") out.push(lines(maker, "publications", words.papers));
  if (random.chance(0.15)) {
    const [title, place] = random.pick(words.causes);
    out.push({
      ...emptyPart,
      kind: "volunteer",
      heading: maker.heading("volunteer"),
      rows: [row(`${title}, ${fill(place)}`)],
    });
  }
  if (random.chance(0.3))
    out.push(lines(maker, "interests", [random.some(words.hobbies, 3).join(", ")]));
  if (one.oddity === "personal") out.push(lines(maker, "personal", words.personal));
  return out;
}
