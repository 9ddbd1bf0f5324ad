import { townKind } from "./towns.ts";
import type { SeenTown, TownKind } from "./towns.ts";

const word = "(?:[Mm]id |[Mm]idtown |[Dd]owntown )?\\p{Lu}[\\p{L}'’-]+";
const town = `(${word}(?: ${word}){0,2}(?:,? (?:\\p{Lu}{2,3})\\b)?)`;
const workplace =
  "(?:office|yard|branch|site|depot|clinic|studio|shop|store|plant|factory|workshop|school|practice|premises|hotel|kitchen|warehouse|campus|surgery|centre|center|laborator(?:y|ies)|lab|hub|desk|headquarters|base|location|farm|estate|house|firm|client|business|company|community|employees|lawyers|team)s?";

/** Sentences that say where the work is. */
const ofWork: readonly RegExp[] = [
  `\\b${workplace} (?:of (?:ours|mine) |is |are |here |both )?(?:in|near|at|outside|@) (?:the )?${town}`,
  `\\b(?:[Oo]ur|[Tt]he|[Tt]heir|[Aa]t) ${town} (?:${workplace})\\b`,
  `\\bhere in ${town}`,
  `\\b(?:[Jj]oin (?:us|our team|the team|our \\p{L}+ team)|[Ll]ive and work|[Ww]ork with us) (?:in|at) ${town}`,
  `\\b(?:positions?|jobs?|roles?|posts?|work) (?:is|are) in ${town}`,
  `\\bat the location ${town}`,
  `\\bBase is ${town}`,
  `\\b(?:based|located|situated) (?:in|at|near|out of|just outside|above) ${town}`,
  `\\bminutes (?:out of|from|outside) ${town}`,
  `${word}\\)? in ${town} (?:is|are|has|have|invites|seeks|needs)\\b`,
  `\\bsits? (?:on .{3,20} )?(?:in|near|above|outside) ${town}`,
].map((source) => new RegExp(source, "gu"));
const inPassing = new RegExp(`\\b(?:in|near|around|of|to|outside) ${town}`, "gu");

/** Days and months that stand behind a town without a mark. */
const time =
  /\s(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day.*$|\s(?:January|February|March|April|May|June|July|August|September|October|November|December).*$/u;

/** A run of capitals that is a town as a whole: "the Calder Conservatoire" is not in Calder. */
function townOf(run: string): string | undefined {
  const name = run.replace(time, "");
  return kindOf(name) === undefined ? undefined : name;
}

function kindOf(name: string): TownKind | undefined {
  return townKind(name) ?? townKind(name.replace(/,? \p{Lu}{2,3}$/u, ""));
}

/** "Head office is in": where a firm is led, and not where the work is. */
const ofHead = /\b(?:[Hh]ead|[Mm]ain|[Rr]egistered|[Cc]entral|[Cc]orporate) $/u;

function seenBy(text: string, cue: RegExp, seen: "work" | "told"): SeenTown[] {
  return [...text.matchAll(cue)].flatMap((one): SeenTown[] => {
    const name = townOf(one[1] ?? "");
    const kind = kindOf(name ?? "");
    if (name === undefined || kind === undefined) return [];
    const led = ofHead.test(text.slice(Math.max(0, one.index - 12), one.index));
    return [{ town: name, kind, seen: led ? "told" : seen }];
  });
}

/** "here at Acorn Honey, Falher AB", "Acorn Forwarding in Rotterdam" */
function behindHouse(company: string): RegExp {
  const name = company.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
  return new RegExp(`${name}(?: \\([^)]*\\))?(?: in|,) ${town}`, "gu");
}

/** The towns that the sentences of a posting name. */
export function townsInProse(text: string, company: string | undefined): SeenTown[] {
  const house = company === undefined ? [] : [behindHouse(company)];
  return [
    ...[...house, ...ofWork].flatMap((cue) => seenBy(text, cue, "work")),
    ...seenBy(text, inPassing, "told"),
  ];
}
