/** Degrees in order; a higher one contains the lower ones. */
export const degreeRungs = ["secondary", "associate", "bachelor", "master", "doctorate"] as const;
export type DegreeRung = (typeof degreeRungs)[number];

const patterns: readonly (readonly [DegreeRung, RegExp])[] = [
  [
    "doctorate",
    /\b(?:ph\.?\s?d\.?|doctora(?:te|l)|doctor of|j\.?d\.?(?=\b(?! edwards))|juris doctor|m\.d\.|ed\.?d|pharm\.?d|dnp|dvm|dr\.-ing\.?)(?![\p{L}])/iu,
  ],
  [
    "master",
    /\b(?:master(?:'s|s)?(?: of| in| degree|'s degree)|master's|masters degree|m\.?sc\.?|m\.?b\.?a\.?|m\.ed|m\.a\.|m\.s\.|m\.eng|msn|mfa|mph|msw|mlis|mls|mpa|mha|mpp|mdiv|llm)(?![\p{L}])|\bM[AS](?=\s(?:in|degree)\b|\s\(hon(?:ou?r)?s)/iu,
  ],
  [
    "bachelor",
    /\b(?:bachelor(?:'s|s)?(?: of| in| degree)?|baccalaureate|b\.?sc\.?(?!\w)|b\.?eng|b\.ed|b\.a\.|b\.s\.|bsn|bsw|bba|bfa|undergraduate degree|(?:(?:relevant|related|science|technical|engineering|business|undergraduate|college|university|first|honours) )?degree(?= (?:in|program in)\b)|university degree|science degree|degree program|college degree|four[- ]year degree|4[- ]year degree|b\.?com|llb|bmid|bnurs|bmus|bvsc|bvetmed|bds|mbbs|mbchb|barch)(?![\p{L}])|\bB[AS](?=\s(?:in|degree|\/|\(hon(?:ou?r)?s)|,|$)/iu,
  ],
  [
    "associate",
    /\b(?:associate(?:'s|s)? (?:degree|of|in)|associates? degree|two[- ]year degree|2[- ]year degree|a\.a\.s?|adn)(?![\p{L}])/iu,
  ],
  [
    "secondary",
    /\b(?:high[- ]school (?:diploma|graduation|graduate|degree|education)|ged|secondary school|high school|a[- ]levels|gcse)(?![\p{L}])/iu,
  ],
];

/** Short forms of engineers and technologists; beside a degree that is written out they only name it again. */
const shortForms: typeof patterns = [
  ["master", /(?<![\p{L}.])(?:m\.\s?e\.|m\.?\s?tech)(?![\p{L}])/iu],
  ["bachelor", /(?<![\p{L}.])(?:b\.\s?e\.|b\.?\s?tech)(?![\p{L}])/iu],
];

export interface NamedDegree {
  readonly rung: DegreeRung;
  readonly start: number;
  readonly end: number;
}

function degreesBy(all: typeof patterns, text: string): NamedDegree[] {
  return all.flatMap(([rung, pattern]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [{ rung, start: found.index, end: found.index + found[0].length }];
  });
}

/** The degrees that a text names, highest first. */
export function degreesIn(text: string): NamedDegree[] {
  const named = degreesBy(patterns, text);
  const degrees = named.length > 0 ? named : degreesBy(shortForms, text);
  // "Master's degree in Reading" names one degree.
  return degrees.filter(
    (degree) =>
      !degrees.some(
        (other) => other !== degree && other.start < degree.start && degree.start - other.end <= 2,
      ),
  );
}

/** How far one degree stands above another; negative when it is lower. */
export function degreeDistance(held: DegreeRung, asked: DegreeRung): number {
  return degreeRungs.indexOf(held) - degreeRungs.indexOf(asked);
}
