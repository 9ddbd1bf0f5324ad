import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Document, Font, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import type { DocumentProps } from "@react-pdf/renderer";
import { createElement } from "react";
import type { ReactElement } from "react";
import type { MeasuredEngine } from "./engine.ts";
import { twoPages } from "./sample-resume.ts";

const require = createRequire(import.meta.url);

function registerFonts(): void {
  const family = dirname(require.resolve("@expo-google-fonts/source-sans-3/package.json"));
  Font.register({
    family: "Source Sans 3",
    fonts: [
      { src: join(family, "400Regular", "SourceSans3_400Regular.ttf"), fontWeight: 400 },
      { src: join(family, "700Bold", "SourceSans3_700Bold.ttf"), fontWeight: 700 },
    ],
  });
  Font.registerHyphenationCallback((word) => [word]);
}

function line(text: string, fontSize = 10, fontWeight = 400): ReactElement {
  const style = { fontSize, fontWeight, lineHeight: 1.3, marginTop: 2 };
  return createElement(Text, { style }, text);
}

function documentOf(turn: number): ReactElement<DocumentProps> {
  const resume = twoPages(turn);
  const jobs = resume.experience.flatMap((job) => [
    createElement(
      View,
      { style: { flexDirection: "row", justifyContent: "space-between" } },
      line(job.title, 10.5, 700),
      line(job.dates.text),
    ),
    line(`${job.company} · ${job.location}`),
    ...job.bullets.map(({ text }) => line(`• ${text}`)),
  ]);
  const style = { fontFamily: "Source Sans 3", padding: "50 58" };
  return createElement(
    Document,
    { title: resume.name, author: resume.name, language: "en" },
    createElement(
      Page,
      { size: "LETTER", style },
      line(resume.name, 25, 700),
      line(resume.headline, 12),
      line(`${resume.contact.email} · ${resume.contact.location}`),
      line("Summary", 12, 700),
      line(resume.summary),
      line("Experience", 12, 700),
      ...jobs,
    ),
  );
}

/** The library that most resume builders print with. */
export async function openReactPdf(): Promise<MeasuredEngine> {
  registerFonts();
  return {
    make: (turn) => renderToBuffer(documentOf(turn)),
    pids: () => [],
    close: () => Promise.resolve(),
  };
}
