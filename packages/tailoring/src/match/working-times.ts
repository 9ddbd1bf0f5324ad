import type { Requirement } from "@savile/model";
import { step } from "./chain.ts";
import { none } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source, SourceLine } from "./source.ts";

/** A time or way of working that is asked for, with the words by which people tell that they did it: closed classes. */
interface WorkingTime {
  readonly name: string;
  readonly asked: RegExp;
  readonly told: RegExp;
}

const holidays =
  "christmas|xmas|boxing day|easter|thanksgiving|new year(?:'s)?(?: eve)?|(?:bank|public) holidays?|july 4th|diwali|eid|hogmanay";

const times: readonly WorkingTime[] = [
  {
    name: "nights",
    asked: /\bnights?\b|\bovernight\b/i,
    told: /\b(?:nights?|overnight|night[- ]shifts?|midnight)\b/i,
  },
  {
    name: "weekends",
    asked: /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/i,
    told: /\b(?:weekends?|sat(?:urday)?s?|sun(?:day)?s?|(?:7|seven) days a week)\b/i,
  },
  {
    name: "public holidays",
    asked: /\b(?:public |bank )?holidays\b/i,
    told: new RegExp(`\\b(?:${holidays})\\b`, "i"),
  },
  {
    name: "early mornings",
    asked: /\bearly (?:mornings?|starts?|shifts?)\b|\bearlies\b/i,
    told: /\b(?:earl(?:y|ies)|dawn|(?:from|at|by) (?:[3-6]|three|four|five|six)(?:[:.]\d\d)?\s?(?:a\.?m\.?|o'clock|in the morning)?|morning shifts?|mornings)\b/i,
  },
  {
    name: "evenings",
    asked: /\bevenings?\b|\blate shifts?\b|\blates\b/i,
    told: /\b(?:evenings?|late shifts?|lates|afternoon and night|nights?)\b/i,
  },
  {
    name: "shifts",
    asked:
      /\b(?:rotating|rotation|rotational|alternating|three|two|2|3|4|four|five|varying|different|early and late)[- ]?(?:week )?shifts?\b|\bshift (?:work|pattern|rota|rotation|system)s?\b|\b(?:in|on|work) shifts\b|\brota\b|\bshift rotation\b/i,
    told: /\bshifts?\b|\brota\b|\brotation\b|\bearlies\b|\blates\b|\b(?:days|twelves|12s)\b.*\bnights\b/i,
  },
  {
    name: "long shifts",
    asked: /\b(?:12|twelve)[- ]?h(?:ou)?rs? (?:\p{L}+ )?shifts?\b/iu,
    told: /\b(?:12|twelve)[- ]?h(?:ou)?rs?\b|\btwelves\b|\b12s\b/iu,
  },
  {
    name: "on-call duty",
    asked: /\bon[- ]call\b|\bstand-?by\b|\bcall-?outs?\b/i,
    told: /\b(?:on[- ]call|stand-?by|call-?outs?|pager|bereitschaft)\b/i,
  },
  {
    name: "travel",
    asked:
      /\b(?:willing\p{L}*|ready|readiness|able|ability|prepared|happy|flexib\p{L}+)\b.{0,20}\btravel\p{L}*\b|^\s*travel\b/iu,
    told: /\b(?:travell?(?:ed|ing|s)?|trips?|abroad|on the road|on site at|nights away|countries|flights?|visit(?:ed|s|ing)? (?:[\p{L}-]+ ){0,2}(?:sites|customers|clients|branches|plants))\b/iu,
  },
  {
    name: "overtime",
    asked: /\bovertime\b/i,
    told: /\b(?:overtime|extra (?:shifts|hours)|double shifts?)\b/i,
  },
];

/** Places where a working time is no time of work: "checked guests in by night" is, "night audit software" is not. */
function isDone({ place }: SourceLine): boolean {
  return place === "role" || place === "activity" || place === "prose" || place === "list";
}

/** Whether a demand asks for times of work, and for nothing else that words could show. */
export function asksForTimes({ text, kind }: Pick<Requirement, "text" | "kind">): boolean {
  const ready =
    /\b(?:willing\p{L}*|ready|readiness|flexib\p{L}+|availab\p{L}+|prepared|happy|able|work(?:ing)?)\b/iu;
  return (kind === "schedule" || ready.test(text)) && times.some(({ asked }) => asked.test(text));
}

/** Times of work by the times that somebody worked: all of them met, some, or none. */
export function matchTimes(source: Source, { text }: Pick<Requirement, "text">): Found {
  const wanted = times.filter(({ asked }) => asked.test(text));
  const lines = source.lines.filter(isDone);
  const found = wanted.flatMap((time) => {
    const line = lines.find((one) => time.told.test(one.text));
    return line === undefined ? [] : [{ time, line }];
  });
  if (found.length === 0) return none;
  return {
    factIds: [...new Set(found.map(({ line }) => line.address))],
    strength: found.length === wanted.length ? 0.8 : 0.5,
    how: "stem",
    chain: found.map(({ time, line }) => step("deed", line.text, time.name)),
  };
}
