import type { Rule } from "@savile/model";
import { hours, pay, timesIn } from "./title-case.ts";
import type { TitleCase } from "./title-case.ts";
import { below, every, isHead, some } from "./title-sightings.ts";

const button =
  /\[[^\]]{2,30}\]|\b(?:log ?in|sign (?:in|up)|register|search|upload|menu|home|cookies?|filter|deutsch|english|fran[cç]ais)\b/iu;
/** "Jo Abiodun, ", "Jo Abiodun | " before what somebody is who writes. */
const named =
  /(?:^|[^\p{L}])\p{Lu}\p{Ll}+(?: \p{Lu}\.)?[ -]\p{Lu}[\p{L}'’-]+\s*(?:[|,•·(–—-]|\s-)\s*(?:our |the )?$/u;
const nameAndWord = /\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}-]+\s*[|,•–—-]\s*$/u;
/** Lines of a text that may be a message, at whose end somebody signs. */
const linesOfMessage = 16;
const answersTo =
  /\b(?:to|with|under|by|from|contact|manage[sd]?|supervis\p{L}+|lead\p{L}*|other|of|than|experience as)\s(?:an?\s|the\s|our\s|your\s)?$/iu;

/** What stands beside a candidate for the title, and whether its words come again. */
export const titleBeside: readonly Rule<TitleCase, number>[] = [
  {
    name: "pay-below",
    when: (title) => below(title, ({ pay: told }) => told),
    gives: 0.7,
    examples: ["«Baker»\n£14 an hour"],
    not: ["£14 an hour\n«Baker»"],
  },
  {
    name: "hours-below",
    when: (title) => below(title, ({ hours: told }) => told),
    gives: 0.5,
    examples: ["«Baker»\nfull-time, permanent"],
    not: ["«Baker»\nAcorn Mill"],
  },
  {
    name: "reference-below",
    when: (title) => below(title, ({ reference }) => reference),
    gives: 0.6,
    examples: ["«Baker»\nRef AM/12"],
    not: ["«Baker»\nAcorn Mill"],
  },
  {
    name: "place-below",
    when: (title) => below(title, ({ place }) => place),
    gives: 0.6,
    examples: ["«Baker»\nAcorn Mill | Duluth, MN"],
    not: ["«Baker»\nAcorn Mill"],
  },
  {
    name: "house-below",
    when: (title) =>
      some(title, (one, { lines }) => isHead(one) && lines[one.at + 1]?.house === true),
    gives: 0.4,
    examples: ["«Baker»\nAcorn Mill"],
    not: ["«Baker»\nLeeds"],
  },
  {
    name: "terms-behind",
    when: (title) =>
      some(title, (one) => isHead(one) && (pay.test(one.behind) || hours.test(one.behind))),
    gives: 0.5,
    examples: ["«Baker» - 30 hours"],
    not: ["«Baker» - Leeds"],
  },
  {
    name: "beside-button",
    when: (title) =>
      some(title, (one) => isHead(one) && button.test(`${one.before} ${one.behind}`)),
    gives: -1,
    examples: ["Find a job: «electrician» [Find jobs]"],
    not: ["«Electrician»"],
  },
  {
    name: "value-of-other-label",
    when: (title) =>
      every(title, (one, { lines }) => isHead(one) && lines[one.at]?.otherField === true),
    gives: -3,
    examples: ["Reports to: «Head Chef»"],
    not: ["«Head Chef»"],
  },
  {
    name: "whom-one-answers-to",
    when: (title) =>
      !some(title, isHead) &&
      title.around.lines.some(
        ({ answersTo: whom }) => whom === title.key || whom.endsWith(` ${title.key}`),
      ),
    gives: -3,
    examples: ["Reports to: Kitchen Head Chef\nStand in for the «Head Chef» at times."],
    not: ["«Head Chef»\nReports to: Executive Head Chef"],
  },
  {
    name: "line-of-page",
    when: (title) => every(title, (one, { lines }) => isHead(one) && lines[one.at]?.page === true),
    gives: -1.1,
    examples: ["Found 14 jobs near Leeds - «Plumber»"],
    not: ["«Plumber»"],
  },
  {
    name: "signature",
    when: (title) =>
      every(
        title,
        (one, { lines }) =>
          one.line >= 0 &&
          (named.test(one.before) ||
            (one.before.trim() === "" && lines[one.at - 1]?.person === true)),
      ),
    gives: -2.9,
    examples: [
      "Brett Kowalczyk\n«Device Recruiter»",
      "Jo Ashby, «Production Manager», jo@acorn.org",
    ],
    not: ["«Production Manager»"],
  },
  {
    name: "behind-name",
    when: (title) => some(title, ({ before }) => nameAndWord.test(before)),
    gives: -0.5,
    examples: ["Jo Ashby, «Production Manager»"],
    not: ["«Production Manager»"],
  },
  {
    name: "end-of-message",
    when: (title) =>
      every(
        title,
        (one, { said }) =>
          said < linesOfMessage && isHead(one) && one.line > 2 && one.line >= said - 3,
      ),
    gives: -1.5,
    examples: ["Hello all\nwe want bread\nand more of it\nsoon\n«Head Baker»"],
    not: ["«Head Baker»\nAcorn Mill"],
  },
  {
    name: "somebody-else",
    when: (title) =>
      every(title, ({ before, source }) => source !== "line" && answersTo.test(before)),
    gives: -1.3,
    examples: ["The vans belong to the «Sales Manager» position of the house."],
    not: ["We are looking for a «Baker»."],
  },
  {
    name: "comes-again",
    when: ({ key, around }) => timesIn(around.counted, key) > 1,
    gives: 0.3,
    examples: ["«Night Porter»\nThe night porter opens the door."],
    not: ["«Night Porter»\nThe porter opens the door."],
  },
  {
    name: "beginning-comes-again",
    when: ({ words, around }) =>
      words.length > 1 && timesIn(around.counted, words.slice(0, 2).join(" ").toLowerCase()) > 1,
    gives: 0.2,
    examples: ["«Night Porter Lodge»\nThe night porter opens the door."],
    not: ["«Night Porter»\nThe porter opens the door."],
  },
  {
    name: "last-word-comes-again",
    when: ({ words, around }) => {
      const last = words.at(-1)?.toLowerCase() ?? "";
      return last.length > 3 && timesIn(around.counted, last) > 2;
    },
    gives: 0.6,
    examples: ["«Night Porter»\nThe porter opens the door. A porter knows it."],
    not: ["«Night Porter»\nThe porter opens the door."],
  },
];
