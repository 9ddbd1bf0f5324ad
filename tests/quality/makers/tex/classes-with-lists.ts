import { article, itemize, joined, tex, where } from "./tex-class.ts";
import type { TexClass } from "./tex-class.ts";
import type { TexEntry, TexPerson } from "./tex-person.ts";

const encoded = String.raw`\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage{lmodern}`;

/** A section of a resume as labels with their texts. */
type Rows = readonly (readonly [string, string])[];

/** "Title, Firm, Place" with what stands below it. */
function inOneText(one: TexEntry): string {
  const head = joined(", ", `\\textbf{${one.title}}`, one.firm, one.place);
  return tex(`${head}.`, one.summary, itemize(one.lines));
}

function sectionsOf(p: TexPerson): (readonly [string, Rows])[] {
  const sections: (readonly [string, Rows])[] = [
    ["Profile", p.summary === "" ? [] : [["", p.summary]]],
    ["Experience", p.jobs.map((one) => [one.when, inOneText(one)] as const)],
    ["Education", p.studies.map((one) => [one.when, `${one.title}, ${one.firm}`] as const)],
    ["Skills", p.skills],
    ["Languages", p.languages],
    ...p.others.map(
      ([heading, lines]) => [heading, lines.map((line) => ["", line] as const)] as const,
    ),
  ];
  return sections.filter(([, rows]) => rows.length > 0);
}

function reachedAt(p: TexPerson): string[] {
  return [p.phone, p.email, p.page, p.profile].filter((text) => text !== "");
}

/** https://ctan.org/pkg/simplecv, headings in the margin's width and labels before the text. */
const simplecv: TexClass = {
  name: "simplecv",
  file: "simplecv.cls",
  runs: 1,
  document: (p) =>
    article(
      tex(
        String.raw`\documentclass[11pt]{simplecv}`,
        encoded,
        `\\title{${p.name}}`,
        `\\leftheader{${joined(String.raw`\\`, p.label, p.place)}}`,
        `\\rightheader{${reachedAt(p).join(String.raw`\\`)}}`,
      ),
      tex(
        String.raw`\maketitle`,
        sectionsOf(p).map(([heading, rows]) =>
          tex(
            `\\section{${heading}}`,
            String.raw`\begin{topic}`,
            rows.map(([label, text]) => `\\item[${label}] ${text}`),
            String.raw`\end{topic}`,
          ),
        ),
      ),
    ),
};

/** https://ctan.org/pkg/currvita, lists with the width of their longest label. */
const currvita: TexClass = {
  name: "currvita",
  file: "currvita.sty",
  runs: 1,
  document: (p) =>
    article(
      tex(
        String.raw`\documentclass[11pt,a4paper]{article}`,
        encoded,
        String.raw`\usepackage[english]{babel}`,
        String.raw`\usepackage[margin=2.5cm]{geometry}`,
        String.raw`\usepackage[LabelsAligned]{currvita}`,
        String.raw`\pagestyle{plain}`,
      ),
      tex(
        String.raw`\begin{cv}{Curriculum Vitae}`,
        String.raw`\begin{cvlist}{Personal Information}`,
        [p.name, p.label, p.place, ...reachedAt(p)]
          .filter((text) => text !== "")
          .map((text) => `\\item ${text}`),
        String.raw`\end{cvlist}`,
        sectionsOf(p).map(([heading, rows]) =>
          tex(
            `\\begin{cvlist}{${heading}}`,
            rows.map(([label, text]) => `\\item[${label}] ${text}`),
            String.raw`\end{cvlist}`,
          ),
        ),
        String.raw`\end{cv}`,
      ),
    ),
};

function rubricFile(index: number, heading: string, rows: Rows): string {
  return tex(
    `\\begin{filecontents*}{rubric${index}.tex}`,
    `\\begin{rubric}{${heading}}`,
    rows.map(([label, text]) => `\\entry*[${label}] ${text}`),
    String.raw`\end{rubric}`,
    String.raw`\end{filecontents*}`,
  );
}

/** https://ctan.org/pkg/curve, a table for each rubric with its heading over the text. */
const curve: TexClass = {
  name: "curve",
  file: "curve.cls",
  runs: 3,
  document: (p) => {
    const sections = sectionsOf(p);
    return tex(
      sections.map(([heading, rows], index) => rubricFile(index, heading, rows)),
      article(
        tex(
          String.raw`\documentclass[a4paper]{curve}`,
          encoded,
          String.raw`\usepackage[margin=2cm]{geometry}`,
          `\\leftheader{${joined(String.raw`\\`, `\\textbf{${p.name}}`, p.place)}}`,
          `\\rightheader{${reachedAt(p).join(String.raw`\\`)}}`,
          `\\title{${p.label === "" ? "Resume" : p.label}}`,
        ),
        tex(
          String.raw`\makeheaders[t]`,
          String.raw`\maketitle`,
          sections.map((_, index) => `\\makerubric{rubric${index}}`),
        ),
      ),
    );
  },
};

function ecvRows([heading, rows]: readonly [string, Rows]): string {
  return tex(
    `\\ecvBreakSection{${heading}}`,
    rows.map(([label, text]) => `\\ecvEPR{${label}}{${text}}`),
  );
}

/** Its columns are cells of a table, where a list of the document cannot stand. */
function ecvJob(one: TexEntry): string {
  return tex(
    `\\ecvEFR{${one.when}}{\\textbf{${one.title}}}`,
    `\\ecvOVR{${joined(", ", one.firm, one.place)}}`,
    where(one.summary, (text) => `\\ecvOVR{${text}}`),
    one.lines.map((line) => `\\ecvOVR{\\ecvBulleted{${line}}}`),
  );
}

/** https://ctan.org/pkg/ecv, one long table with labels at the right of its first column. */
const ecv: TexClass = {
  name: "ecv",
  file: "ecv.cls",
  runs: 3,
  document: (p) =>
    article(
      tex(String.raw`\documentclass[empty,english]{ecv}`, `\\ecvName{${p.name}}`),
      tex(
        String.raw`\begin{ecv}`,
        String.raw`\ecvSec{Personal Details}`,
        ecvContact(p).map(([label, text]) => `\\ecvEPR{${label}}{${text}}`),
        sectionsOf(p).map((section) =>
          section[0] === "Experience"
            ? tex(String.raw`\ecvBreakSection{Experience}`, p.jobs.map(ecvJob))
            : ecvRows(section),
        ),
        String.raw`\end{ecv}`,
      ),
    ),
};

function ecvContact(p: TexPerson): Rows {
  const rows: Rows = [
    ["Name", p.name],
    ["Address", p.place],
    ["Phone", p.phone],
    ["E-Mail", p.email],
    ["Web", joined(", ", p.page, p.profile)],
  ];
  return rows.filter(([, text]) => text !== "");
}

/** Classes whose author writes an entry as a text behind a label. */
export const classesWithLists: readonly TexClass[] = [simplecv, currvita, curve, ecv];
