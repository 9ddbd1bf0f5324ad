/** A part of a production. Ends of a stretch are found without a tree: what counts is whether one reading is whole. */
export type Node =
  | { readonly type: "tag"; readonly tag: string }
  | { readonly type: "word"; readonly words: ReadonlySet<string> }
  | { readonly type: "name"; readonly name: string }
  | { readonly type: "row"; readonly parts: readonly Node[] }
  | { readonly type: "choice"; readonly parts: readonly Node[] }
  | { readonly type: "many"; readonly part: Node }
  | { readonly type: "maybe"; readonly part: Node };

/** Productions by what they are of. */
export type Grammar = ReadonlyMap<string, Node>;

const variables: Readonly<Record<string, readonly string[]>> = {
  "%a": ["1", "3", "p"],
  "%f": ["d", "b", "n", "g", "1", "3", "p"],
  // With its object, and without it: "what I built".
  "%g": ["", "G"],
  // Told of any time, and of now.
  "%t": ["", "N"],
};

/** A line for each value of the variables in it. */
function expanded(line: string): string[] {
  const found = Object.entries(variables).find(([name]) => line.includes(name));
  if (found === undefined) return [line];
  const [name, values] = found;
  return values.flatMap((value) => expanded(line.replaceAll(name, value)));
}

const symbols = /"[^"]*"|[()|?*+]|[^\s()|?*+]+/g;

class ProductionReader {
  private at = 0;
  private readonly parts: readonly string[];
  constructor(text: string) {
    this.parts = text.match(symbols) ?? [];
  }

  choice(): Node {
    const parts = [this.row()];
    while (this.parts[this.at] === "|") {
      this.at += 1;
      parts.push(this.row());
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { type: "choice", parts };
  }

  private row(): Node {
    const parts: Node[] = [];
    for (let next = this.parts[this.at]; next !== undefined && next !== "|" && next !== ")";) {
      parts.push(this.repeated());
      next = this.parts[this.at];
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { type: "row", parts };
  }

  private repeated(): Node {
    const part = this.single();
    const mark = this.parts[this.at];
    if (mark !== "?" && mark !== "*" && mark !== "+") return part;
    this.at += 1;
    if (mark === "?") return { type: "maybe", part };
    const many: Node = { type: "many", part };
    return mark === "*" ? many : { type: "row", parts: [part, many] };
  }

  private single(): Node {
    const text = this.parts[this.at] ?? "";
    this.at += 1;
    if (text === "(") {
      const inner = this.choice();
      this.at += 1;
      return inner;
    }
    if (text.startsWith('"')) return { type: "word", words: new Set(text.slice(1, -1).split(" ")) };
    return /^[A-Z]/.test(text) ? { type: "name", name: text } : { type: "tag", tag: text };
  }
}

/** Reads productions: `Name -> one | other`, a line each; a name may have several lines. */
export function compileGrammar(text: string): Grammar {
  const grammar = new Map<string, Node>();
  for (const line of text.split("\n").flatMap(expanded)) {
    const [name = "", body] = line.split("->");
    if (body === undefined) continue;
    const node = new ProductionReader(body).choice();
    const before = grammar.get(name.trim());
    grammar.set(
      name.trim(),
      before === undefined ? node : { type: "choice", parts: [before, node] },
    );
  }
  return grammar;
}
