import { degreesIn, degreeDistance } from "../posting/degrees.ts";
import type { DegreeRung } from "../posting/degrees.ts";

const lone = (words: string) => new RegExp(`(?<![\\p{L}.])(?:${words})(?![\\p{L}])`, "u");

/** Degrees as people write their own, in several languages; a posting writes them out. */
const written: readonly (readonly [DegreeRung, RegExp])[] = [
  [
    "doctorate",
    lone(
      "Dr\\.?(?=\\s(?:rer|med|phil|iur|jur|ing)\\b)|Dr\\.-Ing\\.?|[Pp]romotion zum Dr\\.?|[Dd]octorat|[Dd]octorado|[Dd]ottorato|[Dd]outorado|D\\.?Phil\\.?|MD|DDS|DMD|DVM|PharmD|EdD",
    ),
  ],
  [
    "master",
    lone(
      "M\\.?A\\.?|M\\.?S\\.?|M\\.?Eng\\.?|M\\.?Ed\\.?|M\\.?Phil\\.?|M\\.?Tech\\.?|M\\.?Com\\.?|M\\.?Arch\\.?|MRes|PGDip|Mag\\.|[Mm]agist(?:er|ra)|[Mm]agistr\\p{L}*|[Mm]áster(?: universitario)?|[Mm]aestría|[Mm]estrado|[Ll]aurea [Mm]agistrale|Dipl\\.?-\\s?\\p{L}+\\.?|Diplom(?:-?\\p{L}+)?|Diplôme d'[Ii]ngénieur|cand\\.\\s?\\p{L}+\\.?|MBBS|[Ss]taatsexamen|[Mm]gr\\.?|[Ii]ng\\.|[Mm]astère?|[Ii]ngénieure? diplômée?|[Cc]ivilingenj[öo]r",
    ),
  ],
  [
    "bachelor",
    lone(
      "B\\.?A\\.?|B\\.?S\\.?|B\\.?E\\.?|B\\.?Tech\\.?|B\\.?Eng\\.?|B\\.?Ed\\.?|B\\.?Com\\.?|B\\.?Arch\\.?|B\\.?Pharm\\.?|BFA|BN|BNurs|BSW|LL\\.?B\\.?|Bc\\.|[Bb]akk\\.?|[Bb]akalář\\p{L}*|[Ll]icence(?= (?:professionnelle|en|de|d')|,)|[Ll]icenciatura|[Ll]icenciad[oa]|[Ll]icencjat|[Ll]aurea(?: triennale)?|[Gg]rado en|[Bb]acharelado|[Tt]radenomi|[Kk]andidat\\p{L}*|FH-Diplom|[Hh]ons|[Ii]nżynier|[Dd]egree",
    ),
  ],
  [
    "associate",
    lone(
      "HND|HNC|[Ff]oundation [Dd]egree|BTS|DUT|DEUG|[Ff]achwirt\\p{L}*|[Mm]eister(?:brief)?|[Tt]echniker|[Nn]ational [Dd]iploma|CFGS|[Tt]écnico [Ss]uperior|[Dd]iploma of [Hh]igher [Ee]ducation|[Dd]iploma(?= in)|[Aa]dvanced [Dd]iploma",
    ),
  ],
  [
    "secondary",
    lone(
      "Abitur|[Mm]atur[aà]|[Mm]aturität|[Bb]accalauréat|[Bb]ac(?=[ ,]|$)|Bachillerato|[Mm]aturit[àa]|HAVO|VWO|[Gg]ymnasium|[Ll]yc[ée]e?|[Ll]eaving [Cc]ert\\p{L}*|GCSEs?|A[ -]?[Ll]evels?|[Hh]igh [Ss]chool|GED|[Mm]atric(?:ulation)?|Realschul\\p{L}*|[Mm]ittlere Reife|Highers",
    ),
  ],
];

/** The highest degree that a line of studies names. */
export function heldDegree(text: string): DegreeRung | undefined {
  const named = degreesIn(text).map(({ rung }) => rung);
  const own = written.find(([, pattern]) => pattern.test(text))?.[0];
  return [...named, ...(own === undefined ? [] : [own])].toSorted((a, b) =>
    degreeDistance(b, a),
  )[0];
}
