import type { Sentence } from "../input/draft.ts";
import type { SourceRole } from "../match/source.ts";
import { calmCapitals } from "../words/names.ts";
import * as frames from "./frames.data.ts";
import { factsOf, remember, roleValues } from "./say-lines.ts";
import type { Telling } from "./say-lines.ts";
import type { Told } from "./told.ts";
import { say } from "./voice.ts";
import type { Voice } from "./voice.ts";

/** The sentence before the points; it names the employer where all of them come from one. */
export function sayIntro(voice: Voice, roles: readonly SourceRole[], asked: boolean): Sentence[] {
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

/** An employer without what stands in brackets behind it: no bracket stands in another. */
function plainOrg(org: string): string {
  return org.replace(/\s*\([^()]*\)/g, "").trim();
}

/** One example in the words of the resume; its title stands behind the first point of a role alone. */
export function sayPoint(voice: Voice, telling: Telling, told: Told, named: boolean): Sentence[] {
  const { role } = told.entry;
  const org = roleValues(role)["org"] === "" ? "" : plainOrg(role.org);
  const said = telling.introduced.has(role.id) && org !== "";
  const title = said || role.title.includes(role.org) ? "" : calmCapitals(role.title);
  const point = say(voice, {
    slot: "point",
    again: true,
    frames: named ? [...frames.points, ...frames.pointsThere] : frames.pointsThere,
    values: { title, org, line: told.did },
    factIds: factsOf(told),
    factsOf: { title: [role.titleAddress] },
  });
  if (point === undefined) return [];
  remember(telling, told);
  return [point];
}
