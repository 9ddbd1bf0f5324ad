/** Marks that begin or end a line; what stands between others is one text. */
const blocks =
  "p|div|br|hr|ul|ol|li|dl|dt|dd|h[1-6]|table|tbody|thead|tr|td|th|section|article|header|footer|blockquote|pre";
const inline = "strong|b|em|i|u|s|span|a|font|small|sup|sub|center|img|label";
const tag = new RegExp(
  `(?:<|&lt;)(/?)(${blocks}|${inline})\\b(?:(?!&[lg]t;)[^<>]){0,400}(?:>|&gt;)`,
  "giu",
);
const isBlock = new RegExp(`^(?:${blocks})$`, "iu");

/** Drops out of every copy for matching and keeps the places of what stands behind. */
const nothing = "\u200b";

/**
 * A pasted text with its HTML tags as line ends and bullets. It is as long as before, so that offsets stay those
 * of the original; other words in angle brackets stay.
 */
export function withoutMarkup(text: string): string {
  return text.replaceAll(tag, (found: string, slash: string, name: string) => {
    const closed = slash !== "";
    const item = name.toLowerCase() === "li";
    const sign = item ? (closed ? "" : "\n• ") : isBlock.test(name) ? "\n" : "";
    return sign.padEnd(found.length, nothing);
  });
}
