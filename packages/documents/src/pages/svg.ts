/** An element of the engine's SVG, its attributes as written. Text content does not occur in it. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: string;
  readonly children: SvgElement[];
}

const tag = /<(\/?)([\w:-]+)([^<>]*?)(\/?)>/gu;

/** The value of an attribute. Looked up when it is asked for: a page has thousands of elements. */
export function attributeOf(element: SvgElement, name: string): string | undefined {
  const opening = ` ${name}="`;
  const at = element.attributes.indexOf(opening);
  if (at < 0) return undefined;
  const start = at + opening.length;
  return element.attributes.slice(start, element.attributes.indexOf('"', start));
}

/** The root element of the engine's SVG, or `null` if its tags do not match. */
export function parseSvg(source: string): SvgElement | null {
  const root: SvgElement = { name: "", attributes: "", children: [] };
  const open = [root];
  let current = root;
  for (const match of source.matchAll(tag)) {
    const name = match[2] ?? "";
    if (match[1] === "/") {
      const outer = open.at(-2);
      if (outer === undefined || current.name !== name) return null;
      open.pop();
      current = outer;
    } else {
      const element: SvgElement = { name, attributes: match[3] ?? "", children: [] };
      current.children.push(element);
      if (match[4] === "/") continue;
      open.push(element);
      current = element;
    }
  }
  return current === root ? (root.children[0] ?? null) : null;
}
