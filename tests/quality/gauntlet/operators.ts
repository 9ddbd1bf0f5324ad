/** What one operator makes of an honest sentence; an empty list where it finds nothing to change. */
export interface Operator {
  readonly name: string;
  readonly apply: (text: string) => string[];
}

function replaceEach(text: string, pattern: RegExp, make: (found: string) => string[]): string[] {
  return [...text.matchAll(pattern)].flatMap((found) =>
    make(found[0]).map(
      (other) => text.slice(0, found.index) + other + text.slice(found.index + found[0].length),
    ),
  );
}

function withoutStop(text: string): string {
  return text.replace(/[.\s]+$/, "");
}

function behind(tails: readonly string[]): (text: string) => string[] {
  return (text) => tails.map((tail) => `${withoutStop(text)}${tail}`);
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const opener = /^(\p{Lu}\p{L}+(?:ed|t|d|n|ew|ote|an|e|ew))\b(?= )/gu;

/** Openers of those who are in charge; one of them for another is no lie. */
const ranks = ["Led", "Directed", "Spearheaded", "Architected", "Headed", "Championed"];

const months = ["day", "week", "month", "year", "shift", "hour", "quarter"];

const levels = ["native", "fluent", "expert", "advanced"];

/** Number words up to twelve, for changes between neighbours. */
const words = "two three four five six seven eight nine ten eleven twelve".split(" ");

function digitsOf(found: string): string[] {
  const value = Number(found.replaceAll(",", ""));
  const turned = found.split("").toReversed().join("");
  return [String(value * 10), String(value + 7), ...(turned === found ? [] : [turned])].filter(
    (other) => !other.startsWith("0"),
  );
}

/** Single edits that turn a true sentence into a false one. */
export const operators: readonly Operator[] = [
  {
    name: "number",
    apply: (text) =>
      replaceEach(text, /(?<![\d.,\p{L}-])\d(?:[\d,]*\d)?(?![\d.,]*\d|\p{L})/gu, digitsOf),
  },
  {
    name: "number word",
    apply: (text) =>
      replaceEach(text, new RegExp(`\\b(?:${words.join("|")})\\b`, "gi"), (found) => {
        const at = words.indexOf(found.toLowerCase());
        return [words[(at + 5) % words.length] ?? "", "forty"];
      }),
  },
  {
    name: "period",
    apply: (text) =>
      replaceEach(
        text,
        /(?<=\b(?:per|a|each|every) )(?:day|week|month|year|shift|hour)\b/gi,
        (found) => months.filter((other) => other !== found.toLowerCase()).slice(0, 3),
      ),
  },
  {
    name: "frequency",
    apply: (text) =>
      replaceEach(text, /\b(?:daily|weekly|monthly)\b/g, (found) =>
        ["daily", "weekly", "monthly"].filter((other) => other !== found),
      ),
  },
  {
    name: "percent to money",
    apply: (text) => replaceEach(text, /\d+(?:\.\d+)?%/g, (found) => [`$${found.slice(0, -1)}`]),
  },
  {
    name: "magnitude",
    apply: (text) =>
      replaceEach(text, /(?<=[$£€]\d[\d,.]*)(?:K|k|M|m)?\b/g, (found) =>
        /^m$/i.test(found) ? ["B"] : ["M"],
      ),
  },
  {
    name: "verb rank",
    apply: (text) =>
      replaceEach(text, opener, (found) => (ranks.includes(found) ? [] : ranks)).slice(0, 6),
  },
  {
    name: "hedge",
    apply: (text) =>
      [
        text.replace(
          /^(?:Helped(?: to)?|Assisted (?:in|with)|Contributed to|Supported) (?=\p{Ll})/u,
          "Led ",
        ),
        text.replace(/^(?:Co-)(\p{Ll})/u, (_, first: string) => first.toUpperCase()),
        text.replace(
          /^Worked with [^,]+? to (\p{Ll}\p{L}+)/u,
          (_, verb: string) => `Led efforts to ${verb}`,
        ),
      ].filter((other) => other !== text),
  },
  {
    name: "scope",
    apply: (text) => [
      ...behind([
        " single-handedly",
        " across the entire company",
        " nationwide",
        " from scratch",
        " across all locations",
        " with zero errors",
      ])(text),
      ...replaceEach(text, opener, (found) => [`Independently ${found.toLowerCase()}`]),
    ],
  },
  {
    name: "outcome",
    apply: behind([
      ", increasing revenue",
      ", cutting costs by 30%",
      ", resulting in higher customer satisfaction",
      " and saved $50,000",
      ", improving efficiency",
      ", earning a company award",
      ", which reduced turnover",
    ]),
  },
  {
    name: "tool",
    apply: behind([
      " using SAP",
      " with Tableau",
      " in Salesforce",
      " using Kubernetes",
      " with AutoCAD",
      " in Epic",
      " using Python and SQL",
    ]),
  },
  { name: "employer", apply: behind([" at Google", " for Deloitte", " at Crestmont Partners"]) },
  {
    name: "addition",
    apply: behind([
      " and managed the annual budget",
      " and trained 12 new hires",
      " and negotiated vendor contracts",
      " and supervised a team of five",
    ]),
  },
  {
    name: "absolute",
    apply: (text) => [
      `Consistently ${lowerFirst(text)}`,
      `Always ${lowerFirst(text)}`,
      `${withoutStop(text)} every time`,
    ],
  },
  {
    name: "negation",
    apply: (text) =>
      [
        text.replace(/\bno (?=\p{Ll})/u, "few "),
        text.replace(/\bwithout\b/u, "with"),
        text.replace(/\bnon-(?=\p{Ll})/u, ""),
      ].filter((other) => other !== text),
  },
  {
    name: "direction",
    apply: (text) =>
      replaceEach(text, /\b(?:[Rr]educed|[Cc]ut|[Ll]owered|[Rr]educing)\b/g, () => [
        "increased",
      ]).concat(
        replaceEach(text, /\b(?:[Ii]ncreased|[Rr]aised|[Gg]rew|[Ll]ifted)\b/g, () => ["reduced"]),
      ),
  },
  {
    name: "change turned",
    apply: (text) => {
      const other = text.replace(/from (\S+) to (\S+)/u, "from $2 to $1");
      return other === text ? [] : [other];
    },
  },
  {
    name: "level",
    apply: (text) =>
      replaceEach(text, /\b(?:basic|conversational|intermediate|beginner)\b/gi, () => levels),
  },
  {
    name: "degree",
    apply: (text) =>
      replaceEach(text, /\bB\.?[AS]\.?(?=[ ,])|\bbachelor's\b|\bBachelor of\b/g, (found) =>
        found.startsWith("B.") || found === "BA" || found === "BS"
          ? ["M.B.A.", "Ph.D."]
          : [found.startsWith("b") ? "doctorate" : "Doctor of"],
      ),
  },
  {
    name: "status",
    apply: (text) =>
      [
        text.replace(
          /\s*(?:\(in progress\)|, expected [^,]+|, expired \d+|\bcandidate\b|\bcurrently (?:completing|pursuing|learning) )/u,
          " ",
        ),
      ].filter((other) => other !== text),
  },
  {
    name: "years",
    apply: (text) =>
      replaceEach(
        text,
        /(?<=\b)(?:\d+|two|three|four|five|six|seven|eight|nine)(?= years)/g,
        () => ["17", "twenty-two"],
      ),
  },
  {
    name: "date",
    apply: (text) =>
      replaceEach(text, /\b20[012]\d\b/g, (found) => [
        String(Number(found) - 3),
        String(Number(found) + 2),
      ]),
  },
  {
    name: "title",
    apply: (text) =>
      replaceEach(
        text,
        /^(?=(?:\p{Lu}?\p{L}+ ){0,3}(?:technician|supervisor|accountant|analyst|designer|agent|welder|teacher|secretary|electrician|manager|representative)\b)/giu,
        () => ["Senior ", "Lead ", "Chief ", "Principal "],
      ),
  },
];
