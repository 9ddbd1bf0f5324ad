import { titleNouns } from "@savile/taxonomy/lexicon";
import type { Source, SourceRole } from "../../match/source.ts";
import type { SourceCheck } from "../reading/context.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { printedHeader } from "../reading/printed-header.ts";
import { periodIn } from "../reading/told-period.ts";
import type { ToldPeriod } from "../reading/told-period.ts";
import { saysWord } from "../reading/words.ts";

/** Words of a title at most. */
const mostWords = 6;

/** A claim that is nothing but a title and the time in which it was held: "Branch Manager, 2009 to 2012". */
function titleWithDates(
  claim: Frame,
): { words: readonly FrameWord[]; told: ToldPeriod } | undefined {
  const told = periodIn(claim.text);
  if (told?.end === undefined || !/^[\s).]*$/.test(claim.text.slice(told.span[1])))
    return undefined;
  const head = claim.text.slice(0, told.span[0]);
  if (!/^[\p{L}\s/&'’-]+[,:(|–—-]\s*$/u.test(head)) return undefined;
  const words = claim.words.filter(({ end, stop }) => end <= told.span[0] && !stop);
  const isTitle = titleNouns.has(words.at(-1)?.lower ?? "");
  return isTitle && words.length <= mostWords ? { words, told } : undefined;
}

function agrees(told: string, held: string): boolean {
  return told.startsWith(held) || held.startsWith(told);
}

/** What a role is called in its header and in short lines, which may be a title too. */
function namesOf(source: Source, role: SourceRole): Frame {
  const short = role.lines.map(({ text }) => text).filter((text) => text.split(" ").length <= 10);
  return frameOf([role.title, printedHeader(source, role.id), ...short].join("\n"));
}

/** A title told with the dates of a role that had another. */
export const checkTitleDates: SourceCheck = (claim, { source, posting }) => {
  const found = posting.text === "" ? titleWithDates(claim) : undefined;
  if (found === undefined) return [];
  const { words, told } = found;
  const then = source.roles.filter(
    ({ period, title }) =>
      title !== "" &&
      period.start !== "" &&
      agrees(told.start, period.start) &&
      agrees(told.end ?? "", period.end),
  );
  const [word] = words;
  if (word === undefined || then.length === 0) return [];
  const isHeld = then.some((role) => {
    const names = namesOf(source, role);
    return words.every((one) => saysWord(names, one));
  });
  return isHeld
    ? []
    : [
        {
          hard: true,
          span: spanOf(word),
          detail: `Your title then was ${then.map(({ title }) => title).join(" and ")}.`,
        },
      ];
};
