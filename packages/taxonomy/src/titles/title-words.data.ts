function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean));
}

/** Words that say how high a title stands, folded. */
export const ranks = wordSet(
  `senior sr junior jr lead principal staff chief head entry level mid midlevel associate assistant deputy vice
  executive graduate trainee apprentice intern interim acting experienced expert master newly 1st 2nd 3rd first second third year`,
);

/** Numbers of a level, folded; only behind a title. */
export const levels = wordSet("i ii iii iv v vi 1 2 3 4 5 6 l1 l2 l3 l4 l5");

/** Hours, contract and way of working, folded. */
export const schedules = wordSet(
  `full part time fulltime parttime day night evening morning weekend overnight shift rotating remote hybrid onsite site
  home office based wfh telecommute contract temporary temp permanent perm seasonal casual per diem prn fixed term ftc
  hourly salaried w2 1099 fte bank relief freelance freelancing hire hiring now immediate start urgent urgently needed
  wanted opening vacancy job position role maternity cover zero hour ongoing`,
);

/** Places to learn that are offered under the name of a trade, folded ("Warehousing Apprenticeship"). */
export const schemes = wordSet("apprenticeship internship traineeship fellowship residency");

/** Letters of gender marks: (m/f/d), (w/m/x), (f/h). */
export const genderMarks = wordSet("m f w d x h n all gender div male female");

/** Words that stand before a title and are never part of it, folded. */
export const determiners = wordSet(
  `a an the our your their its his her my this that these those each every any some all no both another other and or as
  to for in at with by of from is are was were be been if when while who`,
);
