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
  return one.start + one.end !== "" && one.start === other.start && one.end === other.end;
}

/** "Jane Roe, RN, CCRN": parsers keep letters behind a name as certificates, not as part of the name. */
function sameName(intended: string, recovered: string): boolean {
  const [name, behind] = [flat(recovered), flat(intended)];
  return (
    name !== "" &&
    behind.startsWith(name) &&
    /^(?:, \p{Lu}[\p{L}./-]{1,11}){1,4}$/u.test(behind.slice(name.length))
  );
}

/** The page that an address names, however it is written. */
function page(address: string): string {
  return flat(address)
    .replace(/^https?:\/\//iu, "")
    .replace(/^www\./iu, "")
    .replace(/\/$/u, "");
}

/** Whether two values say the same; dates do if they mean the same period. */
export function sameValue(path: string, intended: string, recovered: string): boolean {
  if (flat(intended) === flat(recovered)) return true;
  if (path === "name") return sameName(intended, recovered);
  if (path.endsWith(".dates")) return samePeriod(intended, recovered);
  return (
    /(?:^|\.)(?:linkedin|github|links|url)\b/u.test(path) && page(intended) === page(recovered)
  );
}
