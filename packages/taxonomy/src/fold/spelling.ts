type Rule = readonly [RegExp, string];

/** Spelling rules, most general last; the words that they are closed over stand in the pattern. */
const rules: readonly Rule[] = [
  [/^practis/, "practic"],
  [/^advisor$/, "adviser"],
  [/^conveyor$/, "conveyer"],
  [/^programme$/, "program"],
  [/^jewellery$/, "jewelry"],
  [/^aluminium$/, "aluminum"],
  [/^speciality$/, "specialty"],
  [/^cheque(?=book$|$)/, "check"],
  [/^tyre$/, "tire"],
  [/^grey/, "gray"],
  [/^kerb/, "curb"],
  [/^gage$/, "gauge"],
  [/^enquir/, "inquir"],
  [/^sceptic/, "skeptic"],
  [/^artefact/, "artifact"],
  [/^plough/, "plow"],
  [/^draught(?!board)/, "draft"],
  [/^ageing$/, "aging"],
  [/(judg|acknowledg)ement/, "$1ment"],
  [/^(m|sm)ould/, "$1old"],
  [/(lic|def|off|pret)ence/, "$1ense"],
  [/sulph/, "sulf"],
  [/manoeuvre$/, "maneuver"],
  [/manoeuv/, "maneuv"],
  [/(an|^)aesth/, "$1esth"],
  [/(orthop|encyclop|^p)aed/, "$1ed"],
  [/(gyn|arch)ae/, "$1e"],
  [/(^|an|leuk|thalass)aem/, "$1em"],
  [/^haem/, "hem"],
  [/^oe(?=dema|soph|strogen)/, "e"],
  [/^foet/, "fet"],
  [/rrhoea/, "rrhea"],
  [
    /(behavi|neighb|harb|parl|endeav|demean|splend|glam|clam|ferv|cand|succ|savi|col|lab|fav|hon|arm|hum|rum|vap|rig|vig|val|sav|tum|ard|^od)our/,
    "$1or",
  ],
  [/(cent|theat|met|lit|fib|calib|sab|spect|lust|meag|somb|goit|louv|^mit|^nit)re(?=d?$)/, "$1er"],
  [/(cata|dia|ana|mono|pro|epi|trave|homo)logue/, "$1log"],
  [/^(enrol|fulfil|instal|distil)l(?=ment$|$)/, "$1"],
  [/(ski|wi)llful/, "$1lful"],
  // A doubled l behind an unstressed vowel: the stem has another vowel before it ("filling" keeps both).
  [/([aeiouy][^aeiouy]+[aeiou]l)l(?=ed$|ing$|er$|or$|ery$|ous$|ist$)/, "$1"],
  // The result need not be a word ("supervize"): no two words differ in this alone.
  [/([^e]{2}[iy])s(?=e$|ed$|er$|ing$|ation$|able$|ational$)/, "$1z"],
];

/** Where any rule applies; most words need no more than this look. */
const mayDiffer = new RegExp(rules.map(([pattern]) => pattern.source).join("|"));

/** A word in lower case in its American spelling, or in the form that stands for both. */
export function american(word: string): string {
  if (!mayDiffer.test(word)) return word;
  let spelled = word;
  for (const [pattern, put] of rules) spelled = spelled.replace(pattern, put);
  return spelled;
}
