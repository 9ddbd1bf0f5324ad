import { Parser } from "htmlparser2";

const blocks = new Set(
  "address article blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul br".split(
    " ",
  ),
);
const silent = new Set(["script", "style", "noscript", "template", "svg", "head"]);

/** The words of a piece of HTML as lines; items of lists begin with a dash. */
export function htmlText(html: string): string {
  let text = "";
  let muted = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (silent.has(name)) muted += 1;
      if (blocks.has(name)) text += name === "li" ? "\n- " : "\n";
    },
    onclosetag: (name) => {
      if (silent.has(name)) muted -= 1;
      if (blocks.has(name) && name !== "br") text += "\n";
    },
    ontext: (piece) => {
      if (muted === 0) text += piece.replace(/[\s\u00a0]+/g, " ");
    },
  });
  parser.write(html);
  parser.end();
  return text
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/^-$\n*/gm, "- ")
    .replace(/^- - /gm, "- ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
