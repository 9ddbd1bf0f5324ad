import type { CoverLetter } from "../tailoring/cover-letter.ts";

/** Lines between the date and the salutation. */
export const recipientFields = ["department", "businessUnit", "company", "location"] as const;
export type RecipientField = (typeof recipientFields)[number];

export type LabelledField = RecipientField | "date" | "salutation" | "closing";

/** Labels that name a line where its form does not. */
export const letterLabels: readonly (readonly [LabelledField, string])[] = [
  ["date", "Date"],
  ["department", "Department"],
  ["businessUnit", "Business unit"],
  ["company", "Company"],
  ["location", "Company location"],
  ["salutation", "Salutation"],
  ["closing", "Closing"],
];

const labelled =
  /^(Date|Department|Business unit|Company location|Company|Salutation|Closing)\s*:(.*)$/is;

/** The field that a raw line names by a label, with the rest of the line. */
export function readLabel(raw: string): { field: LabelledField; rest: string } | null {
  const found = labelled.exec(raw);
  const label = found?.[1]?.toLowerCase();
  const field = letterLabels.find(([, name]) => name.toLowerCase() === label)?.[0];
  return field === undefined ? null : { field, rest: (found?.[2] ?? "").trim() };
}

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const dateLine = new RegExp(
  `^(?:${month} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}\\.? ${month},? \\d{4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4})$`,
  "i",
);

/** Whether a line is a date of a letter and nothing else. */
export function isDateLine(text: string): boolean {
  return dateLine.test(text);
}

const salutation = /^(?:dear|hello|hi|greetings|to whom it may concern)\b/i;

/** Whether a line greets the reader. */
export function isSalutation(text: string): boolean {
  return salutation.test(text) && text.length < 120;
}

const closing =
  /^(?:sincerely|yours|best regards|kind regards|warm regards|regards|best wishes|respectfully|with (?:best|kind) regards|best|thank you)\b[^.!?]{0,40},?$/i;

/** Whether a line is a complimentary close; "Best results came from ..." is longer and is none. */
export function isClosing(text: string): boolean {
  return closing.test(text) && text.length < 60;
}

const states =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";
const stateCode = new RegExp(`(?:^|[\\s,])(?:${states})(?:$|[\\s,])`);
const departmentWord =
  /\b(?:department|team|division|unit|program|office|group|resources|center|centre|services)\b/i;
const companyWord =
  /\b(?:inc|corp|corporation|llc|ltd|gmbh|foundation|institute|company|solutions|technologies|partners|global|international)\b/i;

/**
 * The field of a line of the recipient's address: a state code, brackets, then words of a department or a
 * company decide; any other line is the department, or the company once there is a department.
 */
export function recipientField(
  text: string,
  before: Readonly<Pick<CoverLetter, "department" | "company">>,
): RecipientField {
  if (text.length <= 60 && stateCode.test(text)) return "location";
  if (/[()]/.test(text)) return "businessUnit";
  if (departmentWord.test(text)) return "department";
  if (companyWord.test(text)) return "company";
  return before.department !== "" && before.company === "" ? "company" : "department";
}
