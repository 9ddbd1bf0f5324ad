import { cue } from "./cue.ts";

/** Things whose absence is a merit. */
const faults =
  "(?:late|lost|single|serious|major|missed|further|reportable|customer|repeat|[a-zß-ɏ]+-time) [a-zß-ɏ]+|[a-zß-ɏ]*(?:complaint|error|accident|incident|injur|loss|downtime|delay|defect|rework|return|claim|finding|fault|mistake|deviation|absence|stoppage|waste|breakage|shortage|conformit|write-?off|penalt|fine|sick|problem|issue|interruption|casualt|damage|overtime|supervision|help|guidance|notice)[a-zß-ɏ]*";
export const praise = cue(
  `(?:no|zero|without(?: an?| any| one)?(?: single)?) (?:${faults})|not only|no (?:fewer|less|more|matter)|not least|never (?:missed|late|short|lost|failed|had|once|more|over|below|under|ran out|out)|nobody`,
  /no|zero|without|never/i,
);
export const noThing = cue(
  "no(?!\\.? ?\\d)|zero(?! [a-zß-ɏ]*(?:tolerance|based))|none|nothing|without|neither|nor|lack(?:s|ing|ed)?|apart from|except(?: for)?|excluding|other than|instead of|rather than|kein[a-zß-ɏ]*|pas d[e']|sans|senza|sin|geen|ingen|intet|bez",
  /no|zero|with|lack|apart|except|exclud|than|instead|kein|pas d|sans|senza|sin|geen|ingen|intet|bez/i,
);
export const notDone = cue(
  "(?:(?:do|does|did|have|has|had|was|were|is|are|am|can|could|will|would)(?: not|n['’]t)|cannot|never|not(?! yet)|not yet|nicht|niet|inte|ikke)",
  /not|n['’]t|never|nicht|niet|inte|ikke/i,
);
/** "Spray painting: no" */
export const loneNo = /^\s*(?:no|none|never|not yet|nein|non|n\/a|nil)\W*$/iu;
export const excluded = cue("(?:is |are |was |were )?(?:excluded|not included|exempt)");
export const noHolder = cue("(?:yet to|still to|has still to) [a-zß-ɏ]+|not yet [a-zß-ɏ]+");
