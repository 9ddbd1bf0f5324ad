import { article, itemize, joined, paragraphs, tex, where } from "./tex-class.ts";
import type { TexClass } from "./tex-class.ts";
import type { TexEntry, TexPerson } from "./tex-person.ts";

const encoded = String.raw`\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}`;
const withFonts = tex(encoded, String.raw`\usepackage{lmodern}`);

const looks = ["classic", "casual", "banking", "oldstyle"] as const;

function moderncvEntry(one: TexEntry): string {
  const body = tex(one.summary, itemize(one.lines));
  return `\\cventry{${one.when}}{${one.title}}{${one.firm}}{${one.place}}{}{${body}}`;
}

/** https://ctan.org/pkg/moderncv, in four of its looks. */
const moderncv: TexClass = {
  name: "moderncv",
  file: "moderncv.cls",
  runs: 2,
  document: (p: TexPerson) =>
    article(
      tex(
        String.raw`\documentclass[11pt,a4paper,sans]{moderncv}`,
        `\\moderncvstyle{${looks[p.index % looks.length]}}`,
        String.raw`\moderncvcolor{blue}`,
        withFonts,
        String.raw`\usepackage[scale=0.75]{geometry}`,
        `\\name{${p.given}}{${p.family}}`,
        where(p.label, (text) => `\\title{${text}}`),
        `\\address{${p.place}}{}{}`,
        `\\phone[mobile]{${p.phone}}`,
        `\\email{${p.email}}`,
        where(p.page, (text) => `\\homepage{${text}}`),
        where(p.handle, (text) => `\\social[linkedin]{${text}}`),
      ),
      tex(
        String.raw`\makecvtitle`,
        where(p.summary, (text) => `\\section{Profile}\n\\cvitem{}{${text}}`),
        String.raw`\section{Experience}`,
        p.jobs.map(moderncvEntry),
        String.raw`\section{Education}`,
        p.studies.map(moderncvEntry),
        String.raw`\section{Skills}`,
        p.skills.map(([label, text]) => `\\cvitem{${label}}{${text}}`),
        where(p.languages.length === 0 ? "" : "Languages", (text) => `\\section{${text}}`),
        p.languages.map(([label, text]) => `\\cvitemwithcomment{${label}}{${text}}{}`),
        p.others.flatMap(([heading, lines]) => [
          `\\section{${heading}}`,
          ...lines.map((line) => `\\cvlistitem{${line}}`),
        ]),
      ),
    ),
};

function europecvJob(one: TexEntry): string {
  return tex(
    `\\ecvitem{Dates}{\\textbf{${one.when}}}`,
    `\\ecvitem{Occupation or position held}{${one.title}}`,
    where(
      joined(" ", one.summary, itemize(one.lines)),
      (text) => `\\ecvitem{Main activities}{${text}}`,
    ),
    `\\ecvitem[10pt]{Name and address of employer}{${joined(", ", one.firm, one.place)}}`,
  );
}

function europecvStudy(one: TexEntry): string {
  return tex(
    `\\ecvitem{Dates}{\\textbf{${one.when}}}`,
    `\\ecvitem{Title of qualification awarded}{${one.title}}`,
    `\\ecvitem[10pt]{Name of organisation}{${one.firm}}`,
  );
}

/** https://ctan.org/pkg/europecv, the form of the year 2002. */
const europecv: TexClass = {
  name: "europecv",
  file: "europecv.cls",
  runs: 2,
  document: (p: TexPerson) =>
    article(
      tex(
        String.raw`\documentclass[helvetica,narrow,nologo,english,a4paper]{europecv}`,
        encoded,
        String.raw`\usepackage{graphicx,hyperref}`,
        String.raw`\usepackage[a4paper,top=1.2cm,left=1.2cm,right=1.2cm,bottom=2.5cm]{geometry}`,
        String.raw`\usepackage[english]{babel}`,
        `\\ecvname{${p.name}}`,
        `\\ecvaddress{${p.place}}`,
        `\\ecvtelephone{${p.phone}}`,
        `\\ecvemail{${p.email}}`,
        where(joined(", ", p.page, p.profile), (text) => `\\ecvhomepage{${text}}`),
      ),
      tex(
        String.raw`\begin{europecv}`,
        String.raw`\ecvpersonalinfo[20pt]`,
        where(
          p.label,
          (text) =>
            `\\ecvitem[10pt]{\\large\\textbf{Occupational field}}{\\large\\textbf{${text}}}`,
        ),
        String.raw`\ecvsection{Work experience}`,
        p.jobs.map(europecvJob),
        String.raw`\ecvsection{Education and training}`,
        p.studies.map(europecvStudy),
        String.raw`\ecvsection{Personal skills and competences}`,
        p.skills.map(([label, text]) => `\\ecvitem{${label}}{${text}}`),
        p.languages.map(([label, text]) => `\\ecvitem{${label}}{${text}}`),
        p.others.map(([heading, lines]) => `\\ecvitem{${heading}}{${lines.join("; ")}}`),
        String.raw`\end{europecv}`,
      ),
    ),
};

function europassEntry(one: TexEntry): string {
  return tex(
    `\\ecvtitle{${one.when}}{${one.title}}`,
    `\\ecvitem{}{${joined(", ", one.firm, one.place)}}`,
    where(one.summary, (text) => `\\ecvitem{}{${text}}`),
    where(itemize(one.lines, "ecvitemize"), (text) => `\\ecvitem{}{\n${text}\n}`),
  );
}

/** https://ctan.org/pkg/europasscv, the form of the year 2013. */
const europasscv: TexClass = {
  name: "europasscv",
  file: "europasscv.cls",
  runs: 2,
  document: (p: TexPerson) =>
    article(
      tex(
        String.raw`\documentclass[english,a4paper]{europasscv}`,
        String.raw`\usepackage[english]{babel}`,
        `\\ecvname{${p.name}}`,
        `\\ecvaddress{${p.place}}`,
        `\\ecvmobile{${p.phone}}`,
        `\\ecvemail{${p.email}}`,
        where(p.page, (text) => `\\ecvhomepage{${text}}`),
        where(p.profile, (text) => `\\ecvlinkedinpage{${text}}`),
      ),
      tex(
        String.raw`\begin{europasscv}`,
        String.raw`\ecvpersonalinfo`,
        where(p.summary, (text) => `\\ecvbigitem{Personal statement}{${text}}`),
        String.raw`\ecvsection{Work experience}`,
        p.jobs.map(europassEntry),
        String.raw`\ecvsection{Education and training}`,
        p.studies.map(europassEntry),
        String.raw`\ecvsection{Personal skills}`,
        p.skills.map(([label, text]) => `\\ecvblueitem{${label}}{${text}}`),
        p.languages.map(([label, text]) => `\\ecvblueitem{${label}}{${text}}`),
        p.others.map(
          ([heading, lines]) => `\\ecvblueitem{${heading}}{${itemize(lines, "ecvitemize")}}`,
        ),
        String.raw`\end{europasscv}`,
      ),
    ),
};

function tucvJob(one: TexEntry): string {
  const body = tex(one.summary, itemize(one.lines));
  return paragraphs([
    `\\resemployer{${joined(", ", one.firm, one.place)}}{}`,
    `\\resjob[${body}]{${one.title}}{${one.start}}{${one.end}}`,
  ]);
}

function tucvStudy(one: TexEntry): string {
  return paragraphs([`\\resschool{${one.firm}}{${one.when}}`, `\\ressubentry{${one.title}}{}`]);
}

function tucvSection(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : paragraphs([`\\resheading{${heading}}`, ...lines]);
}

/** https://ctan.org/pkg/tucv, grey bars over tables of two columns. */
const tucv: TexClass = {
  name: "tucv",
  file: "tucv.sty",
  runs: 1,
  document: (p: TexPerson) =>
    article(
      tex(
        String.raw`\documentclass[10pt]{article}`,
        withFonts,
        String.raw`\usepackage[margin=2cm]{geometry}`,
        String.raw`\usepackage{xparse,xcolor,hyperref,tucv}`,
        String.raw`\pagestyle{empty}\setlength{\parindent}{0pt}`,
      ),
      paragraphs([
        `{\\LARGE\\textbf{${p.name}}}\\hfill ${p.phone}`,
        `${joined(" -- ", p.label, p.place)}\\hfill ${p.email}`,
        where(joined(", ", p.page, p.profile), (text) => `\\mbox{}\\hfill ${text}`),
        String.raw`\bigskip`,
        tucvSection("Objective", p.summary === "" ? [] : [`\\resentrysinglecol{${p.summary}}`]),
        tucvSection("Experience", p.jobs.map(tucvJob)),
        tucvSection("Education", p.studies.map(tucvStudy)),
        tucvSection(
          "Skills",
          p.skills.map(([label, text]) => `\\resdesc{${label}}{${text}}`),
        ),
        tucvSection(
          "Languages",
          p.languages.map(([label, text]) => `\\resdesc{${label}}{${text}}`),
        ),
        ...p.others.map(([heading, lines]) =>
          tucvSection(
            heading,
            lines.map((line) => `\\resentrysinglecol{${line}}`),
          ),
        ),
      ]),
    ),
};

/** Classes that have a command for each part of an entry. */
export const classesWithCommands: readonly TexClass[] = [moderncv, europecv, europasscv, tucv];
