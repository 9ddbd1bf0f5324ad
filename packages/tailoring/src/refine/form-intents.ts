import { scoped, smallNumbers } from "./intent-row.ts";
import type { IntentRow } from "./intent-row.ts";

/** Requests about pages, tone and wording. */
export const formIntents: readonly IntentRow[] = [
  {
    name: "number-of-pages",
    pattern: /\b(one|two|three|1|2|3|single)[- ]?(?:full )?pages?r?\b/,
    read: (found) => ({ do: "fit", pages: smallNumbers[found[1] ?? ""] ?? 1 }),
    examples: ["fit one page", "Keep the resume to 2 pages"],
    not: ["short page headers"],
  },
  {
    name: "on-a-page",
    pattern: /\b(?:to|onto|on|into|within|in) (?:just |only )?a (?:single )?page$/,
    read: () => ({ do: "fit", pages: 1 }),
    examples: ["get it onto a page"],
    not: ["put it on the first page"],
  },
  {
    name: "easier-tone",
    pattern:
      /\b(?:less formal|informal|not so formal|too formal|too stiff|less stiff|casual|warm(?:er|ly|th)?|friendl(?:y|ier)|more personal|relaxed|conversational|softer|more approachable|more human|easy[- ]going|less corporate)\b/,
    read: () => ({ do: "tone", tone: "easy" }),
    examples: ["make the letter less formal", "warmer"],
    not: ["more formal"],
  },
  {
    name: "formal-tone",
    pattern:
      /\b(?:more formal(?:ly)?|formal(?:ly)?|too (?:casual|informal)|more (?:professional|serious|polite|conservative|official|businesslike)|(?:professional|serious|polite|official|businesslike) (?:tone|letter))\b/,
    read: () => ({ do: "tone", tone: "formal" }),
    examples: ["more formal", "a professional tone"],
    not: ["less formal"],
  },
  {
    name: "letter-in-sentences",
    pattern:
      /\bletter\b.*\b(?:in (?:full |whole )?(?:sentences|prose)|without (?:the )?(?:bullets?|bullet points|points|list)|as (?:running )?(?:text|prose))\b|\b(?:no|without) (?:bullets?|bullet points|points) in (?:the |my )?(?:cover )?letter\b/,
    read: () => ({ do: "letter-form", form: "sentences" }),
    examples: ["write the letter in sentences", "the letter without bullet points"],
    not: ["shorter sentences"],
  },
  {
    name: "letter-in-points",
    pattern:
      /\bletter\b.*\b(?:in|with|as|use) (?:bullets?|bullet points|points|a list)\b|\b(?:bullets?|bullet points|points) in (?:the |my )?(?:cover )?letter\b/,
    read: () => ({ do: "letter-form", form: "points" }),
    examples: ["write the letter with bullet points"],
    not: ["bullet points in the resume"],
  },
  {
    name: "plain-tone",
    pattern: /\b(?:neutral|plain|normal) (?:tone|letter)\b/,
    read: () => ({ do: "tone", tone: "plain" }),
    examples: ["neutral tone", "use a plain tone"],
    not: ["plain words"],
  },
  {
    name: "plain-words",
    pattern:
      /\b(?:buzzwords?|filler(?: words)?|cliches?|jargon|fluff|plain(?:er)? (?:words|english|language)|simpler (?:words|language)|empty phrases)\b/,
    read: scoped((scope) => ({ do: "plain", scope })),
    examples: ["no buzzwords", "plainer words"],
    not: ["a plain letter"],
  },
  {
    name: "stronger-verbs",
    pattern:
      /\b(?:(?:strong|stronger|action|active|powerful|better|more active) verbs?|action words|active voice|punchier|stronger (?:language|wording|words)|stronger$)/,
    read: () => ({ do: "verbs" }),
    examples: ["use stronger verbs", "active voice"],
    not: ["strong coffee"],
  },
];
