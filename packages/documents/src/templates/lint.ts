/** A rule that every template keeps; each protects the text layer, the page drawings or readers. */
export interface SourceRule {
  readonly name: string;
  /** What of a template source breaks the rule; empty if nothing does. */
  readonly faults: (source: string) => readonly string[];
  /** A source that breaks it. */
  readonly planted: string;
}

function all(pattern: RegExp): (source: string) => readonly string[] {
  return (source) => source.match(pattern) ?? [];
}

/**
 * Text stands at the end of a line only by a stretching space after the text before it; what is placed is a
 * line, a ground, or the side column, which comes in the text where it is read.
 */
function textAtTheEdge(source: string): readonly string[] {
  const placed = [...source.matchAll(/\bplace\(([^)]*\))/gu)].flatMap(([found, body = ""]) =>
    /\b(?:line|rect|tint)\(|dx: s\.column\.dx/u.test(body) ? [] : [found],
  );
  return [...placed, ...(source.match(/\balign\(\s*(?:right|end)\b/gu) ?? [])];
}

/** Rules about the sources of templates, with a planted fault for each. */
export const sourceRules: readonly SourceRule[] = [
  {
    name: "no hyphenation and no justified lines: both damage the text layer",
    faults: all(/\b(?:hyphenate|justify):(?!\s*false)[^,)\n]*/gu),
    planted: "#set text(hyphenate: auto)",
  },
  {
    name: "no letters further apart or nearer than the font has them: older readers take them apart",
    faults: all(/\btracking:[^,)\n]*|\bkerning:\s*true\b/gu),
    planted: "#text(tracking: 0.02em)[x]",
  },
  {
    name: "nothing side by side",
    faults: all(/\b(?:grid|table|columns|stack)\s*\(/gu),
    planted: "#grid(columns: 2)[a][b]",
  },
  {
    name: "text is at the right only by a stretching space, never placed there",
    faults: textAtTheEdge,
    planted: "#place(end)[2019]",
  },
  {
    name: "no pictures, gradients, clips, turned, hidden or see-through text",
    faults: all(
      /\b(?:image|gradient\.|tiling\(|clip:|rotate|skew|scale\(|hide\(|transparentize|opacify|\bwhite\b)/gu,
    ),
    planted: '#image("x.png")',
  },
  {
    name: "no letters in other cases than the person wrote them",
    faults: all(/\b(?:upper|lower)\(/gu),
    planted: "#upper(body)",
  },
  {
    name: "no ornaments: only signs that every font and reader knows",
    faults: all(/[^\n -~·–]/gu),
    planted: "#text[★]",
  },
  {
    name: "no evaluation, no files from outside, no packages",
    faults: all(/\beval\s*\(|\bread\s*\(|@preview|\bplugin\s*\(|\.\.\/\.\./gu),
    planted: "#eval(sheet.name)",
  },
  {
    name: "no font by name and no weight without a bundled file",
    faults: all(
      /font:\s*"|fallback:\s*true|weight:(?!\s*(?:400|600|700|if\b|s\.look\.))[^,)\n]*/gu,
    ),
    planted: '#text(weight: "black")[x]',
  },
];

function channel(code: string): number {
  const part = Number.parseInt(code, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(colour.slice(at, at + 2)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of a text colour on its ground, both `#rrggbb`: from 1 to 21. */
export function contrast(colour: string, ground: string): number {
  const [dark = 0, light = 0] = [luminance(colour), luminance(ground)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
