import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tag-words.ts";

type Sound = "vowel" | "consonant" | "either";

/** Letters whose own names begin with a vowel. */
const vowelNames = /^[AEFHILMNORSX]/;

/** How initials begin where they are read letter by letter; what may be read as a word is left open. */
function soundOfInitials(text: string): Sound {
  const letters = /^[A-Z]+/.exec(text)?.[0] ?? "";
  const isReadable = /^[A-Z][AEIOUY]/.test(letters) && letters.length > 2;
  const isVowelLed = /^[AEIO]/.test(letters);
  if (letters === "SQL" || (isReadable && !isVowelLed) || /^(?:EU|UN|UR|US|ONE)/.test(letters))
    return "either";
  if (letters.length > 4) return "either";
  return vowelNames.test(letters) ? "vowel" : "consonant";
}

function soundOfWord(low: string): Sound {
  if (/^(?:hour|honest|honou?r|heir)/.test(low)) return "vowel";
  if (/^h(?:erb|otel|ist|abit|omage)/.test(low)) return "either";
  if (
    /^(?:eu|ewe|one(?![a-z])|once|ouija|u(?:ni(?!n|m)|s[aeiu]|k|r[aio](?!n)|t[ei]|bi|fo))/.test(low)
  )
    return "consonant";
  return /^[aeiou]/.test(low) ? "vowel" : "consonant";
}

function soundOfNumber(text: string): Sound {
  return /^(?:8|11(?!\d\d)|18(?!\d\b)|11,|18,)/.test(text) ? "vowel" : "consonant";
}

function soundOf(text: string): Sound {
  if (/^\d/.test(text)) return soundOfNumber(text);
  if (/^[A-Z](?:[A-Z]|[-\d&]|$)/.test(text)) return soundOfInitials(text);
  return /^[a-z]/i.test(text) ? soundOfWord(text.toLowerCase()) : "either";
}

function articleFault(tokens: readonly TaggedToken[], at: number): Fault[] {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined || next.start !== token.end + 1) return [];
  const isArticle =
    token.text === "a" || token.text === "an" || (at === 0 && /^An?$/.test(token.text));
  if (!isArticle) return [];
  const sound = soundOf(next.text);
  const isWrong = token.low === "a" ? sound === "vowel" : sound === "consonant";
  return isWrong ? [{ kind: "article", span: `${token.text} ${next.text}` }] : [];
}

/** Nouns of asking for work that cannot stand without an article before what they are of. */
const bareAsk = /\b(?:for|in|to|of)\s((?:position|role|post|vacancy|job)\s(?:of|as|at|in))\b/i;
const bareHeld =
  /\bI (?:hold|have|gained|completed) ((?:[a-z'-]+ )?(?:degree|diploma|certificate|licence|license|qualification)) (?:in|of|from)\b/;
const determiner =
  /^(?:a|an|the|my|one|no|another|that|this|some|his|her|their|our|your|its|each|every|first-class|[a-z]*'s)\b/;
const bareField =
  /\bthe ((?:retail|hospitality|nursing|teaching|marketing|accounting|accountancy|catering|banking|education|manufacturing|engineering|logistics|healthcare|finance|construction|farming|welding|journalism|agriculture|tourism|law))(?= (?:for|since|and|in|as|with|at|before|from)\b|[,.;])/i;

function bareNouns(text: string): Fault[] {
  const faults: Fault[] = [];
  for (const pattern of [bareAsk, bareHeld, bareField]) {
    const found = pattern.exec(text);
    const span = found?.[1] ?? "";
    if (span !== "" && !determiner.test(span)) faults.push({ kind: "article", span });
  }
  return faults;
}

/** "a" and "an" before the wrong sound, and nouns whose article is missing or too many. */
export function articleFaults(text: string, tokens: readonly TaggedToken[]): Fault[] {
  return [...tokens.flatMap((_, at) => articleFault(tokens, at)), ...bareNouns(text)];
}
