import type { Sentence } from "../input/draft.ts";
import { lowerFirst } from "../words/phrases.ts";
import { say } from "./voice.ts";
import type { Voice } from "./voice.ts";

function languagePhrase(name: string, level: string): string | undefined {
  const said = lowerFirst(level.trim());
  if (said === "") return `I speak ${name}`;
  if (/^(?:native|mother tongue|first language)\b/i.test(said))
    return / and /u.test(name)
      ? `${name} are my native languages`
      : `${name} is my native language`;
  if (/^(?:fluent|bilingual)$/.test(said)) return `I am ${said} in ${name}`;
  if (/^(?:conversational|basic|intermediate|advanced|professional)$/.test(said))
    return `I speak ${said} ${name}`;
  if (/^(?:very )?(?:good|business|working|proficient|full professional|excellent)\b/i.test(said))
    return `I speak ${name}`;
  return /^[abc][12]$/i.test(said) ? `my ${name} is at level ${said.toUpperCase()}` : undefined;
}

/** "I speak English and Hindi", "I am fluent in English and Afrikaans" of two that are spoken alike. */
function together(parts: readonly string[]): string {
  const [first = "", second] = parts;
  if (second === undefined) return first;
  const plain = /^(?:I speak|I am (?:fluent|bilingual) in) (?=\p{Lu}\p{L}*$)/u;
  const lead = plain.exec(first)?.[0];
  return lead !== undefined && lead === plain.exec(second)?.[0]
    ? `${first} and ${second.slice(lead.length)}`
    : `${first}, and ${second}`;
}

/** The languages that the posting asks for. */
export function sayLanguages(voice: Voice): Sentence[] {
  const { source, plan } = voice.context;
  const asked = new Set(
    [...plan.byReq.values()]
      .filter(({ requirement, match }) => requirement.kind === "language" && match.strength > 0)
      .flatMap(({ match }) => match.factIds),
  );
  // Who writes a letter in English need not say that English is spoken.
  const chosen = source.resume.languages
    .filter(({ id }) => asked.has(`${id}.name`) && source.byAddress.has(`${id}.name`))
    .filter(
      ({ name, level }) =>
        name.trim() !== "English" ||
        !/^(?:native|mother tongue|first language|$)/iu.test(level.trim()),
    )
    .slice(0, 2);
  const parts = chosen.flatMap(({ name, level }) => languagePhrase(name, level) ?? []);
  // A letter in English says by itself that English is spoken.
  if (
    chosen.every(({ name, level }) => name.trim() === "English" && !/^c[12]$/iu.test(level.trim()))
  )
    return [];
  if (parts.length === 0 || parts.length < chosen.length) return [];
  const said = say(voice, {
    slot: "languages",
    frames: ["{Text}."],
    values: { text: together(parts) },
    factIds: chosen.flatMap(({ id }) => [`${id}.name`, `${id}.level`]),
  });
  return said === undefined ? [] : [said];
}
