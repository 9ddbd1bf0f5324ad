import { parsePeriod } from "@savile/model";

/** A value as a comparison sees it: white space and compatible forms of letters make no difference. */
export function flat(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{Cf}]+/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

function samePeriod(intended: string, recovered: string): boolean {
  const [one, other] = [parsePeriod(intended), parsePeriod(recovered)];
  return one.start !== "" && one.start === other.start && one.end === other.end;
}

/** Whether two values say the same; dates do if they mean the same period. */
export function sameValue(path: string, intended: string, recovered: string): boolean {
  if (flat(intended) === flat(recovered)) return true;
  return path.endsWith(".dates") && samePeriod(intended, recovered);
}
