/** Closed classes of English: they do not grow, so they may stand in tables. */

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** What opens an object: behind a word that may be a verb it makes it one. */
export const determiners = wordSet(
  `a an the this these those all both each every any some no another either neither such
   several many few much most more multiple various numerous one two three four five six seven eight nine ten eleven twelve dozens hundreds thousands my your his her its our their whose`,
);
export const ownPronouns = wordSet("i me my mine myself we us our ours you your yours he she him");
export const subjectPronouns = wordSet("i we you he she they it there this these those who");
export const prepositions = wordSet(
  `of in on at by for with from to into onto over under within without between among across through
   throughout during before after about against per via as than like near toward towards upon behind
   beyond below above including excluding regarding concerning along alongside around inside outside
   until since despite except amid`,
);
/** Words behind which another clause begins. */
export const clauseOpeners = wordSet(
  "that which who whom whose where when while whereas if because although though unless until so how what why whether",
);
export const coordinators = wordSet("and or & then nor but yet");
export const auxiliaries = wordSet(
  "is are was were am be been being will would shall should can could may might must has have had does do did cannot",
);
/** Auxiliaries that show a subject before them. */
export const finiteAuxiliaries = wordSet(
  "is are was were am will would shall should can could may might must has have had does cannot",
);
/** Behind these a bare verb follows that is not the line's own. */
export const infinitiveOpeners = wordSet(
  "to help helps helped helping let lets make makes made not",
);
/** Particles of verbs: "set up", "follow up". */
export const particles = wordSet("up out off down away back together over on in forward ahead");
/** Words that say how or when and stand before a verb. */
export const lightAdverbs = wordSet(
  "also then often always regularly currently now previously again once never well jointly personally directly further later virtually",
);
/** Ends at which a phrase cannot stop. */
export const danglingEnds = wordSet(
  `and or & of to for in on with by the a an at from as into that which their our its including such per
   through using via is are was were be than between within among while where when who whose my your any`,
);
