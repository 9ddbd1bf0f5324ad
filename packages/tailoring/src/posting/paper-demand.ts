const paper =
  "(?:licen[cs]es?|certificat(?:es?|ions?)|tickets?|registration|permit|accreditation|endorsement|qualifications?|card|check|membership|diploma|competenc[ey] card)";
const tail =
  "(?:\\s*(?:\\([^()]*\\)|(?:is |are |would be |will be )?(?:required|preferred|essential|desirable|desired|needed|an? (?:advantage|asset|plus|must|bonus))|(?:with|by|of|for|from|in|as|or|and|to|at|on|issued|held|level|grade|class)\\b.*|,.*|\\.)?)*$";
const endsWithPaper = new RegExp(
  `^(?:must (?:have|hold|possess) |you (?:have|hold) |hold(?:er|s|ing)?(?: of)? |possession of )?(?:an? |the )?(?:[\\p{L}\\p{N}&+/.()'’-]+ ){0,6}?${paper}${tail}`,
  "iu",
);
/** Names of vocational papers that need no other word. */
const vocational = /^(?:[\p{L}&-]+ ){0,3}(?:NVQ|SVQ|BTEC|HNC|HND|QTS|PGCE)\b/u;
const status =
  /^(?:must (?:be|hold|have) |you (?:are|have|hold) |be )?(?:an? )?(?:fully |currently |state |professionally )?(?:registered|licen[cs]ed|certified|chartered|accredited|qualified)\b(?! (?:candidates?|applicants?|individuals?|persons?|leads?))/iu;
const qualified =
  /\b(?:qualified|certified|chartered|registered|accredited|licen[cs]ed)(?:,|\s*\(|\s*$|, level)/iu;
/** "On the live register of the NMBI", "an active NMC pin". */
const onRegister =
  /\b(?:on|to) the (?:(?:live|professional|specialist|national|\p{Lu}[\p{L}]*) )*register\b|^(?:live|professional|specialist) register (?:of|with|held|kept)\b|(?<!\p{L})\p{Lu}{3,6} (?:pin|PIN)(?!\p{L})/u;
/** A trade that was learnt. */
const learnt =
  /^(?:must (?:have|be) |be )?(?:an? )?(?:fully )?(?:time[- ]served|trade[- ]qualified|(?:completed?|finished|served) (?:an? |the |your )?(?:[\p{L}]+ ){0,3}apprenticeship|(?:[\p{L}]+ ){0,3}apprenticeship (?:[\p{L} ]{0,30})?(?:completed|or equivalent))\b/iu;
/** Work on papers is no paper. */
const work =
  /^(?:experience|knowledge|understanding|handling|managing|processing|preparing|preparation|responsib|issuing|renewing|maintain|checking|selling|ability|able|familiar|working)/iu;
/** What is called by the same words and is none: "ticket handling", "card payments". */
const other =
  /\b(?:tickets?|card|check|registration|permit|licen[cs]e|membership)[- ](?:handling|payments?|sales?|system|desk|applications?|management|process\p{L}*|fees?|office|in\b|out\b)/iu;

/** Whether a demand asks for a paper that somebody issues: a licence, a certificate, a registration. */
export function asksPaper(text: string): boolean {
  const bare = text.trim();
  if (work.test(bare) || other.test(bare)) return false;
  return (
    status.test(bare) ||
    learnt.test(bare) ||
    onRegister.test(bare) ||
    vocational.test(bare) ||
    endsWithPaper.test(bare) ||
    qualified.test(bare)
  );
}
