import { sentencesOf } from "../text/sentences.ts";
import type { Sentence } from "../input/draft.ts";
import type { SourceRole } from "../match/source.ts";
import { calmCapitals, withoutStars } from "../words/names.ts";
import { namesSomebody } from "../words/somebody.ts";
import * as pointFrames from "./point-frames.data.ts";
import type { Slot } from "./letter-plan.ts";
import { titleAlone, yearsOf } from "./role-words.ts";
import { factsOf, isToldTitle, remember, roleFacts, roleValues } from "./say-lines.ts";
import type { Telling } from "./say-lines.ts";
import type { Told } from "./told.ts";
import { say } from "./voice.ts";
import type { Saying, Values, Voice } from "./voice.ts";

type Intro = Extract<Slot, { readonly kind: "intro" }>;

/** Whether the last sentence has named a role, by its employer or its title. */
function isJustSaid({ said }: Voice, { held = "", org = "" }: Values): boolean {
  return [org, held].some((name) => name !== "" && said.at(-1)?.includes(name) === true);
}

/** Frames that lead in to as many points as follow: "some" are no single one. */
function leading(given: readonly string[], { single }: Intro): readonly string[] {
  return single ? given.filter((frame) => !/\bSome\b/u.test(frame)) : given;
}

const introFrames: Readonly<Record<Intro["as"], readonly string[]>> = {
  role: pointFrames.introsOpen,
  earlier: pointFrames.introsEarlier,
  beside: pointFrames.introsBeside,
};

/** Before points of one role: where they come from, which needs no name where it was just named. */
function sayPlaceOf(voice: Voice, telling: Telling, intro: Intro): Sentence | undefined {
  const { as, role } = intro;
  if (role === undefined) return undefined;
  const slot = "intro";
  const { held = "", org = "", since = "", until = "" } = roleValues(role);
  if (as === "role" && isJustSaid(voice, { held, org }))
    return say(voice, {
      slot,
      frames: leading(org === "" ? pointFrames.introsAlone : pointFrames.introsThere, intro),
      values: {},
      factIds: [],
      form: true,
    });
  // What was introduced before is named by where it was.
  const values = { held: telling.introduced.has(role.id) ? "" : held, org, since, until };
  const given = {
    role: pointFrames.introsAt,
    earlier: pointFrames.introsBefore,
    beside: pointFrames.introsOther,
  };
  return say(voice, {
    slot,
    again: true,
    frames: after(voice, leading(given[as], intro)),
    values,
    factIds: [role.orgAddress],
    factsOf: roleFacts(role),
  });
}

/** The sentence before the points: where the first of them come from. */
export function sayIntro(voice: Voice, telling: Telling, intro: Intro): Sentence[] {
  const placed = sayPlaceOf(voice, telling, intro);
  if (placed !== undefined) {
    telling.last = intro.role;
    return [placed];
  }
  const given = leading(introFrames[intro.as], intro);
  const said = say(voice, { slot: "intro", frames: given, values: {}, factIds: [], form: true });
  return said === undefined ? [] : [said];
}

/** A title or an employer without what stands in brackets behind it: no bracket stands in another. */
function withoutBracket(text: string): string {
  return withoutStars(text)
    .replace(/\s*\([^()]*\)/g, "")
    .replace(/(?<=\p{Ll}{3})\.$/u, "")
    .trim();
}

/** Title and employer as they stand behind a point; a title that was named is not named again. */
function placeOf(role: SourceRole, { introduced }: Telling): Values {
  const org = roleValues(role)["org"] === "" ? "" : calmCapitals(withoutBracket(role.org));
  const isSaid = introduced.has(role.id) || (org !== "" && role.title.includes(role.org));
  const isTitle = namesSomebody(role.title) && !isToldTitle(role.title);
  const title = isSaid || !isTitle ? "" : calmCapitals(withoutBracket(titleAlone(role.title)));
  return { org, title, ...yearsOf(role) };
}

type Point = Extract<Slot, { readonly kind: "point" }>;

/** Several sentences end as sentences do; one line stands without a stop. */
function ended(text: string): string {
  return sentencesOf(text).length > 1 ? `${text}.` : text;
}

function titleFact(role: SourceRole): NonNullable<Saying["factsOf"]> {
  return role.titleAddress === "" ? {} : { title: [role.titleAddress] };
}

/** Where it was, and lines of the role. */
function sayOfRole(voice: Voice, telling: Telling, all: readonly Told[]): Sentence | undefined {
  const [first] = all;
  if (first === undefined) return undefined;
  const { role } = first.entry;
  const isThere = telling.last?.id === role.id;
  const place = placeOf(role, telling);
  // "Lead Hand: Lead hand over seven welders": the line says the title itself.
  const says = first.did.toLowerCase().startsWith((place["title"] ?? "").toLowerCase());
  const said = say(voice, {
    slot: "point",
    again: true,
    frames: isThere ? pointFrames.pointsThere : pointFrames.pointsOfRole,
    values: {
      ...place,
      ...(says ? { title: "" } : {}),
      line: ended(all.map(({ did }) => did).join(". ")),
    },
    factIds: all.flatMap(factsOf),
    factsOf: { ...roleFacts(role), ...titleFact(role) },
  });
  return said === undefined || all.length === 1 ? said : { ...said, parts: partsOf(said, all) };
}

/** Each line of a point with its own facts; the first goes with where it was. */
function partsOf(
  { text, factIds }: Sentence,
  all: readonly Told[],
): NonNullable<Sentence["parts"]> {
  const lines = all.map(({ entry }) => entry.line.address);
  const place = factIds.filter((id) => !lines.includes(id));
  let from = 0;
  return all.map(({ did, entry }) => {
    const end = text.indexOf(did, from) + did.length + 1;
    const part = { text: text.slice(from, end).trim(), factIds: [entry.line.address, ...place] };
    from = end;
    return part;
  });
}

/** Examples in the words of the resume: those of a role that was just named alone, others behind where it was. */
export function sayPoint(voice: Voice, telling: Telling, { told, beside }: Point): Sentence[] {
  if (telling.told.has(told.did)) return [];
  for (let count = beside.length; count >= 0; count -= 1) {
    const all = [told, ...beside.slice(0, count)];
    const said = sayOfRole(voice, telling, all);
    if (said === undefined) continue;
    for (const one of all) {
      remember(telling, one);
      telling.told.add(one.did);
    }
    return [said];
  }
  return [];
}

/** Frames that do not begin with "Before that" where the sentence before does. */
function after({ said }: Voice, given: readonly string[]): readonly string[] {
  if (said.at(-1)?.startsWith("Before that") !== true) return given;
  return given.map((frame) =>
    frame.replace(/^Before that,/u, "Earlier,").replace(/^Before that(?=[ :])/u, "Earlier"),
  );
}

/** An earlier job by its title, where it was and when. */
export function sayPost(voice: Voice, telling: Telling, role: SourceRole): Sentence[] {
  if (telling.introduced.has(role.id)) return [];
  const said = say(voice, {
    slot: "post",
    again: true,
    frames: after(voice, pointFrames.posts),
    values: roleValues(role),
    factIds: [role.titleAddress, role.orgAddress],
    factsOf: roleFacts(role),
  });
  if (said === undefined) return [];
  telling.introduced.add(role.id);
  return [said];
}

/** What one says of oneself outside of any job, in the words of the resume. */
export function sayAble(
  voice: Voice,
  { said, address }: Extract<Slot, { readonly kind: "able" }>,
): Sentence[] {
  const sentence = say(voice, {
    slot: "able",
    again: true,
    frames: pointFrames.alsoCan,
    values: { said },
    factIds: [address],
  });
  return sentence === undefined ? [] : [sentence];
}
