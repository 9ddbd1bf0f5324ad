import type { Focus } from "./intent.ts";

const focusWords: readonly (readonly [RegExp, Focus])[] = [
  [
    /\b(?:leadership|leading|managing people|management|managerial|supervis\w+|people management|lead)\b/,
    "leadership",
  ],
  [
    /\b(?:results?|achievements?|accomplishments?|impact|metrics|numbers|outcomes?|figures|successes|quantif\w+)\b/,
    "results",
  ],
  [
    /\b(?:teamwork|team work|team player|team|collaborat\w+|working with others|cooperation)\b/,
    "teamwork",
  ],
  [
    /\b(?:technical|technology|technologies|tech|tools?|software|hard skills|systems)\b/,
    "technical",
  ],
  [/\b(?:customers?|clients?|guests?|customer[- ]facing|patients?)\b/, "customers"],
  [/\b(?:teaching|training|mentor\w*|coaching|onboarding)\b/, "teaching"],
  [/\b(?:safety|compliance)\b/, "safety"],
];

const ownKind =
  /^(?:my |the |on |more |of |strong |any |all |some |side |work |experience|skills?|side|with |in |and |areas?|achievements?|people |background|abilit(?:y|ies)|qualities|service|care|relations|stuff|things|aspects?|parts?|related|oriented|facing|based|player|concrete|measurable|hard|soft|biggest|key|main|quantif\w+|\W)+$/;

/** A kind of lines that a wish names, where it names nothing else. */
export function focusOf(about: string): Focus | undefined {
  for (const [pattern, focus] of focusWords) {
    const rest = about.replace(new RegExp(pattern.source, "g"), " ").trim();
    if (pattern.test(about) && (rest === "" || ownKind.test(`${rest} `))) return focus;
  }
  return undefined;
}
