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
      "M\\.?(?:Pharm|Des|Mus|Chem|Phys|Math|Biol|Sci|Psych|Plan|Theol|Stat|Econ|Agr|Vet|Litt|Div|Nurs|Optom)\\.?|M\\.?A\\.?|M\\.?S\\.?|M\\.?Eng\\.?|M\\.?Ed\\.?|M\\.?Phil\\.?|M\\.?Tech\\.?|M\\.?Com\\.?|M\\.?Arch\\.?|MRes|PGDip|(?:[Pp]ost-?)?[Gg]raduate [Dd]iploma|Mag\\.|[Mm]agist(?:er|ra)|[Mm]agistr\\p{L}*|[Mm]áster(?: universitario)?|[Mm]aestría|[Mm]estrado|[Ll]aurea [Mm]agistrale|Dipl\\.?-\\s?\\p{L}+\\.?|Diplom(?!a(?![\\p{L}]))(?:-?\\p{L}+)?|Diplôme d'[Ii]ngénieur|cand\\.\\s?\\p{L}+\\.?|MBBS|[Ss]taatsexamen|[Mm]gr\\.?|[Ii]ng\\.|[Mm]astère?|[Ii]ngénieure? diplômée?|[Cc]ivilingenj[öo]r",
    ),
  ],
  [
    "bachelor",
    lone(
      "B\\.?(?:Des|Mus|Psych|Plan|Theol|Stat|Econ|Agr|Agric|Vet|Litt|Nurs|Optom|Voc|Tourism|Lib)\\.?|B\\.?A\\.?|B\\.?S\\.?|B\\.?E\\.?|B\\.?Tech\\.?|B\\.?Eng\\.?|B\\.?Ed\\.?|B\\.?Com\\.?|B\\.?Arch\\.?|B\\.?Pharm\\.?|BFA|BN|BNurs|BSW|LL\\.?B\\.?|Bc\\.|[Bb]akk\\.?|[Bb]akalář\\p{L}*|[Ll]icence(?= (?:professionnelle|en|de|d')|,)|[Ll]icenciatura|[Ll]icenciad[oa]|[Ll]icencjat|[Ll]aurea(?: triennale)?|[Gg]rado en|[Bb]acharelado|[Tt]radenomi|[Kk]andidat\\p{L}*|FH-Diplom|[Hh]ons|[Ii]nżynier|[Dd]egree",
    ),
  ],
  [
    "associate",
    lone(
      "HND|HNC|[Ff]oundation [Dd]egree|BTS|DUT|DEUG|[Ff]achwirt\\p{L}*|[Mm]eister(?:brief)?|[Tt]echniker|[Nn]ational [Dd]iploma|CFGS|[Tt]écnico [Ss]uperior|[Dd]iploma of [Hh]igher [Ee]ducation|(?<!(?:[Ss]chool|IB|[Bb]accalaureate|[Ss]econdary|GED) )[Dd]iploma(?! d[ei](?![\\p{L}]))|[Aa]dvanced [Dd]iploma",
    ),
  ],
  [
    "secondary",
    lone(
      "Abitur|[Mm]atur[aà]|[Mm]aturität|[Bb]accalauréat|[Bb]ac(?=[ ,]|$)|Bachillerato|[Mm]aturit[àa]|HAVO|VWO|[Gg]ymnasium|[Ll]yc[ée]e?|[Ll]eaving [Cc]ert\\p{L}*|GCSEs?|[AO][ -]?[Ll]evels?|(?:[Nn]ational )?[Ss]enior [Cc]ertificate|[Gg]rade 12|12th|HSC|[Hh]igh [Ss]chool|GED|[Mm]atric(?:ulation)?|Realschul\\p{L}*|[Mm]ittlere Reife|Highers",
    ),
  ],
];

/** The highest degree that a line of studies names. */
export function heldDegree(text: string): DegreeRung | undefined {
  const named = degreesIn(text).map(({ rung }) => rung);
  // "Associate degree": the mere word says nothing where a rank is named.
  const unnamed = named.length === 0 ? text : text.replace(/\bdegrees?\b/giu, " ");
  const own = written.find(([, pattern]) => pattern.test(unnamed))?.[0];
  return [...named, ...(own === undefined ? [] : [own])].toSorted((a, b) =>
    degreeDistance(b, a),
  )[0];
}

/** Fields that the name of a degree says by itself. */
const implied: readonly (readonly [RegExp, string])[] = [
  [lone("B\\.?Com\\.?|M\\.?Com\\.?"), "commerce business accounting"],
  [lone("BBA|MBA|B\\.?B\\.?A\\.?|M\\.?B\\.?A\\.?"), "business administration"],
  [lone("LL\\.?B\\.?|LL\\.?M\\.?|J\\.?D\\.?|Juris Doctor"), "law"],
  [lone("B\\.?Ed\\.?|M\\.?Ed\\.?|EdD|PGCE"), "education teaching"],
  [lone("B\\.?Arch\\.?|M\\.?Arch\\.?"), "architecture"],
  [
    lone(
      "B\\.?Eng\\.?|M\\.?Eng\\.?|B\\.?E\\.?|Dipl\\.?-\\s?Ing\\.?|Diplom-?[Ii]ngenieur\\p{L}*|[Ii]ngénieure?|[Ii]ngenier[oa]",
    ),
    "engineering",
  ],
  [lone("B\\.?Tech\\.?|M\\.?Tech\\.?"), "technology engineering"],
  [lone("BSN|MSN|BN|BNurs|DNP"), "nursing"],
  [lone("BSW|MSW"), "social work"],
  [lone("BFA|MFA"), "fine arts"],
  [lone("MBBS|MBChB|MD"), "medicine"],
  [lone("PharmD|B\\.?Pharm\\.?|M\\.?Pharm\\.?"), "pharmacy"],
  [lone("DVM|BVSc"), "veterinary medicine"],
  [lone("DDS|DMD|BDS"), "dentistry"],
  [lone("MPH"), "public health"],
  [lone("MLIS|MLS"), "library information science"],
];

/** What a degree says of its field by its name: an LLB is one of law. */
export function impliedFields(text: string): string {
  return implied.flatMap(([name, field]) => (name.test(text) ? [field] : [])).join(" ");
}
