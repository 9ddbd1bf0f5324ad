import { resumeLeaves } from "@savile/model";
import type { CoverLetter, Posting } from "@savile/model";
import type { SentDocuments } from "./documents.ts";

interface Named {
  readonly path: string;
  readonly said: string;
}

const name = String.raw`(?:The )?\p{Lu}[\p{L}\p{N}&'’.-]*(?:(?: | & | of | and | for )(?:\p{Lu}|\d)[\p{L}\p{N}&'’-]*)*`;

/** What somebody says who applies, with the name of whom they apply to behind it. */
const applying: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:position|role|post|job|vacancy|opening|opportunity|internship|apprenticeship|apply|applying|application|interest|interested|working|work|career|start)\b[^.;!?\n]{0,70}?\b(?:at|with|to|by|in joining|of joining)\s+(${name})`,
    "gu",
  ),
  new RegExp(
    String.raw`\b(?:join|joining|contribute to|part of)\s+(?:the team (?:at|of) )?(${name})`,
    "gu",
  ),
  new RegExp(
    String.raw`\b(?:drawn to|attracted to|admire|why|excited by|excited about|fits?|suits?|benefit|strengthen)\s+(${name})`,
    "gu",
  ),
  new RegExp(
    String.raw`^Dear\s+(${name}?)\s+(?:hiring|recruiting|recruitment|people|HR|talent|team)\b`,
    "gu",
  ),
];

function keysOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]s\b/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && word !== "the" && word !== "and");
}

function textsOf({ companyCandidates = [], requirements, duties, ...posting }: Posting): string[] {
  const { company = "", title = "", location = "", contactName = "", department = "" } = posting;
  const asked = [...requirements, ...duties].map(({ text }) => text);
  return [company, title, location, contactName, department, ...companyCandidates, ...asked];
}

/** Every word that the posting, the resume and its source have: their names are no foreign ones. */
function knownWords({ resume, posting, jobDescription, source }: SentDocuments): Set<string> {
  const own = [resume.resume, source.resume].flatMap(resumeLeaves).map(({ text }) => text);
  const told = posting === undefined ? [] : textsOf(posting);
  return new Set([...own, ...told, jobDescription ?? ""].flatMap(keysOf));
}

/** What is no name of an employer though it is written large. */
const noEmployer =
  /^(?:I|My|Your|You|This|That|The|A|An|It|He|She|They|We|Our|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Sir|Madam|Hiring|Manager|Team|Human|Resources|HR)$/u;

function namesIn(path: string, text: string): Named[] {
  return applying.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, said = ""]) =>
      noEmployer.test(said.split(" ")[0] ?? "") ? [] : [{ path, said: said.replace(/[.]$/u, "") }],
    ),
  );
}

/**
 * Employers to whom a letter speaks and that neither the posting nor the resume names: those of an earlier
 * application. Where the employer of the posting is not known and its text is not there, none can be told.
 */
export function foreignEmployers(sent: SentDocuments, letter: CoverLetter): Named[] {
  if (sent.posting?.company === undefined && sent.jobDescription === undefined) return [];
  const known = knownWords(sent);
  const texts: readonly (readonly [string, string])[] = [
    ["salutation", letter.salutation],
    ...letter.paragraphs.map(({ id, text }): [string, string] => [`body.${id}`, text]),
  ];
  const named = texts.flatMap(([path, text]) => namesIn(path, text));
  const head = letter.company === "" ? [] : [{ path: "company", said: letter.company }];
  return [...head, ...named].filter(({ said }) => {
    const words = keysOf(said);
    return words.length > 0 && !words.some((word) => known.has(word));
  });
}
