import { franc } from "franc";

/** Languages that people write resumes in, by the three letters of the library. */
const codes = new Map([
  ["eng", "en"],
  ["deu", "de"],
  ["fra", "fr"],
  ["spa", "es"],
  ["por", "pt"],
  ["ita", "it"],
  ["nld", "nl"],
  ["pol", "pl"],
  ["swe", "sv"],
  ["dan", "da"],
  ["nob", "nb"],
  ["fin", "fi"],
  ["ces", "cs"],
  ["slk", "sk"],
  ["slv", "sl"],
  ["hrv", "hr"],
  ["hun", "hu"],
  ["ron", "ro"],
  ["bul", "bg"],
  ["srp", "sr"],
  ["rus", "ru"],
  ["ukr", "uk"],
  ["ell", "el"],
  ["tur", "tr"],
  ["vie", "vi"],
  ["ind", "id"],
  ["cat", "ca"],
  ["arb", "ar"],
  ["heb", "he"],
  ["hin", "hi"],
  ["tha", "th"],
  ["kor", "ko"],
  ["jpn", "ja"],
  ["cmn", "zh"],
]);
const only = [...codes.keys()];

/** Addresses of the web and of mail are in no language; bounded, since a line may be a hundred kilobytes long. */
const addresses = /[^\s@]{1,64}@\S{1,255}|(?:https?:\/\/|www\.)\S+/giu;

/** Scripts that a Japanese text may have less of than signs that Chinese has too. */
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Fewer Latin letters than these tell no language from its neighbours: names of people and firms are in none. */
const fewestLatin = 60;

/** Code of the language of most of the text; English where nothing speaks for another. */
export function detectLanguage(titles: readonly string[], text: string): string {
  const plain = `${titles.join("\n")}\n${text}`.replace(addresses, " ");
  const letters = plain.replace(/[^\p{L}]/gu, "").length;
  if ((plain.match(kana) ?? []).length > letters * 0.1) return "ja";
  const latin = (plain.match(/\p{Script=Latin}/gu) ?? []).length;
  if (latin === letters && latin < fewestLatin) return "en";
  return codes.get(franc(plain, { only, minLength: 20 })) ?? "en";
}
