import type { Posting } from "@savile/model";
import { isBrand } from "@savile/taxonomy/lexicon";
import type { Sentence } from "../input/draft.ts";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { openStatus } from "../match/status.ts";
import { sameFamily } from "../match/title-family.ts";
import { titleSimilarity } from "../match/titles.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { joinList, upperFirst, wordCount } from "../words/phrases.ts";
import { calmCapitals } from "../words/names.ts";
import { degreeName } from "./degree-name.ts";
import { isBelonging, isLearner } from "./learner-title.ts";
import { isNear } from "./near-title.ts";
import { shownSkills } from "./proven-words.ts";
import { namesSomebody } from "../words/somebody.ts";
import { yearsAs } from "./years-as.ts";

/** Skills that stand in one sentence, listed, with the facts and requirements behind them. */
interface NamedTogether {
  readonly texts: readonly string[];
  readonly factIds: readonly string[];
  readonly reqIds: readonly string[];
}

/** What is done as it stands, what it is done with behind "work with". */
export function skillList(texts: readonly string[]): string {
  const tools = texts.filter((text) => /\p{Lu}|\d/u.test(text));
  const deeds = texts.filter((text) => !tools.includes(text));
  const withTools = tools.length === 0 ? [] : [`work with ${joinList(tools)}`];
  return joinList([...deeds, ...withTools]);
}

function skillsToOpen(source: Source, plan: TailoringPlan): NamedTogether {
  // "Work with forklift" is no English; names, phrases and plurals can stand without an article.
  const skills = shownSkills(source, plan, 8)
    .filter((skill) => /[\s\p{Lu}\d]|(?:ing|s)$/u.test(skill.text))
    .slice(0, 4);
  return {
    texts: skills.map((skill) => skill.text),
    factIds: skills.flatMap(({ factIds }) => factIds),
    reqIds: skills.map((skill) => skill.reqId),
  };
}

function openWithRole(
  source: Source,
  posting: Posting,
  { title, titleAddress }: SourceRole,
  { texts, factIds, reqIds }: NamedTogether,
): Sentence | undefined {
  if (!namesSomebody(title)) return undefined;
  const { years, roles } = yearsToSay(source, posting, title);
  if (years > 0) {
    const dates = roles.map((role) => role.datesAddress);
    const text = `${title} with ${experience(years, skillList(texts))}.`;
    return { text, factIds: [titleAddress, ...dates, ...factIds], reqIds };
  }
  if (texts.length === 0) return undefined;
  const text = `${title} with experience in ${joinList(texts)}.`;
  return { text, factIds: [titleAddress, ...factIds], reqIds };
}

/** Who has not worked yet opens with what was studied. */
function openWithDegree(
  source: Source,
  { texts, factIds, reqIds }: NamedTogether,
): Sentence | undefined {
  const isNew = source.roles.every(({ paid, title }) => !paid || title === "" || isLearner(title));
  const degree = texts.length > 0 && isNew ? heldDegree(source) : undefined;
  const name = degree === undefined ? undefined : degreeName(source, degree);
  if (degree === undefined || name === undefined) return undefined;
  const text = `${name}, with experience in ${joinList(texts)}.`;
  return { text, factIds: [degree.address, ...factIds], reqIds };
}

/** The role whose lines prove what is named first. */
function provingRole({ roles }: Source, { factIds }: NamedTogether): SourceRole | undefined {
  return roles.find(
    ({ id, paid, title, recency }) =>
      paid &&
      recency === 0 &&
      title !== "" &&
      factIds.some((address) => address.startsWith(`${id}.`)),
  );
}

/** The paid role held last, if it is of the kind that is sought. */
function latestOfKind({ roles }: Source, { title }: Posting): SourceRole | undefined {
  const latest = roles
    .filter((role) => role.paid && role.title !== "")
    .toSorted((a, b) => a.recency - b.recency)[0];
  if (latest === undefined || title === undefined) return undefined;
  return sameFamily(latest.title, title) ? latest : undefined;
}

/**
 * The role of today where it is of the kind that is sought; where none is, the one that proves what is asked for. A
 * title of long ago says what somebody was, and opens nothing.
 */
function openingRole(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
  skills: NamedTogether,
): SourceRole | undefined {
  const role = plan.closest?.role;
  if (role === undefined) return undefined;
  if (!isNear(plan, posting)) return provingRole(source, skills);
  // Who was taken on after learning the work is no learner any more.
  if (isLearner(role.title))
    return source.roles.find(
      ({ paid, title }) => paid && !isLearner(title) && titleSimilarity(title, role.title) >= 0.45,
    );
  return role.recency === 0 ? role : latestOfKind(source, posting);
}

/** Years in a title, but for fewer than the posting asks for: these would speak against who has done more. */
function yearsToSay(
  source: Source,
  { years: asked }: Posting,
  title: string,
): ReturnType<typeof yearsAs> {
  const found = yearsAs(source, title);
  return found.years < (asked ?? 0) ? { ...found, years: 0 } : found;
}

/** A title as it stands within a sentence; none where it is long, in parts or a mere belonging. */
function plainTitle({ title }: SourceRole): string | undefined {
  // "Owner" and "leader" say nothing without what is owned and led.
  const isPart = /^(?:co-?)?(?:owner|founder|partner|president|leader|lead|helper)$/iu.test(title);
  const isPlain =
    wordCount(title) <= 4 && !isPart && !/[,;:/|()\d–-]/u.test(title) && !isBelonging(title);
  if (!isPlain || title === "") return undefined;
  return calmCapitals(title).replace(/(?<![\p{L}])\p{Lu}\p{Ll}+(?![\p{L}])/gu, (word) =>
    isBrand(word) ? word : word.toLowerCase(),
  );
}

/** The two kinds of work whose lines answer most of what is asked. */
function servingTitles({ ranked }: TailoringPlan): { title: string; address: string }[] {
  const worth = new Map<SourceRole, number>();
  for (const { role, utility, reqIds } of ranked)
    if (role.paid && reqIds.length > 0) worth.set(role, (worth.get(role) ?? 0) + utility);
  const found = [...worth]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([role]) => {
      const title = plainTitle(role);
      return title === undefined ? [] : [{ title, address: role.titleAddress }];
    });
  return found
    .filter(({ title }, at) => found.findIndex((other) => other.title === title) === at)
    .slice(0, 2);
}

/** Who has neither years in such work nor a skill that is asked for by name opens with study and posts held. */
function openWithPosts(source: Source, plan: TailoringPlan): Sentence | undefined {
  const titles = servingTitles(plan);
  if (titles.length === 0) return undefined;
  const posts = `experience as ${joinList(titles.map(({ title }) => title))}`;
  const addresses = titles.map(({ address }) => address);
  const degree = heldDegree(source);
  const name = degree === undefined ? undefined : degreeName(source, degree);
  return degree === undefined || name === undefined
    ? { text: `${upperFirst(posts)}.`, factIds: addresses, reqIds: [] }
    : { text: `${name}, with ${posts}.`, factIds: [degree.address, ...addresses], reqIds: [] };
}

/** What is told first: the role with its years, the degree of who is new, or the posts that come nearest. */
export function opening(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
): Sentence | undefined {
  const skills = skillsToOpen(source, plan);
  const role = openingRole(source, plan, posting, skills);
  const named =
    role === undefined
      ? openWithDegree(source, skills)
      : openWithRole(source, posting, role, skills);
  return named ?? openWithPosts(source, plan);
}

function experience(years: number, skills: string): string {
  const said = `${years} ${years === 1 ? "year" : "years"} of experience`;
  return skills === "" ? said : `${said}, including ${skills}`;
}

/** A degree that is held, the highest first. */
function heldDegree(source: Source): SourceLine | undefined {
  const lines = source.resume.education.flatMap(
    (entry) => source.byAddress.get(`${entry.id}.degree`) ?? [],
  );
  return lines.find((line) => !openStatus(source, line));
}
