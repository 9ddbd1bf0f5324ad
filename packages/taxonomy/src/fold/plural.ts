/** Plurals that no rule makes, and words that only look like one. */
const irregular: ReadonlyMap<string, string> = new Map(
  `men:man women:woman children:child feet:foot teeth:tooth mice:mouse geese:goose lice:louse oxen:ox
  wives:wife knives:knife lives:life leaves:leaf shelves:shelf halves:half calves:calf thieves:thief
  loaves:loaf wolves:wolf hooves:hoof scarves:scarf criteria:criterion phenomena:phenomenon
  curricula:curriculum bacteria:bacterium strata:stratum analyses:analysis bases:base crises:crisis
  diagnoses:diagnosis hypotheses:hypothesis theses:thesis syntheses:synthesis prostheses:prosthesis
  appendices:appendix indices:index matrices:matrix vertices:vertex buses:bus gases:gas lenses:lens
  viruses:virus campuses:campus bonuses:bonus statuses:status focuses:focus censuses:census
  movies:movie cookies:cookie calories:calorie ties:tie pies:pie dies:die lies:lie zombies:zombie
  rookies:rookie genies:genie prairies:prairie shoes:shoe toes:toe canoes:canoe headaches:headache
  caches:cache niches:niche axes:axe series:series species:species lens:lens gas:gas bias:bias
  atlas:atlas canvas:canvas news:news`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [plural = "", singular = ""] = pair.split(":");
      return [plural, singular];
    }),
);

const staysMen = /(?:^|abdo|acu|speci|regi|o)men$/;

/**
 * A word in lower case without its plural ending. Whether the result is a word of the language does not
 * matter, only that singular and plural meet ("sales" and "sale").
 */
export function singular(word: string): string {
  if (word.length < 3) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.endsWith("women")) return `${word.slice(0, -5)}woman`;
  if (word.endsWith("men")) return staysMen.test(word) ? word : `${word.slice(0, -3)}man`;
  return word.endsWith("s") && word.length > 3 ? withoutEnding(word) : word;
}

function withoutEnding(word: string): string {
  if (/(?:ss|us|is|ics|'s)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz|[^o]o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
