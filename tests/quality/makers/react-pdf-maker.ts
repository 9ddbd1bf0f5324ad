import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Document, Link, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { DocumentProps } from "@react-pdf/renderer";
import { ok } from "@savile/model";
import type { Result } from "@savile/model";
import { createElement } from "react";
import type { ReactElement, ReactNode } from "react";
import type { JsonResume, JsonStudy, JsonWork, Person } from "./json-resume.ts";
import type { Made, Maker, MadeFile } from "./maker.ts";
import { reduceTruth } from "./reduce-truth.ts";
import { showPdf } from "./show-pdf.ts";
import { writeSpan } from "./tex/tex-person.ts";

const styles = StyleSheet.create({
  page: { flexDirection: "row", fontFamily: "Helvetica", fontSize: 10, lineHeight: 1.35 },
  side: { width: "32%", padding: 22, backgroundColor: "#eef1f5" },
  main: { width: "68%", padding: 26 },
  name: { fontSize: 22, fontFamily: "Helvetica-Bold", marginBottom: 4 },
  heading: { fontSize: 12, fontFamily: "Helvetica-Bold", marginTop: 12, marginBottom: 4 },
  row: { flexDirection: "row", justifyContent: "space-between" },
  strong: { fontFamily: "Helvetica-Bold" },
  mark: { width: 10 },
  grow: { flex: 1 },
});

function text(value: string, style?: keyof typeof styles): ReactElement {
  return createElement(Text, style === undefined ? {} : { style: styles[style] }, value);
}

function box(style: keyof typeof styles, ...children: readonly ReactNode[]): ReactElement {
  return createElement(View, { style: styles[style] }, ...children);
}

/** Nothing where there is nothing to head. */
function section(heading: string, children: readonly ReactNode[]): readonly ReactNode[] {
  return children.length === 0 ? [] : [text(heading, "heading"), ...children];
}

function spanOf({ startDate, endDate }: JsonWork | JsonStudy, index: number): string {
  return writeSpan(startDate, endDate, index % 3).when.replaceAll("--", "–");
}

function job(one: JsonWork, index: number): readonly ReactNode[] {
  const when = spanOf(one, index);
  return [
    box("row", text(one.position, "strong"), text(when)),
    text(`${one.company}, ${one.location}`),
    ...(one.summary === "" ? [] : [text(one.summary)]),
    ...one.highlights.map((line) =>
      createElement(
        View,
        { style: { flexDirection: "row" } },
        text("•", "mark"),
        text(line, "grow"),
      ),
    ),
  ];
}

function study(one: JsonStudy, index: number): readonly ReactNode[] {
  const when = spanOf(one, index);
  return [
    box("row", text([one.studyType, one.area].join(" ").trim(), "strong"), text(when)),
    text(one.institution),
  ];
}

function sideOf({ basics, skills, languages }: JsonResume): readonly ReactNode[] {
  const { city, region, postalCode } = basics.location;
  const links = [basics.url, ...basics.profiles.map((one) => one.url)].filter((url) => url !== "");
  return [
    ...section("Contact", [
      text(basics.email),
      text(basics.phone),
      text(`${city}, ${region} ${postalCode}`.trim()),
      ...links.map((url) => createElement(Link, { src: url }, url.replace(/^https?:\/\//u, ""))),
    ]),
    ...section(
      "Skills",
      skills.flatMap(({ name, keywords }) =>
        keywords.length === 0
          ? [text(name)]
          : [text(name, "strong"), ...keywords.map((one) => text(one))],
      ),
    ),
    ...section(
      "Languages",
      languages.map(({ language, fluency }) => text(`${language} (${fluency})`)),
    ),
  ];
}

function mainOf(resume: JsonResume, index: number): readonly ReactNode[] {
  const { basics, work, education, certificates, interests } = resume;
  return [
    text(basics.name, "name"),
    ...(basics.label === "" ? [] : [text(basics.label)]),
    ...section("Profile", basics.summary === "" ? [] : [text(basics.summary)]),
    ...section(
      "Work Experience",
      work.flatMap((one) => job(one, index)),
    ),
    ...section(
      "Education",
      education.flatMap((one) => study(one, index)),
    ),
    ...section(
      "Certificates",
      certificates.map(({ name, date }) => text(`${name} (${date})`)),
    ),
    ...section(
      "Interests",
      interests.length === 0 ? [] : [text(interests.map(({ name }) => name).join(", "))],
    ),
  ];
}

/** Two columns, as resume builders draw them with this library; every second one has the narrow one last. */
function documentOf({ resume }: Person, index: number): ReactElement<DocumentProps> {
  const columns = [box("side", ...sideOf(resume)), box("main", ...mainOf(resume, index))];
  return createElement(
    Document,
    { title: resume.basics.name },
    createElement(
      Page,
      { size: index % 2 === 0 ? "LETTER" : "A4", style: styles.page },
      ...(index % 2 === 0 ? columns : columns.toReversed()),
    ),
  );
}

async function fileOf(person: Person, index: number, folder: string): Promise<MadeFile> {
  const bytes = await renderToBuffer(documentOf(person, index));
  const path = join(folder, `${person.id}.pdf`);
  writeFileSync(path, bytes);
  return { name: `${person.id}.pdf`, bytes, ...reduceTruth(person, showPdf(path)) };
}

/** The library that most resume builders draw with. The look is ours: nobody publishes one by itself. */
export const reactPdfMaker: Maker = {
  name: "react-pdf",
  kind: "drawing",
  make: async ({ people }, folder): Promise<Result<Made, string>> => {
    const files: MadeFile[] = [];
    for (const [index, person] of people.entries()) files.push(await fileOf(person, index, folder));
    return ok({ files, faults: [] });
  },
};
