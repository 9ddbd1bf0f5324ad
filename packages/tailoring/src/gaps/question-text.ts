import { articleFor, lowerFirst } from "../words/phrases.ts";
import type { QuestionForm } from "./question.rules.ts";

/** "one or two", "one, two or three". */
function orList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}

/** Small letters at the head of a phrase, unless it is a name ("American Sign Language"). */
function inSentence(name: string): string {
  return /\s\S*\p{Lu}/u.test(name) ? name : lowerFirst(name);
}

/** "a clinometer", "a forklift": one thing that can be counted; names, stuff and what is done take no article. */
function asThing(name: string): string {
  const counted = /^\p{Ll}{4,}(?<!s|ing|ware|ment)$/u.test(name);
  return counted ? `${articleFor(name)} ${name}` : name;
}

/** A paper that is called by what it allows: "a working-at-height certificate". */
function asPaper(name: string): string {
  return /^\p{Ll}[\p{Ll}-]*-\p{Ll}+$/u.test(name) ? `${name} certificate` : name;
}

/** "a Class A CDL", "an RN license", "a valid driver's license", "food hygiene certificates". */
function withArticle(name: string): string {
  const own = inSentence(name);
  const head = own.split(/\s(?:of|in|for|as|from|to)\s/iu)[0] ?? own;
  const isWhole = /^(?:an?|the|your|any)\s/iu.test(own) || /\p{Ll}[^s]s$/u.test(head);
  return isWhole ? own : `${articleFor(own)} ${own}`;
}

function knowledgeOf(names: readonly string[]): string {
  const list = orList(names.map(inSentence));
  return /\bexperience\b/iu.test(list)
    ? `Have you worked on ${list}?`
    : `Do you have experience with ${list}?`;
}

const asking: Readonly<
  Record<Exclude<QuestionForm, "none">, (names: readonly string[]) => string>
> = {
  use: (names) => `Have you used ${orList(names.map(asThing))}?`,
  know: knowledgeOf,
  hold: (names) => `Do you have ${orList(names.map((name) => withArticle(asPaper(name))))}?`,
  certified: (names) => `Are you certified in ${orList(names)}?`,
  be: (names) => `Are you ${orList(names.map((name) => `${articleFor(name)} ${name}`))}?`,
  speak: (names) => `Do you speak ${orList(names)}, and how well?`,
};

/** Forms in which another of the kind can be named first. */
const besideAnother: ReadonlySet<QuestionForm> = new Set(["use", "know", "hold", "certified"]);

/** A question as a person would put it; what is held beside the thing is named first. */
export function questionText(
  form: Exclude<QuestionForm, "none">,
  names: readonly string[],
  near: string | undefined,
): string {
  const plain = asking[form](names);
  if (near === undefined || names.length > 1 || !besideAnother.has(form)) return plain;
  return `You mention ${near}. ${plain.replace(/\?$/u, " as well?")}`;
}
