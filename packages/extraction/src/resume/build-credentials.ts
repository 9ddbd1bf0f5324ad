import type { CertificationEntry, Resume } from "@savile/model";
import { degreeLevel } from "../entries/score-token.ts";
import { credentialsAfter } from "../fields/credentials.ts";
import type { NameFind } from "../entries/find-name.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Ledger } from "./ledger.ts";
import { spanOf } from "./source.ts";

function plain(text: string): string {
  return fold(text).replace(/\./g, "");
}

/** First letters of the words that count: "Bachelor of Science in Nursing" is BSN. */
function initials(text: string): string {
  return plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => !/^(?:of|in|the|and|for|to|a)$/.test(word))
    .map((word) => word[0] ?? "")
    .join("");
}

/** Whether a degree or a certification of the Resume states it already. */
function isStated(resume: Resume, text: string): boolean {
  const key = plain(text);
  const level = degreeLevel(text);
  const words = (other: string): string[] => plain(other).split(/[^\p{L}\p{N}+/-]+/u);
  const byDegree = resume.education.some(
    ({ degree }) =>
      words(degree).includes(key) ||
      initials(degree) === key ||
      (level > 2 && degreeLevel(degree) === level),
  );
  const byCertificate = resume.certifications.some(
    ({ name, issuer }) =>
      words(name).includes(key) || words(issuer).includes(key) || initials(name).startsWith(key),
  );
  return byDegree || byCertificate;
}

/** Letters behind the name ("Jane Roe, RN, CCRN") that nothing else states, as certifications. */
export function buildCredentials(
  ledger: Ledger,
  resume: Resume,
  name: NameFind,
): CertificationEntry[] {
  const out: CertificationEntry[] = [];
  for (const { start, end } of credentialsAfter(name.last.text, name.end)) {
    const text = name.last.text.slice(start, end);
    if (isStated(resume, text)) continue;
    const id = `crt${resume.certifications.length + out.length + 1}`;
    const value = ledger.take(`${id}.name`, spanOf(ledger.source, name.last, start, end), 0.85);
    if (value !== "") out.push({ id, name: value, issuer: "", year: "" });
  }
  return out;
}
