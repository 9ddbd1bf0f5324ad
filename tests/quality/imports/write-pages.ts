import { strToU8, zipSync } from "fflate";
import type { Person } from "./person.ts";

/** A line of a page that a person writes by hand: a heading, an element of a list or a plain one. */
interface Row {
  readonly kind: "title" | "heading" | "entry" | "text" | "item";
  readonly text: string;
}

const english = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
];

function shown(date: string): string {
  if (date === "present") return "Present";
  const [year = "", month = "1"] = date.split("-");
  return `${english[Number(month) - 1]} ${year}`;
}

const dated = ({ start, end }: { start: string; end: string }): Row => ({
  kind: "text",
  text: `${shown(start)} – ${shown(end)}`,
});

function rowsOf(person: Person): Row[] {
  const { first, last, headline, email, phone, place, site } = person;
  return [
    { kind: "title", text: `${first} ${last}` },
    { kind: "text", text: headline },
    { kind: "text", text: [email, phone, place, site].join(" | ") },
    { kind: "heading", text: "Summary" },
    { kind: "text", text: person.summary },
    { kind: "heading", text: "Experience" },
    ...person.jobs.flatMap((job): Row[] => [
      { kind: "entry", text: `${job.title}, ${job.employer}` },
      dated(job),
      { kind: "text", text: job.told },
      ...job.points.map((text): Row => ({ kind: "item", text })),
    ]),
    { kind: "heading", text: "Education" },
    ...person.studies.flatMap((study): Row[] => [
      { kind: "entry", text: `${study.degree}, ${study.school}` },
      dated(study),
    ]),
    { kind: "heading", text: "Skills" },
    ...person.skills.map((text): Row => ({ kind: "item", text })),
    { kind: "heading", text: "Languages" },
    ...person.languages.map(({ name, level }): Row => ({
      kind: "item",
      text: `${name} (${level})`,
    })),
  ];
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A page of Markdown with a head, a comment and a block of code that say nothing of the person. */
export function writeMarkdown(person: Person): Uint8Array {
  const marks = { title: "# ", heading: "\n## ", entry: "\n### ", text: "", item: "- " };
  const lines = rowsOf(person).map(({ kind, text }) => `${marks[kind]}${text}`);
  const head = "---\nlayout: secret\nstranger: never\n---\n";
  return strToU8(`${head}${lines.join("\n")}\n<!-- Secret -->\n\n\`\`\`\nNever\n\`\`\`\n`);
}

/** A page of HTML within its site. */
export function writeHtml(person: Person): Uint8Array {
  const tags = { title: "h1", heading: "h2", entry: "h3", text: "p", item: "li" };
  const body = rowsOf(person).map(({ kind, text }) => {
    const element = `<${tags[kind]}>${escaped(text)}</${tags[kind]}>`;
    return kind === "item" ? `<ul>${element}</ul>` : element;
  });
  return strToU8(
    `<!doctype html><html><head><meta charset="utf-8"><title>Secret</title></head><body><nav>Never</nav><main>${body.join("\n")}</main><footer>Stranger</footer><script>Never</script></body></html>`,
  );
}

/** A document of OpenDocument with a remark and hidden words. */
export function writeOdt(person: Person): Uint8Array {
  const levels = { title: 1, heading: 2, entry: 3 };
  const body = rowsOf(person).map(({ kind, text }) => {
    if (kind === "item")
      return `<text:list><text:list-item><text:p>${escaped(text)}</text:p></text:list-item></text:list>`;
    if (kind === "text")
      return `<text:p>${escaped(text)}<office:annotation>Secret</office:annotation></text:p>`;
    return `<text:h text:outline-level="${levels[kind]}">${escaped(text)}</text:h>`;
  });
  const spaces = ["office", "text", "style"]
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(" ");
  const content = `<?xml version="1.0"?><office:document-content ${spaces}><office:automatic-styles><style:style style:name="H"><style:text-properties text:display="none"/></style:style></office:automatic-styles><office:body><office:text>${body.join("")}<text:p><text:span text:style-name="H">Never</text:span></text:p></office:text></office:body></office:document-content>`;
  return zipSync({
    mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }],
    "content.xml": strToU8(content),
  });
}

function rich(text: string): string {
  return Array.from(text)
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if ("\\{}".includes(sign)) return `\\${sign}`;
      return code < 128 ? sign : `\\u${code > 32_767 ? code - 65_536 : code}?`;
    })
    .join("");
}

/** A file of rich text with hidden words and a header that is no text of it. */
export function writeRtf(person: Person): Uint8Array {
  const rows = rowsOf(person).map(({ kind, text }) => {
    if (kind === "item") return `{\\listtext\\'b7\\tab}${rich(text)}\\par`;
    if (kind === "text") return `${rich(text)}\\par`;
    return `\\par{\\b ${rich(text)}}\\par`;
  });
  return strToU8(
    `{\\rtf1\\ansi\\ansicpg1252{\\info{\\author Secret}}{\\header Stranger}\\uc1\\pard ${rows.join("\n")}{\\v Never}\\par}`,
  );
}
