import { termsAsked } from "@savile/model";

const letter =
  "(?:(?:cover(?:ing)?|motivation(?:al)?|application) )?(?:letters?|notes?|statements?|e-?mails?)(?: of (?:interest|motivation|application))?";
/** Verbs by which something is to be told, in the forms in which postings have them. */
const tell =
  "(?:tell(?:s|ing)?(?: us| me)?|say(?:s|ing)?|stat(?:e|es|ing)|outlin(?:e|es|ing)|mention(?:s|ing)?|explain(?:s|ing)?|describ(?:e|es|ing)|address(?:es|ing)?|giv(?:e|es|ing)|includ(?:e|es|ing)|show(?:s|ing)?|account(?:s|ing)? for|let(?:ting)? us know)";

/** What follows of a sentence is what is to be told. */
const leads: readonly RegExp[] = [
  // "a cover letter that says when you are free", "the letter shall state (a) ...", "a letter outlining ..."
  new RegExp(
    `\\b${letter}(?: \\([^)]*\\))?,? (?:(?:that|which|and) )?(?:shall |should |must |will |to )?(?<verb>${tell})(?: in it)? `,
    "iu",
  ),
  // "covering letter with below details: ..."
  new RegExp(
    `\\b${letter} (?:with|giving|covering) (?:the )?(?:below|following)(?: \\p{L}+)?: `,
    "iu",
  ),
  // "In your letter: a menu ...", "In the letter tell us ..."
  new RegExp(
    `^(?:and )?in (?:your|the) ${letter}(?:\\s?[:,–-]|,? please| kindly)*\\s+(?<verb>${tell} )?`,
    "iu",
  ),
  // "Let us know in your letter which ..."
  new RegExp(`\\b(?<verb>${tell}) in (?:your|the|a) ${letter}(?: of yours)?,? `, "iu"),
  // "Kindly state ...", "Do tell us why ...", "Please tell how many ..."
  new RegExp(`^(?:please|kindly|do)(?: also| then)? (?<verb>${tell}) `, "iu"),
];
/** "Please put the reference in your cover letter together with X and Y." */
const putIn = new RegExp(
  `\\b(?:put|include|give|add|state|quote) (?<first>[^.;!]{2,120}?) in (?:your|the) ${letter}(?:(?:,)? (?:together with|along with|and also|as well as) (?<more>[^.;!]+))?`,
  "iu",
);

/** What is told so that the employer can help or counts: no letter answers it. */
const ofService =
  /\b(?:if|whether|should) you (?:need|require|have (?:a|any) disab)|\b(?:where|how) you (?:saw|heard|found|learn\p{L}*|came)|\badjustment|\bavailab\p{L}+ for (?:an? )?(?:interviews?|call)/iu;
/** Papers, marks and people, which are sent or named and not told. */
const isPaper =
  /^(?:(?:your|a|an|the|two|three|any|all|our|this|names?)(?: (?:and contact details|names?))?(?: of)? ?)*(?:cvs?|curriculum vitae|resum[eé]s?|certificates?|copies|transcripts?|referees?|references?|ref(?:erence)?\.?(?: (?:no|number|code))?|(?:job|vacancy|post) (?:number|reference|title|code)|code|keyword|portfolio|photo\p{L}*|id|qualifications|name|phone|contact\b.*|“.*|".*)\b/iu;
/** What begins another thing to be told. */
const next =
  /,\s+(?!\p{L}+ or\b)(?:and (?:also )?|also |as well as )?|\s+and (?:also |then )?(?=(?:why|what|which|how|whether|when|where|who|an?|one|any|the|your|account for|outlin\p{L}*|describ\p{L}*|explain\p{L}*|confirm\p{L}*)\b|\([a-z]\))|;\s+|\s*\((?:[a-z]|\d)\)\s*/giu;
const opensThing = /^(?:why|what|which|how|whether|when|where|who)\b/iu;
const longest = 200;
const fewestWords = 2;
const mostThings = 6;

/** How a thing to be told begins where no verb asks for it: "In your letter: a menu". */
const beginsThing =
  /^(?:why|what|which|how|whether|when|where|who|an?|one|two|three|your|the|something|anything|any)\b/iu;
/** "You write letters that explain": a duty of the work. */
const isDuty =
  /^(?:you(?:['’]ll| will)?|we|they|the (?:post|role|job|work)) (?!(?:should|must|need|may|are asked|are invited)\b)/iu;

/** A verb that asks once more: "and outlines the plant". */
const again =
  /^(?:tell(?:s|ing)?(?: us| me)?|say(?:s|ing)?|stat(?:e|es|ing)|outlin(?:e|es|ing)|mention(?:s|ing)?|explain(?:s|ing)?|describ(?:e|es|ing)|let(?:ting)? us know) /iu;

function thingsOf(told: string): string[] {
  return told
    .split(next)
    .map((one) =>
      one
        .replace(/^(?:also|then|please)\s+/iu, "")
        .replace(again, "")
        .replace(/^account(?:s|ing)? for /iu, "about ")
        .replace(/^\(?\d[.)]\s*/u, "")
        .replace(/(?:,| and)? to (?:[^,;]*@|(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev)\b).*$/u, "")
        .replace(/[\s.,;:]+$/u, "")
        .trim(),
    )
    .filter((one) => one !== "" && !isPaper.test(one));
}

/** A verb as one asks with it: "outlining" is "outline"; most only say "tell us". */
function asking(verb: string): string {
  const [root = ""] = /^(?:address|describ|explain|outlin)/iu.exec(verb) ?? [];
  return root === "" ? "tell us" : root.toLowerCase().replace(/^(describ|outlin)$/u, "$1e");
}

/** Whether something can be told in a letter, and is more than a mark, a paper, pay or time. */
function isTold(thing: string): boolean {
  const words = thing.split(/\s+/u).length;
  return (
    (words >= fewestWords || opensThing.test(thing)) &&
    termsAsked([thing]).length === 0 &&
    !ofService.test(thing)
  );
}

function behindLead(
  sentence: string,
): { readonly verb: string; readonly told: string } | undefined {
  for (const lead of leads) {
    const found = lead.exec(sentence);
    if (found !== null)
      return {
        verb: found.groups?.["verb"]?.trim() ?? "",
        told: sentence.slice(found.index + found[0].length),
      };
  }
  const groups = putIn.exec(sentence)?.groups;
  if (groups === undefined) return undefined;
  return { verb: "", told: [groups["first"], groups["more"]].filter(Boolean).join(", ") };
}

/**
 * What a sentence wants told in the letter beside pay and time, as one request ("tell us why mixed practice and which
 * animal has hurt you most"); nothing where it asks for none.
 */
export function letterAsk(sentence: string): string | undefined {
  if (sentence.length > longest * 3 || ofService.test(sentence)) return undefined;
  const found = behindLead(sentence);
  if (found === undefined || isDuty.test(sentence)) return undefined;
  if (found.verb === "" && !beginsThing.test(found.told)) return undefined;
  const things = thingsOf(found.told).filter(isTold).slice(0, mostThings);
  const text = `${asking(found.verb)} ${things.join(" and ")}`;
  return things.length === 0 || text.length > longest ? undefined : text;
}
