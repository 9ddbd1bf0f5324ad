import { english, french, german, portuguese, spanish } from "./noise-words.data.ts";

/** What the noises need to say in one language; "{n}" is a made-up name. */
export interface NoiseWords {
  readonly language: string;
  /** Parts of a firm. */
  readonly units: readonly string[];
  /** Firms named after their trade. */
  readonly tradeFirms: readonly string[];
  /** Spring, summer, autumn, winter. */
  readonly seasons: readonly [string, string, string, string];
  readonly since: string;
  /** An entry as a sentence: {y} years, {T} title, {C} firm, from {a} to {b}. */
  readonly past: string;
  /** The same for one that goes on since {a}. */
  readonly ongoing: string;
  readonly skillLabels: readonly string[];
  readonly toolHeadings: readonly string[];
  /** Headings over skills together with languages, and together with interests. */
  readonly joined: { readonly languages: string; readonly interests: string };
  readonly streets: readonly string[];
  readonly documentWords: readonly string[];
  readonly closings: readonly string[];
  readonly page: string;
}

const lists: readonly NoiseWords[] = [english, german, french, spanish, portuguese];

/** The words of noises in a language; files in others get none. */
export function noiseWordsOf(language: string): NoiseWords {
  return lists.find((one) => one.language === language) ?? english;
}
