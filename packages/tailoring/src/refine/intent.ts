/** The part of the documents that an instruction speaks of. */
export type Scope =
  | { readonly of: "resume" }
  | { readonly of: "letter" }
  | { readonly of: "summary" }
  | { readonly of: "skills" }
  | { readonly of: "roles"; readonly ids: readonly string[] }
  | { readonly of: "section"; readonly section: string };

/** Kinds of lines that a person may want to see first. */
export const focusNames = [
  "leadership",
  "results",
  "teamwork",
  "technical",
  "customers",
  "teaching",
  "safety",
] as const;
export type Focus = (typeof focusNames)[number];

/** Why something is not done; the sentence is made of it. */
export type Refusal =
  | "invent"
  | "hidden-text"
  | "facts-stay"
  | "seniority"
  | "numbers"
  | "role-stays"
  | "papers-stay"
  | "contact-stays"
  | "protected"
  | "not-your-words"
  | "gap"
  | "salary"
  | "employer";

/** What the engine without a language model can be asked for. `about` is the person's wording of a subject. */
export type Intent =
  | { readonly do: "shorten"; readonly scope: Scope; readonly sentences?: number }
  | { readonly do: "lengthen"; readonly scope: Scope }
  | { readonly do: "plain"; readonly scope: Scope }
  | { readonly do: "fit"; readonly pages: 1 | 2 | 3 }
  | { readonly do: "emphasise"; readonly about: string; readonly scope: Scope }
  | { readonly do: "play-down"; readonly about: string }
  | { readonly do: "drop"; readonly about: string; readonly scope: Scope }
  | { readonly do: "drop-irrelevant"; readonly scope: Scope }
  | { readonly do: "restore"; readonly about: string }
  | { readonly do: "own-words"; readonly scope: Scope }
  | { readonly do: "order"; readonly by: "relevance" | "file" }
  | {
      readonly do: "move-section";
      readonly section: string;
      readonly to: "first" | "last" | { readonly before?: string; readonly after?: string };
    }
  | { readonly do: "tone"; readonly tone: "formal" | "plain" | "easy" }
  | { readonly do: "letter-form"; readonly form: "points" | "sentences" }
  | { readonly do: "focus"; readonly on: Focus }
  | { readonly do: "title"; readonly title: string }
  | { readonly do: "mention"; readonly about: string; readonly scope: Scope }
  | { readonly do: "state"; readonly claim: string }
  | { readonly do: "add"; readonly about: string; readonly scope: Scope }
  | { readonly do: "verbs" }
  | { readonly do: "new-summary" }
  | { readonly do: "match" }
  | { readonly do: "refuse"; readonly why: Refusal };

/** A part of an instruction that means nothing to the engine; `topic` where it is known what it is about. */
export interface NotUnderstood {
  readonly part: string;
  readonly topic:
    | "language"
    | "design"
    | "sending"
    | "question"
    | "spelling"
    | "style"
    | "manner"
    | null;
}
