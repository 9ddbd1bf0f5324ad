import type { Sentence } from "../input/draft.ts";
import type { SourceRole } from "../match/source.ts";
import { calmCapitals } from "../words/names.ts";
import { joinList } from "../words/phrases.ts";
import * as frames from "./frames.data.ts";
import type { Slot } from "./letter-plan.ts";
import { factsOf, remember, roleValues } from "./say-lines.ts";
import type { Telling } from "./say-lines.ts";
import type { Told } from "./told.ts";
import { say } from "./voice.ts";
import type { Voice } from "./voice.ts";

type Intro = Extract<Slot, { readonly kind: "intro" }>;

/** What is asked for and shown, before the points. */
function sayNamed(voice: Voice, { named }: Intro): Sentence | undefined {
  if (named.length === 0) return undefined;
  const asks = named.map(({ ask }) => ask);
  return say(voice, {
    slot: "intro",
    frames: frames.introsNaming,
    values: { asks: joinList(asks.map(({ text }) => text)) },
    factIds: named.flatMap(({ told }) => factsOf(told)),
    reqIds: asks.map(({ requirement }) => requirement.id),
    posting: asks.map(({ requirement }) => requirement.span),
  });
}

/** The sentence before the points; it names what they answer, or the employer where all of them come from one. */
export function sayIntro(voice: Voice, intro: Intro): Sentence[] {
  const { roles, asked } = intro;
  const naming = sayNamed(voice, intro);
  if (naming !== undefined) return [naming];
  const [role] = roles;
  const org = role === undefined || roles.length > 1 ? "" : (roleValues(role)["org"] ?? "");
  const given = !asked ? frames.introsOpen : org === "" ? frames.introsAsked : frames.introsAt;
  const said = say(voice, {
    slot: "intro",
    frames: given,
    values: { org },
    factIds: org === "" || role === undefined ? [] : [role.orgAddress],
    form: true,
  });
  return said === undefined ? [] : [said];
}

/** A title or an employer without what stands in brackets behind it: no bracket stands in another. */
function withoutBracket(text: string): string {
  return text.replace(/\s*\([^()]*\)/g, "").trim();
}

/** Title and employer as they stand behind a point; a title that was named is not named again. */
function placeOf(role: SourceRole, { introduced }: Telling): { title: string; org: string } {
  const org = roleValues(role)["org"] === "" ? "" : calmCapitals(withoutBracket(role.org));
  const isSaid = introduced.has(role.id) || (org !== "" && role.title.includes(role.org));
  return { org, title: isSaid ? "" : calmCapitals(withoutBracket(role.title)) };
}

/**
 * One example in the words of the resume. Where it comes from stands behind the first point of a role; the points below
 * it, and those of the role that the letter has opened on, need no more.
 */
export function sayPoint(voice: Voice, telling: Telling, told: Told, named: boolean): Sentence[] {
  const { role, line } = told.entry;
  if (telling.told.has(line.address)) return [];
  const isThere = telling.last?.id === role.id;
  const point = say(voice, {
    slot: "point",
    again: true,
    frames: named && !isThere ? [...frames.points, ...frames.pointsThere] : frames.pointsThere,
    values: { ...placeOf(role, telling), line: told.did },
    factIds: factsOf(told),
    factsOf: role.titleAddress === "" ? {} : { title: [role.titleAddress] },
  });
  if (point === undefined) return [];
  remember(telling, told);
  return [point];
}
