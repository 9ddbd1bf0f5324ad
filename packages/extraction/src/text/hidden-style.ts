/** Declarations that take an element off a page, whatever it is. */
const gone = [
  /(?:^|[;\s"])display\s*:\s*none/iu,
  /(?:^|[;\s"])visibility\s*:\s*(?:hidden|collapse)/iu,
  /(?:^|[;\s"])opacity\s*:\s*0?(?:\.0+)?\s*%?\s*(?:[;!"]|$)/iu,
  /(?:^|[;\s"])color\s*:\s*transparent/iu,
];
/** A size that nobody can read: up to two points or pixels, or a tenth of that around it. */
const tiny =
  /(?:^|[;\s"])font-size\s*:\s*(?:[0-2](?:\.\d+)?(?:px|pt)?|0?\.[01]\d*r?em|\d(?:\.\d+)?%)\s*(?:[;!"]|$)/iu;
/** Ways to put words beside the page, which readers of screens still read out. */
const beside = [
  /(?:^|[;\s"])(?:left|top|right|text-indent|margin-left)\s*:\s*-(?:\d{4,}px|\d{3,}r?em|\d{3,}%|\d{3,}vw)/iu,
  /(?:^|[;\s"])clip(?:-path)?\s*:\s*(?:rect\(\s*[01](?:px)?[\s,]+[01]|inset\(\s*(?:50|100)%)/iu,
];

/** Where the declarations of a style leave the words that they are said of. */
export type Sight = "seen" | "beside" | "gone";

/** Whether declarations of style take words off the page or put them beside it. */
export function sightOf(style: string): Sight {
  if (gone.some((one) => one.test(style)) || tiny.test(style)) return "gone";
  return beside.some((one) => one.test(style)) ? "beside" : "seen";
}
