import { analyse } from "../match/analyse.ts";
import type { RankedLine } from "../plan/make-plan.ts";
import { tellsOutcome } from "../write/outcomes.ts";
import { copiesPosting } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { dutyNeeds, needsOfLine } from "./need.ts";
import type { Need } from "./need.ts";
import { isBland, isInTitle, isPaper } from "./opening-needs.ts";

/** A need of the posting with a line that answers it, and how well. */
export interface Pair {
  readonly need: Need;
  readonly story: RankedLine;
  readonly worth: number;
}

/** Stems that stand in nearly every duty and every line. */
const general =
  /^(?:work|provid|support|team|new|us|includ|ensur|help|manag|project|custom|client|servic|prepar|maintain|develop|build|creat|perform|assist|member|daili|task|compani|busi|process|product|keep|make|plan|lead|teach|report|train|system|need|staff)$/;

const stems = new WeakMap<Need, readonly string[]>();

/** Stems of a need, each once. */
function stemsOf(need: Need): readonly string[] {
  const found = stems.get(need) ?? [...new Set(analyse(need.text, false).stems)];
  stems.set(need, found);
  return found;
}

/** Stems of a line and of the title under which it stands. */
function stemsOfStory({ line, role }: RankedLine): ReadonlySet<string> {
  return new Set([...line.stems, ...analyse(role.title, false).stems]);
}

/** How much of a need a line speaks of, 0..1; nothing where they share only everyday words. */
function overlap(need: Need, own: ReadonlySet<string>): number {
  const asked = stemsOf(need);
  const shared = asked.filter((stem) => own.has(stem));
  const telling = shared.filter((stem) => !general.test(stem)).length;
  if (telling === 0 || shared.length + telling < 3) return 0;
  return shared.length / Math.max(3, asked.length);
}

/** Duties that a line answers in words of its own, and other things that it names. */
function needsFor(context: LetterContext, story: RankedLine): { need: Need; close: number }[] {
  const own = stemsOfStory(story);
  const duties = context.posting.duties
    .flatMap((requirement) => dutyNeeds(requirement))
    .map((need) => ({ need, close: overlap(need, own) }))
    .filter(({ close }) => close > 0);
  const things = needsOfLine(story, context.plan)
    .filter((need) => !need.doing && /[\s\p{Lu}\d]/u.test(need.text))
    .map((need) => ({ need, close: 0.2 }));
  const title = context.posting.title ?? "";
  return [...duties, ...things].filter(
    ({ need }) =>
      !isBland(need) &&
      !isPaper(need) &&
      !isInTitle(need, title) &&
      !context.named.has(need.requirement.id) &&
      !context.spoken.has(need.text.toLowerCase()) &&
      !copiesPosting(need.text, context.runs),
  );
}

const amount =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|dozens?)\b/i;

function strength({ line, role }: RankedLine, context: LetterContext): number {
  const number = amount.test(line.text) ? 0.2 : 0;
  const outcome = tellsOutcome(line.text) ? 0.2 : 0;
  const ofWho = context.plan.closest?.role.id === role.id ? 0.25 : 0;
  return number + outcome + ofWho - role.recency * 0.1;
}

/** Needs with lines, the best opening first: they speak of the same thing, and the line has weight. */
export function pairsFor(context: LetterContext): Pair[] {
  const length = Math.max(1, context.jobDescription.length);
  const pairs = context.stories.flatMap((story) =>
    needsFor(context, story).map(({ need, close }): Pair => {
      const early = 0.2 * (1 - need.requirement.span[0] / length);
      const level = need.requirement.level === "preferred" ? 0.7 : 1;
      return {
        need,
        story,
        worth: close * 1.5 * level + (need.doing ? 0.15 : 0) + early + strength(story, context),
      };
    }),
  );
  return pairs.sort((a, b) => b.worth - a.worth || a.story.source - b.story.source);
}

/** A need that a line answers and that its own words do not name. */
export function answeredNeed(context: LetterContext, story: RankedLine): Need | undefined {
  const text = story.line.text.toLowerCase();
  return needsFor(context, story)
    .filter(({ need, close }) => close >= 0.2 && !text.includes(need.text.toLowerCase()))
    .sort((a, b) => b.close - a.close)[0]?.need;
}
