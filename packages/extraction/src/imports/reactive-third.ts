import { objectOf, objectsAt, textAt, textsAt } from "./read-values.ts";
import { periodBetween, stated } from "./resume-data.ts";
import type { Json } from "./resume-data.ts";
import { ofMarkdown } from "./rich-text.ts";

/** Whether a section is one of the third generation: it says of what kind it is. */
function isTyped(section: Json): boolean {
  return textAt(section, "type") !== "" && Array.isArray(section["items"]);
}

/** Whether a file of Reactive Resume is of its third generation. */
export function isThirdGeneration(json: Json): boolean {
  const sections = Object.values(objectOf(json["sections"])).map(objectOf);
  return sections.length > 0 && sections.every(isTyped);
}

/** How much of a day is shown: the file stores days for people who chose to show months or years. */
function shownLength(json: Json): number {
  const format = textAt(objectOf(objectOf(json["metadata"])["date"]), "format") || "MMMM YYYY";
  if (/D|L/u.test(format)) return "YYYY-MM-DD".length;
  return format.includes("M") ? "YYYY-MM".length : "YYYY".length;
}

/** A text with marks of Markdown as plain lines. */
function plainLines(markdown: string): string {
  return markdown
    .split(/\r?\n/u)
    .map((row) => {
      const mark = /^\s*(?:[*+-]|\d{1,2}[.)])\s+/u.exec(row)?.[0] ?? "";
      const { text } = ofMarkdown(row.slice(mark.length).replace(/^\s*(?:#{1,6}|>)\s+/u, ""));
      return mark === "" ? text : `- ${text}`;
    })
    .join("\n");
}

function linksIn(markdown: string): string[] {
  return markdown.split(/\r?\n/u).flatMap((row) => ofMarkdown(row).links);
}

/**
 * The day of a date that is stored as a moment: midnight of where its person was, which is the evening before in
 * Greenwich where that lies east of it.
 */
function dayOf(text: string): string {
  const [, hour] = /T(\d\d):(?:00|15|30|45):00(?:\.0+)?Z$/u.exec(text) ?? [];
  const moment = Date.parse(text);
  const isEvening = Number(hour) > 12 && !Number.isNaN(moment);
  return isEvening ? new Date(moment + 86_400_000).toISOString() : text;
}

/** The dates of an item in one text: a day, or a range of which a missing end means that it goes on. */
function periodIn(date: unknown, length: number): string {
  const shown = (text: string): string =>
    /^\d{4}-\d\d-\d\d(?:T|$)/u.test(text) ? dayOf(text).slice(0, length) : text;
  if (typeof date === "string") return shown(date);
  const { start, end } = objectOf(date);
  const [from, to] = [start, end].map((text) => shown(textAt({ text }, "text")));
  return periodBetween(from ?? "", to ?? "", true).text;
}

/** What an item says in the keys of the later generations. */
function laterItem(item: Json, type: string, length: number): Json {
  const { summary, url, date, courses, relationship, level, subtitle, ...rest } = item;
  const told = textAt({ summary }, "summary");
  const lines = [plainLines(told), ...textsAt({ courses }, "courses").map((one) => `- ${one}`)];
  const own = type === "custom" ? { name: item["title"], title: "", organization: subtitle } : {};
  return {
    ...rest,
    ...stated({
      company: type === "experience" ? item["name"] : "",
      position: textAt(item, "position") || relationship,
      fluency: level,
      date: periodIn(date, length),
      links: linksIn(told),
    }),
    ...own,
    url: { href: url },
    summary: lines.filter((line) => line !== "").join("\n"),
  };
}

/** Names of the sections that every file of the generation has; `work` is called otherwise later. */
const common = new Set(
  "awards certifications education interests languages projects publications references skills volunteer work".split(
    " ",
  ),
);

function laterName(name: string): string {
  return name === "work" ? "experience" : name;
}

/** A section with its items; one of the person's own says as its type of what kind it is a second one. */
function laterSection(name: string, value: unknown, length: number): Json {
  const section = objectOf(value);
  const type = laterName(common.has(name) ? name : textAt(section, "type"));
  const items = objectsAt(section, "items").map((item) => laterItem(item, type, length));
  return { ...section, type, items };
}

/** Where somebody lives, in one text. */
function placeOf(location: Json): string {
  const town = [textAt(location, "postalCode"), textAt(location, "city")].filter(Boolean).join(" ");
  return [
    textAt(location, "address"),
    town,
    textAt(location, "region"),
    textAt(location, "country"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The same content in the shape of the fourth generation, whose texts, places and dates are plainer. */
export function ofThirdGeneration(json: Json): Json {
  const length = shownLength(json);
  const basics = objectOf(json["basics"]);
  const { summary, website, profiles, location, photo: _photo, ...head } = basics;
  const entries = Object.entries(objectOf(json["sections"])).map(
    ([name, section]) => [name, laterSection(name, section, length)] as const,
  );
  const told = textAt({ summary }, "summary");
  const pages = objectsAt({ profiles }, "profiles");
  return {
    basics: { ...head, location: placeOf(objectOf(location)), url: { href: website } },
    summary: { content: plainLines(told), links: linksIn(told) },
    sections: {
      ...Object.fromEntries(
        entries
          .filter(([name]) => common.has(name))
          .map(([name, section]) => [laterName(name), section]),
      ),
      profiles: { items: pages.map((page) => ({ ...page, url: { href: page["url"] } })) },
    },
    customSections: entries.filter(([name]) => !common.has(name)).map(([, section]) => section),
  };
}
