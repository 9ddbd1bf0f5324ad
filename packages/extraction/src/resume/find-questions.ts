import type { Finding, QuestionCode, Resume } from "@savile/model";
import { fold } from "../text-line/clean-text.ts";
import { untilStarts } from "../fields/dates/date-words.ts";
import { oddTitle } from "./odd-title.rules.ts";
import type { OddTitle } from "./odd-title.rules.ts";

type Job = Resume["experience"][number];

/** Work for oneself, or time without work: nobody employed the person, and no employer is missing. Folded. */
const ownWork =
  /(?<!\p{L})(?:freelanc\p{L}*|self[- ]employed|independent|contractor|own business|(?:co-?)?founder|(?:co-?)?owner|proprietor|sole trader|entrepreneur|landlord|private tutor|nanny|selbst(?:st)?andig\p{L}*|freiberuf\p{L}*|freie[rs]? mitarbeit\p{L}*|inhaber(?:in)?|independant\p{L}*|a son compte|auto-?entrepreneur\p{L}*|autonom[oa]|por (?:cuenta|conta) propria|empresari[oa]|career break|sabbatical|parental leave|maternity leave|family leave|elternzeit|homemaker|stay[- ]at[- ]home|carer|caregiver|travel(?:l?ing)?)(?!\p{L})/u;

const untilBefore = new RegExp(`^(?:${untilStarts.join("|")})(?!\\p{L})`, "u");

const kinds: Readonly<Record<OddTitle, string>> = {
  number: "a number",
  glyph: "a single sign",
  preposition: "no title",
  name: "your own name",
  place: "a place",
};

function lacksStart({ dates }: Job): boolean {
  const { start, end, text } = dates;
  if (start !== "") return false;
  return end === "" || end === "present" || untilBefore.test(fold(text));
}

/** The job in words that the person knows it by. */
function called({ title, company, dates }: Job): string {
  const [name = ""] = [title, company, dates.text].filter((one) => one !== "");
  return name === "" ? "one of your jobs" : `“${name}”`;
}

/**
 * What has to be known of a job before a resume is made of it: who employed the person, since when, and what
 * as. Work for oneself needs no employer.
 */
export function questionsAbout(
  job: Job,
  name: string,
  linesOf: (id: string) => readonly string[],
): Finding[] {
  const lines = ["title", "company", "dates"].flatMap((field) => linesOf(`${job.id}.${field}`));
  const ask = (code: QuestionCode, field: string, detail: string, text = ""): Finding => ({
    code,
    detail,
    lines: [...new Set(lines)],
    path: `${job.id}.${field}`,
    ...(text === "" ? {} : { text }),
  });
  const questions: Finding[] = [];
  if (job.company === "" && !ownWork.test(fold(`${job.title} ${job.summary}`)))
    questions.push(ask("no_employer", "company", `No employer was found for ${called(job)}.`));
  if (lacksStart(job))
    questions.push(
      ask("no_start", "dates", `No start date was found for ${called(job)}.`, job.dates.text),
    );
  const odd = oddTitle(job.title, name);
  if (odd !== undefined)
    questions.push(
      ask(
        "odd_title",
        "title",
        `“${job.title}” was read as a job title, but it looks like ${kinds[odd]}.`,
        job.title,
      ),
    );
  return questions;
}
