import { foldText } from "@savile/taxonomy";
import { lowerFirst, wordCount } from "../words/phrases.ts";
import { openerOf, verbOf } from "../words/verbs.ts";

const dangling =
  /\s+(?:and|or|of|to|for|in|on|with|by|the|a|an|at|from|as|into|that|which|their|our|your|its|all|any|other|related|including|such|using|through|per|is|are|up|about|over|more|than|&)$/i;
const breakWord =
  /^(?:for|in|on|with|by|at|from|as|that|which|through|using|including|so|while|when|via|under|within|throughout|during|between|across|among|before|after|while|if|to)$/i;
const mostWords = 7;

/** The end of a phrase without words that lead nowhere. */
export function withoutDangling(text: string): string {
  let phrase = text.replace(/[.,\s]+$/, "");
  while (dangling.test(phrase)) phrase = phrase.replace(dangling, "");
  return phrase;
}

/** A duty up to a place where it can end; none where its object would be cut in two. */
function clip(text: string): string | undefined {
  const whole = text.split(/[;:(]|\.\s|\s-\s/)[0] ?? text;
  const [head = ""] = whole.split(/,\s/);
  const words = (wordCount(head) >= 2 ? head : whole)
    .replace(/,? as (?:necessary|needed|required|assigned|appropriate)\b.*$/i, "")
    .trim()
    .split(/\s+/);
  const end = words
    .slice(0, mostWords + 1)
    .findLastIndex((word, index) => index >= 3 && breakWord.test(word));
  const kept = words.length <= mostWords ? words : end < 0 ? [] : words.slice(0, end);
  const phrase = withoutDangling(kept.join(" "));
  return wordCount(phrase) < 2 ? undefined : phrase;
}

const leadIns =
  /^(?:.{0,60}?\bwill(?: also)?(?: be responsible for| be)?|.{0,40}?\bresponsible for(?: the)?|.{0,30}?\b(?:responsibilities|duties|tasks) (?:will )?include|you'll(?: be)?|(?:the )?(?:incumbent|candidate|applicant)s? (?:shall|must|should))\s+(?=[\p{L}])/iu;

/** Words of a duty after "you will", "responsible for", "The Trainer" and the like. */
function bodyOf(text: string): string {
  const folded = foldText(text).replace(/^[^\p{L}]+/u, "");
  const led = folded.replace(leadIns, "");
  if (led !== folded) return led.replace(/^(?:also|then|primarily|mainly|generally)\s+/i, "");
  // "The Corporate Trainer designs and delivers courses": the subject goes.
  const subject = /^The (?:\p{Lu}[\p{L}&/-]* ){1,5}(?=\p{Ll}+s\b)/u.exec(folded);
  return subject === null ? folded : folded.slice(subject[0].length);
}

/** A text of several duties ("draft pleadings, review filings and call clients") as its members. */
function members(body: string): string[] {
  const opener = openerOf(body);
  if (opener === undefined || opener.start !== 0 || opener.form === "past") return [];
  const cuts = [0];
  for (const found of body.matchAll(/(?:,|,? (?:and|or|&)) ([\p{L}-]+)(?= (\S+))/gu)) {
    const known = verbOf(found[1] ?? "");
    const next = found[2] ?? "";
    if (known?.form !== opener.form || /^(?:of|and|or|,|in|on|at|for|to|with|from|by)$/i.test(next))
      continue;
    // "designs and delivers courses" is one duty.
    if (found.index > opener.end) cuts.push(found.index);
  }
  return cuts.map((from, index) =>
    body.slice(from, cuts[index + 1] ?? body.length).replace(/^(?:,|,? (?:and|or|&))\s*/, ""),
  );
}

/** "Selects, evaluates and weeds materials": every verb of the series takes the form, or none can. */
function inSeries(
  opener: NonNullable<ReturnType<typeof openerOf>>,
  series: RegExpExecArray,
  rest: string,
): string | undefined {
  const words = [...(series[1] ?? "").split(/,\s/).filter(Boolean), series[2] ?? ""];
  const verbs = words.flatMap((word) => {
    const known = verbOf(word);
    return known?.form === opener.form ? [known.verb.gerund] : [];
  });
  if (verbs.length < words.length) return undefined;
  const all = [opener.verb.gerund, ...verbs];
  return clip(
    `${all.slice(0, -1).join(", ")} and ${all.at(-1) ?? ""}${rest.slice(series[0].length)}`,
  );
}

function inGerund(member: string): string | undefined {
  const opener = openerOf(member.charAt(0).toUpperCase() + member.slice(1));
  if (opener === undefined || opener.start !== 0 || opener.form === "past") return undefined;
  if (opener.form === "gerund") {
    const own = clip(member);
    return own === undefined ? undefined : lowerFirst(own);
  }
  const rest = member.slice(opener.end);
  const series = /^((?:,\s[\p{L}-]+)+),?\s(?:and|or|&)\s([\p{L}-]+)(?=\s)/u.exec(rest);
  if (series !== null) return inSeries(opener, series, rest);
  const second = /^(,?\s(?:and|&)\s)([\p{L}]+)(?=\s)/u.exec(rest);
  const other = second?.[2] === undefined ? undefined : verbOf(second[2]);
  const tail =
    second !== null && other?.form === opener.form
      ? ` and ${other.verb.gerund}${rest.slice(second[0].length)}`
      : rest;
  return clip(`${opener.verb.gerund}${tail}`);
}

/** Whether a duty can be named without the text around it and says what the work is. */
function standsAlone(phrase: string): boolean {
  return (
    wordCount(phrase) >= 3 &&
    !/\b(?:it|them|this|these|those|that|your|our|us|you|requires?|etc|capability|needs|ability|abilities|required|assigned|robust|various|company's|firm's|client's|similar|appropriate|duties|objectives|culture|excellence|thinking|happy|smile|code)\b/i.test(
      phrase,
    ) &&
    !/^(?:positioning|being|having|demonstrating|possessing|meeting|understanding|working|using|knowing|including|experiencing|performing|starting|going|taking|joining|making|illustrating|looking|enjoying|contributing|reporting|doing|needing|helping|supporting|serving|bringing|establishing|ensuring|participating|assisting|acting|carrying|striving|championing)\b/i.test(
      phrase,
    ) &&
    // "stocking in order": the object stands elsewhere.
    !/^\p{L}+ing (?:in|on|by|of) /u.test(phrase) &&
    !/[!?"“”]|\b\p{Lu}{2,} \p{Lu}{2,}\b/u.test(phrase)
  );
}

/** The same without where and with what: "modeling reading instruction" of "... in K-5 classrooms". */
function shorter(phrase: string): string[] {
  const words = phrase.split(" ");
  const end = words.findIndex((word, index) => index >= 3 && breakWord.test(word));
  return end < 0 ? [] : [withoutDangling(words.slice(0, end).join(" "))];
}

/** What a duty asks one to do, as phrases that can follow "the work includes". */
export function dutyPhrases(text: string): string[] {
  const body = bodyOf(text);
  return members(body)
    .flatMap((member) => inGerund(member) ?? [])
    .flatMap((phrase) => [phrase, ...shorter(phrase)])
    .filter(standsAlone);
}
