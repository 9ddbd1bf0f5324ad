import { degreesIn } from "./degrees.ts";
import type { DegreeRung, NamedDegree } from "./degrees.ts";

const diploma = "(?:(?:[Hh]igher|[Nn]ational|[Aa]dvanced|[Oo]rdinary|[Ff]oundation)\\s)?[Dd]iploma";
const degree = "(?:[Uu]niversity |[Bb]achelor['’]?s? )?[Dd]egree";
const or = "(?:\\s?\\/\\s?|,?\\s(?:and\\/)?or\\s)(?:an?\\s)?";
const isNoSchool = "(?<!(?:[Ss]chool|IB|[Pp]ost-?\\s?[Gg]raduate|[Gg]raduate) )";

/**
 * What postings ask of studies in words that no degree is called by: the lower one of two that are as good ("diploma
 * or degree in ..."), a graduate of whatever field, and what schools of several countries end with.
 */
const asked: readonly (readonly [DegreeRung, hint: RegExp, RegExp])[] = [
  [
    "associate",
    /diploma|hn[cd]|third/iu,
    new RegExp(
      `${isNoSchool}(?<![\\p{L}])(?:${diploma}${or}${degree}|${degree}${or}${diploma}|HN[CD](?:${or}HN[CD])?(?:${or}${degree})?|${degree}${or}HN[CD]|[Tt]hird[- ]level (?:qualification|education))(?![\\p{L}])`,
      "u",
    ),
  ],
  [
    "bachelor",
    /graduat|degree/iu,
    /(?<!\p{L})(?:[Aa]ny (?:[Gg]raduates?|[Dd]egree)(?:\s?\/\s?[Pp]ost[- ]?[Gg]raduates?)?|(?<![Pp]ost[- ]?)[Gg]raduat(?:es?|ion) (?:in|of|from|with) any (?:discipline|stream|subject|field|degree|specialisation|specialization)|(?<=^(?:[Mm]ust be |[Bb]e |[Yy]ou are )?(?:[Aa]n? )?)(?:[Uu]niversity )?[Gg]raduat(?:e|ion) in(?=\s\p{L})|[Tt]hird[- ]level degree|[Dd]egree[- ]level (?:education|qualification)|[Ee]ducated to degree level|[Dd]egree(?=(?: \([^()]*\))?(?:,| \()? ?(?:in )?any (?:discipline|subject|field)))(?!\p{L})/u,
  ],
  [
    "secondary",
    /matric|certificate|grade 12|leaving|level|1[02]th/iu,
    /(?<!\p{L})(?:[Mm]atric(?:ulation)?(?: certificate| exemption)?(?:\s?\/\s?[Gg]rade 12(?: certificate)?)?|(?:[Nn]ational )?[Ss]enior [Cc]ertificate|(?<=^(?:[Mm]inimum |[Aa]t least )?)[Gg]rade 12(?=$|[,.]| (?:certificate|diploma|education|pass|or equivalent|\(matric))|[Ll]eaving [Cc]ert(?:ificate)?|(?<!\b(?:[Tt]each|[Tt]utor|[Uu]p to|[Pp]upils|[Ss]tudents).*)(?:GCE )?['‘]?[OA]['’]?[- ][Ll]evel(?:s|(?=$|[,.]| (?:or equivalent|standard|education|qualifications?)))(?!,? (?:in |or )?(?:\p{Lu}|[a-z]+ (?:at|grade)))|(?:10|12)th (?:pass(?:ed)?|standard|std))(?!\p{L})/u,
  ],
];

function overlap(one: NamedDegree, other: NamedDegree): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The studies that a demand asks for, highest first: degrees by their names, and what only postings say. */
export function askedDegrees(text: string): NamedDegree[] {
  const named = degreesIn(text);
  const own = asked
    .flatMap(([rung, hint, pattern]) => {
      // Most clauses say nothing of studies, and the whole pattern is dear.
      const found = hint.test(text) ? pattern.exec(text) : null;
      return found === null
        ? []
        : [{ rung, start: found.index, end: found.index + found[0].length }];
    })
    // "Master's degree in any field" is no degree of whatever kind.
    .filter((one) => !named.some((other) => other.start < one.start && overlap(one, other)));
  return [...named.filter((one) => !own.some((other) => overlap(one, other))), ...own];
}
