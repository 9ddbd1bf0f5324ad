import { decodeEntities } from "@savile/model";
import { Parser } from "htmlparser2";

const blocks = new Set(
  "address article blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul br".split(
    " ",
  ),
);
/** What nobody sees, and what one answers with instead of reading it. */
const silent = new Set(
  "script style noscript template svg head iframe object select textarea button dialog".split(" "),
);
/** What belongs to the site and not to the posting, unless it stands within the main part or an article. */
const siteParts = new Set(["nav", "header", "footer", "aside"]);
const contents = new Set(["main", "article"]);
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const isHidden = /display\s*:\s*none|visibility\s*:\s*hidden/iu;
const isPosting = /schema\.org\/JobPosting\b/iu;
/** Fewer letters than these are no posting: the page is filled by scripts, or the element holds its head alone. */
const leastLetters = 200;

type Attributes = Readonly<Record<string, string>>;

/** A stretch of the page that is read apart from the rest. */
class Part {
  text = "";
  private depth = 0;
  private readonly begins: (name: string, attributes: Attributes) => boolean;

  constructor(begins: (name: string, attributes: Attributes) => boolean) {
    this.begins = begins;
  }

  open(name: string, attributes: Attributes): void {
    if (this.depth > 0 || this.begins(name, attributes)) this.depth += 1;
  }

  close(): void {
    if (this.depth > 0) this.depth -= 1;
  }

  add(text: string): void {
    if (this.depth > 0) this.text += text;
  }
}

function isUnseen(name: string, attributes: Attributes): boolean {
  const { style = "", hidden, "aria-hidden": aria } = attributes;
  return silent.has(name) || hidden !== undefined || aria === "true" || isHidden.test(style);
}

/** The lines of a text in which elements of lists begin with a dash. */
function tidy(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/^-$\n*/gm, "- ")
    .replace(/^- - /gm, "- ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Walks over a page; `onText` hears what is seen of it, `onOpen` and `onClose` its elements. */
interface Walk {
  readonly onOpen?: (name: string, attributes: Attributes) => void;
  readonly onClose?: () => void;
  readonly onText: (text: string) => void;
}

function walk(html: string, { onOpen, onClose, onText }: Walk): void {
  let muted = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!empty.has(name)) {
        if (muted > 0 || isUnseen(name, attributes)) muted += 1;
        onOpen?.(name, attributes);
      }
      if (muted === 0 && blocks.has(name)) onText(name === "li" ? "\n- " : "\n");
    },
    onclosetag: (name) => {
      if (empty.has(name)) return;
      if (muted === 0 && blocks.has(name)) onText("\n");
      if (muted > 0) muted -= 1;
      onClose?.();
    },
    ontext: (piece) => {
      if (muted === 0) onText(piece.replace(/[\s\u00a0]+/g, " "));
    },
  });
  parser.end(html);
}

/** The words of a piece of HTML as lines; elements of lists begin with a dash. */
export function htmlText(html: string): string {
  let text = "";
  walk(html, {
    onText: (piece) => {
      text += piece;
    },
  });
  return tidy(text);
}

/** {@link htmlText} of a value that may be HTML, HTML that was escaped once more, or plain. */
export function valueText(value: string): string {
  const html = value.includes("<") ? value : decodeEntities(value);
  return /<\/?[a-z][^>]*>/i.test(html) ? htmlText(html) : html.trim();
}

/**
 * What a whole page says of its posting: the element that is marked as one, else the main part, else everything
 * without the menus, heads and feet of the site. Where none of it says enough, nothing.
 */
export function pageText(html: string): string {
  const open: ("site" | "content" | "")[] = [];
  let site = 0;
  let content = 0;
  const marked = new Part((_name, { itemtype = "" }) => isPosting.test(itemtype));
  const main = new Part((name, { role }) => name === "main" || role === "main");
  let rest = "";
  walk(html, {
    onOpen: (name, attributes) => {
      const isContent = contents.has(name) || attributes["role"] === "main";
      const isSite = content === 0 && siteParts.has(name);
      open.push(isContent ? "content" : isSite ? "site" : "");
      if (isContent) content += 1;
      else if (isSite) site += 1;
      marked.open(name, attributes);
      main.open(name, attributes);
    },
    onClose: () => {
      const closed = open.pop();
      if (closed === "content") content -= 1;
      else if (closed === "site") site -= 1;
      marked.close();
      main.close();
    },
    onText: (text) => {
      marked.add(text);
      if (site > 0) return;
      main.add(text);
      rest += text;
    },
  });
  const texts = [marked.text, main.text, rest].map(tidy);
  return texts.find((text) => text.replace(/\P{L}/gu, "").length >= leastLetters) ?? tidy(rest);
}
