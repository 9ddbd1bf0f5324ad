import { fold } from "../text-line/clean-text.ts";

const functionWords: Record<string, readonly string[]> = {
  en: "the and of to in for with on at by from as an was were is that this which my".split(" "),
  de: "und der die das mit fur von bei im zur zum auf als sowie ein eine den des dem durch nach seit".split(
    " ",
  ),
  fr: "et de des du les la le pour avec dans en au aux sur par une un chez ainsi".split(" "),
  es: "y de del la el los las para con en por una un como al desde segun".split(" "),
  pt: "e de do da dos das para com em na no por uma um como ao desde".split(" "),
};

const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, "ja"],
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Han}/gu, "zh"],
  [/\p{Script=Cyrillic}/gu, "ru"],
  [/\p{Script=Greek}/gu, "el"],
  [/\p{Script=Arabic}/gu, "ar"],
  [/\p{Script=Hebrew}/gu, "he"],
];

/** Two-letter code of the language of most of the text; English where nothing speaks for another. */
export function detectLanguage(titles: readonly string[], text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  for (const [script, code] of scripts) {
    if ((text.match(script) ?? []).length > letters * 0.25) return code;
  }
  const words = fold(`${titles.join(" ")} ${text}`).split(/[^\p{L}]+/u);
  let best = "en";
  let bestCount = 0;
  for (const [code, list] of Object.entries(functionWords)) {
    const known = new Set(list);
    const count = words.filter((word) => known.has(word)).length;
    if (count > bestCount) {
      best = code;
      bestCount = count;
    }
  }
  return best;
}
