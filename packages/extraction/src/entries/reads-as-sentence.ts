import { titleScore } from "./title.rules.ts";

const functionWord =
  /^(?:a|an|the|and|or|of|to|in|on|at|by|for|from|with|as|into|over|per|up|than|that|this|its|their|our|my|der|die|das|den|dem|des|und|oder|von|vom|zu|zum|zur|im|am|auf|für|mit|bei|ein|eine|einer|eines|le|la|les|l|un|une|des|du|de|d|et|ou|à|au|aux|en|dans|pour|par|sur|avec|el|los|las|una|y|o|del|al|con|para|por|se|os|as|um|uma|e|ou|do|da|dos|das|no|na|em|com)$/iu;
const pastVerb = /^(?:re|co-?)?\p{L}{2,}(?:ed|ted)$/iu;
const irregularVerb =
  /^(?:led|won|built|rebuilt|ran|wrote|rewrote|grew|cut|made|took|gave|drove|held|sold|taught|brought|began|kept|set|saw|oversaw|met|rose|spent|put|got|became|chose|drew|found|fought|went|sent|spoke|stood|threw|undertook)$/iu;
const marks = /[|•·\t]|\s[–—]\s/u;

/**
 * A line that tells something rather than names it: after its first word most words that carry meaning are
 * in lower case. Titles, companies and places are written in capitals, or are short.
 */
export function readsAsSentence(text: string): boolean {
  if (marks.test(text) || text.length > 400) return false;
  const words = text.trim().split(/\s+/);
  if (words.length < 3) return false;
  const [first = "", ...rest] = words.map((word) => word.replace(/^[("“]+|[)"”.,;:!?]+$/gu, ""));
  const meaning = rest.filter((word) => /^\p{L}{2}/u.test(word) && !functionWord.test(word));
  const low = meaning.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isVerb = pastVerb.test(first) || irregularVerb.test(first);
  const links = rest.filter((word) => functionWord.test(word)).length;
  if (isVerb && low >= 1 && (links > 0 || low >= meaning.length * 0.6))
    return titleScore(text) < 3.2 || low >= 3;
  if (low < meaning.length * 0.6) return false;
  return words.length >= 6 && low >= 3 && titleScore(text) < 2.4;
}
