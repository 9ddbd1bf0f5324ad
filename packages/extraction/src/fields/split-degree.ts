/** Where the field of study stands inside a degree phrase, as offsets; undefined where it is not clear. */
export function splitDegree(phrase: string): { start: number; end: number } | undefined {
  const match =
    /\b(?:(?:in|en|em|im Fach|im Bereich|major in|majoring in)\s+(?!progress\b)|of\s+(?!(?:Science|Arts|Engineering|Business Administration|Fine Arts|Education|Laws?|Technology|Commerce|Philosophy|Nursing|Applied Science)\b(?:\s|,|$)))(?<field>\p{L}[^,(|]+?)\s*(?:$|[,(|])/u.exec(
      phrase,
    ) ?? /,\s+(?<field>\p{L}[^,(|]+?)\s*(?:$|[,(|])/u.exec(phrase);
  const field = match?.groups?.["field"];
  if (match === null || match === undefined || field === undefined) return undefined;
  const start = match.index + match[0].indexOf(field);
  return { start, end: start + field.length };
}
