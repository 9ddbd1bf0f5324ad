import { isAnswered, isAnswerId, isPointText, questionsOf } from "@savile/model";
import type { CoverLetter, Hint } from "@savile/model";
import { proofread } from "../proofread/proofread.ts";
import type { JudgedSentence } from "../proofread/proofread.ts";
import { sentencesOf } from "../text/sentences.ts";
import { hintOf } from "./documents.ts";
import type { SentDocuments, SentLetter } from "./documents.ts";
import { foreignEmployers } from "./foreign-employers.ts";

function textOf({ salutation, company, paragraphs }: CoverLetter): string {
  return [company, salutation, ...paragraphs.map(({ text }) => text)].join("\n");
}

function keyOf(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
}

/** Words behind a name that say what it is by law, and that nobody writes in a letter. */
const legalForm =
  /[\s,]+(?:inc|ltd|llc|llp|plc|gmbh|ag|kg|se|sa|s\.a|bv|b\.v|pty|co|corp|corporation|limited|company|group|holdings?)\.?$/iu;

function shortName(company: string): string {
  const cut = company.replace(legalForm, "");
  return cut === company ? company : shortName(cut);
}

function namesEmployer(letter: CoverLetter, company: string): boolean {
  return keyOf(textOf(letter)).includes(keyOf(shortName(company)));
}

/** Whether something is wrong beyond doubt: what only the order of words shows is as often none. */
function isFaulty({ faults }: JudgedSentence): boolean {
  return faults.some(({ kind }) => kind !== "clause");
}

/** Paragraphs that no engine wrote: what one writes is judged before anybody sees it. */
function ownParagraphs({ letter, claims }: SentLetter): CoverLetter["paragraphs"] {
  const written = new Set(claims.filter(({ by }) => by !== "user").map(({ path }) => path));
  return letter.paragraphs.filter(
    ({ id, text }) => !isPointText(text) && !written.has(`body.${id}`),
  );
}

function faultyOf(sent: SentLetter, today: string): { path: string; said: string }[] {
  const thisYear = Number(today.slice(0, 4));
  return ownParagraphs(sent).flatMap(({ id, text }) => {
    const sentences = sentencesOf(text).map(({ start, end }) => ({
      id,
      text: text.slice(start, end).trim(),
    }));
    return proofread(sentences, { thisYear }).flatMap((judged, at) =>
      isFaulty(judged) ? [{ path: `body.${id}`, said: sentences[at]?.text ?? "" }] : [],
    );
  });
}

/** Whether an engine wrote a letter in which nothing of the person stands: their file told of no work. */
function isEmpty({ claims }: SentLetter): boolean {
  const body = claims.filter(({ path }) => path.startsWith("body."));
  const says = body.some(({ by, evidence }) => by === "user" || evidence.factIds.length > 0);
  return body.length > 0 && !says;
}

/** The sentences of a letter that are not whole. */
function faultySentences(sent: SentLetter, today: string): Hint[] {
  const found = faultyOf(sent, today);
  return hintOf("faulty", "cover_letter", {
    paths: [...new Set(found.map(({ path }) => path))],
    of: sent.letter.paragraphs.length,
    said: found.map(({ said }) => said),
  });
}

/** Whom a letter speaks to: another employer than the posting's, or none. */
function employerHints(sent: SentDocuments, letter: CoverLetter): Hint[] {
  const company = sent.posting?.company;
  const foreign = foreignEmployers(sent, letter);
  const isUnnamed = company !== undefined && !namesEmployer(letter, company);
  return [
    ...hintOf("other-employer", "cover_letter", {
      paths: foreign.map(({ path }) => path),
      of: letter.paragraphs.length,
      said: foreign.map(({ said }) => said),
    }),
    ...hintOf("unnamed-employer", "cover_letter", {
      paths: isUnnamed && foreign.length === 0 ? ["company"] : [],
      of: 1,
      said: company === undefined ? [] : [company],
    }),
  ];
}

/** Whether the person wrote into a letter of an engine beside the answers that were asked for. */
function hasOwnWords({ claims }: SentLetter, isStated: boolean): boolean {
  return claims.some(
    ({ path, by, verdict }) =>
      by === "user" &&
      path.startsWith("body.") &&
      !isAnswerId(path.slice("body.".length)) &&
      // Pay that is stated takes the sentence that put it off out of a paragraph of the engine.
      !(isStated && verdict === "supported"),
  );
}

/** What the posting wants answered and a letter of an engine leaves open: only the person can tell it. */
function unanswered(sent: SentLetter, posting: SentDocuments["posting"]): Hint[] {
  const { letter, claims } = sent;
  const asked = posting === undefined ? [] : questionsOf(posting);
  const isOwn = (id: string) =>
    claims.some(({ path, by }) => path === `body.${id}` && by === "user");
  const open = asked.filter((question) => !isAnswered(letter, question) && !isOwn(question.id));
  const isStated = asked.some((one) => one.kind === "terms" && !open.includes(one));
  const isEngines = claims.some(({ path, by }) => path.startsWith("body.") && by !== "user");
  const [first] = letter.paragraphs;
  const isLeftOpen = isEngines && open.length > 0 && !hasOwnWords(sent, isStated);
  return hintOf("unanswered", "cover_letter", {
    paths: first !== undefined && isLeftOpen ? [`body.${first.id}`] : [],
    of: letter.paragraphs.length,
    said: open.map(({ text }) => text),
  });
}

/** What a letter lacks or says to the wrong reader. */
export function letterHints(sent: SentDocuments): Hint[] {
  const { letter: sentLetter, posting, today } = sent;
  if (sentLetter === undefined) return [];
  const { letter } = sentLetter;
  const isUnwanted = posting?.warnings.some(({ code }) => code === "no_letter") === true;
  const [first] = letter.paragraphs;
  const empty = first !== undefined && isEmpty(sentLetter) ? [`body.${first.id}`] : [];
  const unsigned = letter.signature.trim() === "" ? ["signature"] : [];
  return [
    ...hintOf("unwanted-letter", "cover_letter", {
      paths: isUnwanted ? ["salutation"] : [],
      of: 1,
    }),
    ...hintOf("empty-letter", "cover_letter", { paths: empty, of: letter.paragraphs.length }),
    ...hintOf("unsigned", "cover_letter", { paths: unsigned, of: 1 }),
    ...employerHints(sent, letter),
    ...unanswered(sentLetter, posting),
    ...faultySentences(sentLetter, today),
  ];
}
