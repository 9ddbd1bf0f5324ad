/** Closed class: verbs whose subject brings a change about, in the forms in which a subject has them. */
export const bringsAbout =
  /\b(?:brought|brings?|cuts?|lift(?:ed|s)|rais(?:ed|es)|reduc(?:ed|es)|lower(?:ed|s)|halv(?:ed|es)|doubl(?:ed|es)|tripl(?:ed|es)|boost(?:ed|s)|improv(?:ed|es)|increas(?:ed|es)|decreas(?:ed|es)|took|takes|got|gets|drove|drives|push(?:ed|es)|kept|keeps|made|makes|saved|saves|earn(?:ed|s)|won|wins|led|leads|enabl(?:ed|es)|allow(?:ed|s)|eliminat(?:ed|es)|shorten(?:ed|s)|freed|frees|extend(?:ed|s)|trim(?:med|s)|stop(?:ped|s)|end(?:ed|s)|prevent(?:ed|s)|let|lets|gave|gives|sped|slash(?:ed|es)|grew)\b(?=\s(?!(?:from|to|by|in|on|at|for|with|after|since|over|under|and|as|than|during|within|per|through|off|out|because|thanks|(?:down|up) (?:from|to|by))\b)[\p{L}\d$€£])/giu;

/** Closed class: what stands between an effect and a means or an earlier event behind it. */
export const behindEffect =
  /\s(?:with|through|via|using|after|following|once|since|ever since|on the back of)\s(?!(?:(?:early|late|mid|spring|summer|autumn|fall|winter|then|that|which)\b|\p{Lu}?\p{L}*\s?(?:19|20)\d\d\b|\d))/giu;

/** The same told first, up to the comma behind it. */
export const beforeEffect =
  /^(?:with|through|via|using|after|following|once|ever since|since)\s(?!(?:19|20)\d\d\b)[^,]{4,90},\s/iu;

/** A participle behind a comma that says what came of it: ", lifting sales". */
export const participle = /,\s(?:thus\s|thereby\s|so\s)?(?=(\p{L}+ing)\s)/giu;

/** Closed class: opens a sentence that goes on about the one before it. */
export const goesOn =
  /^(?:this|that|these|those|which|it|as a result|results?\b|thus|thereby|afterwards?|since then|after that|outcome|effect)\b/iu;
