import { titleOf } from "@savile/taxonomy";
import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";
import { kept } from "../knowledge/kept.ts";
import { knownTables } from "../knowledge/known-tables.ts";

const notNames =
  /^(?:us|the|our|we|you|your|this|that|it|its|a|an|here|who|what|our client|the company|home|least|all|any|once|first|present|work|times|school|hotel|hospital|job|position|candidates?|applicants?|company|he|she|they|there|if|as|in|for|at|to|please|full|part|time|remote|team|not|and|or|with|both|each|every|no|ref|reference|please|minimum|required|must|excellent|strong|days|nights|shifts?|weekends?|daily|confidential|undisclosed|anonymous|not disclosed|name withheld|private advertiser)$|^(?:mr|mrs|ms|miss|frau|herr|madame|monsieur)\b\.?\s/i;
/** What firms end with by law, in many countries. */
export const legalForms = String.raw`Inc|P?LLC|Ltd|Limited|GmbH|mbH|Corp|Co|PLC|plc|LLP|LP|KG|KGaA|AG|SA|BV|NV|AB|SE|ASA|SpA|Pty|Pvt|Pte|Oy|ApS|Bhd|Lda|B\.V|N\.V|e\.V|S\.L|S\.A|S\.r\.l`;
const legalForm = new RegExp(String.raw`\b(?:${legalForms})\b\.?$`);
const organisation =
  /\b(?:Department|Dept|Ministry|Hospitals?|University|Universität|Schools?|College|Academy|Institute|Group|Bank|Union|Council|County|City of|Town of|District|Church|Museum|Gallery|Library|Clinic|Practice|Foundation|Trust|Society|Association|Company|Corporation|Partners|Holdings|Industries|Foods?|Logistics|Construction|Technologies|Solutions|Services|Systems|Labs?|Laboratories|Studios?|Agency|Hotel|Inn|Resort|Restaurant|Bakery|Café|Farms?|Motors|Dealership|Airlines?|Health|Healthcare|Medical|Dental|Pharmacy|Rescue|Shelter|Insurance|Manufacturing|Couriers|Packaging|Press|Media|Energy|Electric|Plumbing|Analytical|Environmental|Devices|Beverage|Supply|Stores?|Market|Authority|Commission|Bureau|Mall|Club|Biosciences|Theatre|Theater|Zoo|Garage|Salon|Brewery|Winery|Brothers|Ventures|Pharmaceuticals|Robotics|Airways|Mills?|Retirement System|Polytechnic|Institution|Playhouse|Opera|Orchestra|Dairy|Dairies|Nursery|Nurseries|Surgery|Infirmary|Hospice|Cathedral|Parish|Cooperative|Co-op|Architects|Solicitors|Contractors|Builders|Freight|Fulfil?lment|Railways?|Kitchens?|Vets|Apteek|Collective|Consortium|Alliance|Federation|Ferries|Ombud(?:sman|sperson|s)?|Roofing|Recycling|Joinery|Forestry|Haulage|Upholstery|Cleaning|Catering|Scaffolding|Glazing|Fabrications?|Printers)\b/;

/** A run of capitalised words as companies are written: "Acme Robotics", "Bank of the West", "3M". */
const nameWord =
  "(?:(?:\\p{Lu}\\.){2,3}|St\\.|Mt\\.|Dr\\.|[\\p{Lu}\\d][\\p{L}\\p{N}'&+-]{0,30}(?:\\.(?:com|io|org|net|ai)\\b)?|&)";
export const nameRun = `${nameWord}(?: (?:of the |of |and |for the |for |the |de |& )?${nameWord}){0,6}(?: \\((?:Pty|Pvt|Private|Proprietary|M)\\)(?= (?:Ltd|Limited|Sdn|SDN)\\b))?(?: (?:Sdn|SDN) (?:Bhd|BHD)\\b)?(?:\\.?,? (?:Inc|P?LLC|Ltd|Limited|GmbH|mbH|Corp|Co|PLC|plc|LLP|LP|KG|KGaA|Pty|Pvt|Pte)\\b\\.?){0,3}`;

/** "Crumb & Sons": no job, whoever sons are. */
const houseOfFamily = /(?:&|\band) (?:sons?|daughters?|brothers|sisters|co)\.?$/iu;

/** Whether a phrase could be the title of a job. */
export function looksLikeTitle(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  if (words.length === 0 || words.length > 9 || houseOfFamily.test(text)) return false;
  const listed = words.some(
    (word) => titleNouns.has(word) || titleNouns.has(word.replace(/s$/, "")),
  );
  return listed || endsWithPerson(text) || endsWithHand(text);
}

/** "Dairy Farm Hand": a hand is a job only where the taxonomy of titles knows of which work. */
const endsWithHand = kept((text): boolean => {
  const hand = /\p{L}+ hand$/iu.exec(text)?.[0];
  const tables = knownTables();
  return hand !== undefined && tables !== undefined && titleOf(tables, hand).by === "exact";
});

/** Whether the taxonomy of titles knows what a phrase ends with as somebody who works: "Property Solicitor". */
const endsWithPerson = kept((text): boolean => {
  const tables = knownTables();
  if (tables === undefined || /[.!?;:]/.test(text)) return false;
  const [bare = ""] = text.split(/\s*[(,|–—/]|\s-\s/u, 1);
  const found = titleOf(tables, bare);
  return found.by !== "none" && found.head !== "" && endsWith(bare, found.head);
});

const scheme =
  /^(?:programmes?|programs?|schemes?|apprenticeships?|internships?|traineeships?|fellowships?)$/;

function endsWith(text: string, head: string): boolean {
  const words: readonly string[] = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  const last = words.at(-1) ?? "";
  return last === head || last === `${head}s` || (scheme.test(last) && words.includes(head));
}

/** Whether a name ends with what only firms end with: "Ltd", "GmbH". */
export function hasLegalForm(name: string): boolean {
  return legalForm.test(name) || /\b(?:GMBH|LTD|INC|CORP)\b/u.test(name);
}

const houses =
  /\b(?:Bank|University|Hospitals?|Schools?|College|Academy|Institute|Council|Church|Museum|Gallery|Library|Clinic|Foundation|Trust|Society|Association|Company|Corporation|Partners|Holdings|Group|Hotel|Inn|Resort|Restaurant|Bakery|Airlines?|Pharmacy|Brewery|Winery|Brothers|Theatre|Theater|Zoo|Mills?|Polytechnic|Playhouse|Opera|Orchestra|Hospice|Infirmary|Cathedral|Solicitors|Municipality|Conservatoire|Conservatory|Archives|Kindergarten|Kindy|Preschool|Nurser(?:y|ies)|Dairy|Dairies|Vineyards?|Brewers|Funerals|Homecare|Airways|Apteek|Lodge)$/iu;

/** "Acorn Institute of Marine Research", "University of Acorn" */
const houseOf =
  /\b(?:University|Institute|Bank|Council|College|Museum|Ministry|City|Town|County|Diocese|Society|Association|Academy|Church) (?:of|for) (?:the )?\p{Lu}/u;

/** Whether a name ends with what a house is and no field of work: "Granite Bank", not "Pump Systems". */
export function endsAsHouse(name: string): boolean {
  return /\s/u.test(name) && (houses.test(name) || houseOf.test(name));
}

/** Whether a phrase has a word by which employers are known: "Hospital", "LLC", "School District". */
export function namesOrganisation(text: string): boolean {
  const plain =
    text === text.toUpperCase()
      ? text.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase()).replace(/ Of /g, " of ")
      : text;
  return organisation.test(plain) || legalForm.test(text) || /\b(?:GMBH|LTD|INC|CORP)\b/.test(text);
}

/** Who acts for a house: "the PCC of St Anne's", "the Governors of Acorn School". */
const body =
  /^(?:PCC|Board|Council|Governors|Governing Body|Trustees|Directors|Friends|Dean and Chapter) of (?:the )?(?=\p{Lu})/u;

/** "Mill Road, Co. Cork": where a house stands, and not its name. */
const street = /\s(?:Road|Street|Avenue|Boulevard)(?:, Co\.?)?$/u;

function isNoName(text: string): boolean {
  return notNames.test(text) || street.test(text);
}

/** "Tralee, Co. Kerry": a town with its county, and no firm of the name. */
const countyBehindTown = /^\p{Lu}[\p{L}' -]+, Co\.? \p{Lu}\p{Ll}+$/u;
/** "Graphical, Paper and Allied Workers' Union", "Department of Food, Farming and Forests": fields behind commas. */
const namedByList =
  /^(?:(?:The )?(?:Department|Ministry|Office|Institute) (?:of|for) \p{Lu}\p{L}+, (?:\p{Lu}\p{L}+, )*\p{Lu}\p{L}+,? (?:and|&) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|\p{Lu}\p{L}+, (?:\p{Lu}\p{L}+, )*\p{Lu}\p{L}+,? (?:and|&) (?:\p{Lu}[\p{L}'’]+ ){1,4}(?:Union|Association|Federation|Society|Council|Trust|Institute|Alliance))$/u;

/** The name of an employer at the start of a text, or `undefined` when it is none. */
export function cleanCompany(text: string): string | undefined {
  if (countyBehindTown.test(text)) return undefined;
  return namedByList.exec(text)?.[0] ?? nameAtStart(text);
}

function nameAtStart(text: string): string | undefined {
  const safe = text.replace(
    /\b(St|Mt|Dr|Ft|Co(?=\. KG)|(?:Pte|Pty|Pvt|PTE|PTY|PVT)(?=\. (?:Ltd|Limited|LTD|LIMITED))|\p{Lu})\.(?=\s|\p{Lu}\.)/gu,
    "$1\u0001",
  );
  const cut =
    safe
      .split(
        /\.\s|[!?;:|*★]|\((?!(?:pty|pvt|private|proprietary|m)\) (?:ltd|limited|sdn)\b)|\s-\s|,(?! (?:inc|p?llc|ltd|limited|corp|co|plc|llp)\b)/i,
      )[0]
      ?.replaceAll("\u0001", ".") ?? "";
  const name = cut
    .replace(body, "")
    .replace(/[.,\s]+$/, "")
    .replace(/(?<!^(?:St|Saint)\b.*)'s?$/, "")
    .replace(/^the (?=\p{Lu})/iu, (lead) => (lead === "The " ? lead : ""))
    .trim();
  const shortened = /\b(?:Inc|Ltd|Co|Corp|B\.V|N\.V|e\.V|S\.[AL]|S\.r\.l)$/.test(name);
  const full = shortened && text.includes(`${name}.`) ? `${name}.` : name;
  if (full.length < 2 || full.length > 60 || full.split(/\s+/).length > 8) return undefined;
  if (!/[\p{Lu}\d]/u.test(full.charAt(0)) || isNoName(full)) return undefined;
  return withoutArticle(full);
}

/** "The City of Quincy" is the City of Quincy; "The Guardian" keeps its article. */
function withoutArticle(name: string): string {
  const bare = name.replace(/^The /, "");
  return bare.split(" ").length >= 3 ? bare : name;
}

/** Whether a phrase found in prose is the name of an employer and no other capitalised phrase. */
export function isCompanyLike(name: string, title: string | undefined): boolean {
  const bare = name.replace(/^The /, "");
  if (title !== undefined && title.toLowerCase().includes(bare.toLowerCase())) return false;
  const words = bare.split(" ");
  if (words.length > 1 && namesOrganisation(bare)) return true;
  const last = words.at(-1)?.toLowerCase() ?? "";
  // "The Governors" seek somebody, and are no house.
  if (words.length < 2 && titleNouns.has(last.replace(/s$/, ""))) return false;
  if (titleNouns.has(last) || (rankWords.has(last) && words.length < 3)) return false;
  if (
    /^(?:This|These|Candidate|Applicant|Position|Job|Role|Experience|Responsib|Requirement|Duties|Full|Part|Must|Benefits|Employment|Work|Our|We|You|Your|It|They|He|She|Who|What|Why|How|If|When|Please|Salary|Location|Each|All|Are|Is|Do|Does|New|One|Most|Some|Us|Me|Here|Today|There|Now|Education|Bachelor|Human|Knowledge|Ability|English|Work|Team|People|Life|Free|District|Department|Office|Company|School|Hospital)\b/.test(
      bare,
    )
  ) {
    return /^(?:New|One|Education|Human|Life|Team|Free|Work)\b/.test(bare) && words.length > 1;
  }
  return true;
}
