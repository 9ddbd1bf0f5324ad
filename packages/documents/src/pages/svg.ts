/** An element of the engine's SVG. Text content does not occur in it. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: SvgElement[];
}

const tag = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gu;
const attribute = /([\w:-]+)="([^"]*)"/gu;

function attributesOf(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(attribute)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** The root element of the engine's SVG, or `null` if it is not a tree of plain elements. */
export function parseSvg(source: string): SvgElement | null {
  const root: SvgElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name = "", attributes = "", single] of source.matchAll(tag)) {
    if (closing === "/") {
      if (open.length === 1 || open.pop()?.name !== name) return null;
    } else {
      const element: SvgElement = { name, attributes: attributesOf(attributes), children: [] };
      open.at(-1)?.children.push(element);
      if (single !== "/") open.push(element);
    }
  }
  return open.length === 1 ? (root.children[0] ?? null) : null;
}
