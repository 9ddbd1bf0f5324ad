import { openStatus } from "../match/status.ts";
import type { Sentence } from "../input/draft.ts";
import { joinList } from "../words/phrases.ts";
import { fill } from "./choose.ts";
import { firstThatStands } from "./context.ts";
import type { LetterContext } from "./context.ts";
import * as frames from "./frames.data.ts";
import { degreeWords, isOverdue } from "./study.ts";

/** Where somebody without jobs has worked so far. */
function placesOf({ source }: LetterContext): { name: string; factIds: string[] }[] {
  const sections = [
    ["exp", "my jobs so far"],
    ["prj", "projects"],
    ["vol", "volunteer work"],
    ["ldr", "positions of responsibility"],
  ] as const;
  return sections.flatMap(([prefix, name]) => {
    const role = source.roles.find(
      (entry) => entry.id.startsWith(prefix) && source.byAddress.has(entry.titleAddress),
    );
    return role === undefined ? [] : [{ name, factIds: [role.titleAddress] }];
  });
}

/** Someone whose evidence is study, projects and volunteering. */
export function fromStudies(context: LetterContext): Sentence[] {
  const { source } = context;
  const places = placesOf(context);
  const entry = source.resume.education.find(({ id }) => source.byAddress.has(`${id}.degree`));
  const degree = entry === undefined ? undefined : source.byAddress.get(`${entry.id}.degree`);
  const school = entry === undefined ? undefined : source.byAddress.get(`${entry.id}.school`);
  const known =
    degree === undefined || entry === undefined
      ? undefined
      : degreeWords(degree.text, school?.text);
  const open = degree !== undefined && openStatus(source, degree);
  const overdue = entry !== undefined && open && isOverdue(entry.dates.end, source.today);
  const facts = [
    ...(degree === undefined ? [] : [degree.address]),
    ...(school === undefined ? [] : [school.address]),
  ];
  const placeFacts = places.flatMap((place) => place.factIds);
  const listed = joinList(places.map((place) => place.name));
  if (known !== undefined && !overdue && listed !== "") {
    const found = firstThatStands(
      context,
      "beginning",
      open ? frames.beginningsOpen : frames.beginningsHeld,
      (frame) => ({
        text: fill(frame, { ...known, places: listed }),
        factIds: [...facts, ...placeFacts],
        reqIds: [],
      }),
    );
    if (found !== undefined) {
      for (const id of facts) context.told.add(id);
      return [found];
    }
  }
  if (listed === "") return [];
  const found = firstThatStands(context, "beginning", frames.beginnings, (frame) => ({
    text: fill(frame, { places: listed }),
    factIds: placeFacts,
    reqIds: [],
  }));
  return found === undefined ? [] : [found];
}

/** Somebody who studies writes as a student, unless the work sought is the work done so far. */
export function isStudent({ source, plan, posting }: LetterContext): boolean {
  const [entry] = source.resume.education;
  const degree = entry === undefined ? undefined : source.byAddress.get(`${entry.id}.degree`);
  if (entry === undefined || degree === undefined || !openStatus(source, degree)) return false;
  if (isOverdue(entry.dates.end, source.today)) return false;
  const similarity = plan.closest?.similarity ?? 0;
  return similarity < 0.5 || /\bintern/i.test(posting.title ?? "");
}
