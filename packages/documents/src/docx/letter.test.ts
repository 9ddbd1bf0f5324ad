import { templateIds } from "@savile/model";
import type { CoverLetter } from "@savile/model";
import { expect, test } from "vitest";
import { plainText } from "../sheet/clean-text.ts";
import { letterSheet } from "../sheet/letter-sheet.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { letterParagraphs } from "./letter.ts";
import { lookOf } from "./look.ts";
import { measuresOf, plainSetting } from "./setting.ts";
import type { TextSetting } from "./setting.ts";

function paragraphsOf(
  change: Partial<CoverLetter> = {},
  setting: Partial<TextSetting> = {},
  template: (typeof templateIds)[number] = "modern",
) {
  const look = lookOf(template);
  const page = { kind: "cover_letter", paper: "letter" } as const;
  const measures = measuresOf(look, page, { ...plainSetting, ...setting });
  const { letter } = letterSheet({ ...sampleLetter(), ...change }, plainText);
  return letter === null ? [] : letterParagraphs({ look, measures, room: 468 }, letter);
}

function textsOf(paragraphs: ReturnType<typeof paragraphsOf>) {
  return paragraphs.map(({ runs }) => runs.map((run) => ("text" in run ? run.text : "")).join(""));
}

test("a letter in Word has date, recipient, greeting, paragraphs, close and signature in order", () => {
  const letter = sampleLetter();
  expect(textsOf(paragraphsOf())).toEqual([
    letter.date,
    letter.department,
    letter.businessUnit,
    letter.company,
    letter.location,
    letter.salutation,
    ...letter.paragraphs.map(({ text }) => text),
    letter.closing,
    letter.signature,
  ]);
});

test("a letter in Word leaves out what the letter does not have", () => {
  const bare = { date: "", department: "", businessUnit: "", location: "", signature: "" };
  expect(textsOf(paragraphsOf({ ...bare, paragraphs: [] }))).toEqual([
    "Larkspur Health Network",
    "Dear Hiring Team,",
    "Sincerely,",
  ]);
});

test("a letter in Word parts neither greeting nor close from what follows", () => {
  const kept = paragraphsOf().filter(({ keepNext }) => keepNext === true);
  expect(textsOf(kept)).toEqual(["Dear Hiring Team,", "Sincerely,"]);
});

test("a letter in Word has the lines of its recipient under one another without a gap", () => {
  const before = paragraphsOf().map(({ spacing }) => Number(spacing?.before));
  const [date = 0, first = 0, ...others] = before;
  expect(Math.min(date, first)).toBeGreaterThan(0);
  expect(others.slice(0, 3)).toEqual([0, 0, 0]);
});

test.each(templateIds)("a letter in Word is set tighter where the PDF of it is: %s", (template) => {
  const spacings = (setting: Partial<TextSetting>) =>
    paragraphsOf({}, setting, template).map(({ spacing }) => [
      Number(spacing?.before),
      Number(spacing?.line),
    ]);
  const [plain, tight] = [spacings({}), spacings({ gap: 0.72, leading: 0.84, size: 0.95 })];
  tight.forEach(([before = 0, line = 0], index) => {
    expect(before).toBeLessThanOrEqual(plain[index]?.[0] ?? 0);
    expect(line).toBeLessThan(plain[index]?.[1] ?? 0);
  });
});

test("a letter in Word is signed in bold", () => {
  expect(paragraphsOf().at(-1)?.runs).toMatchObject([
    { text: "Marisol Etxeberria-Quinn", bold: true },
  ]);
});

test("points of a letter in Word hang below their mark and stand closer than paragraphs", () => {
  const texts = [
    "These are some examples.",
    "• Built two kilns",
    "• Trained six bakers",
    "Let us talk.",
  ];
  const paragraphs = texts.map((text, index) => ({ id: `p${index + 1}`, text }));
  const [intro, first, second, close] = paragraphsOf({ paragraphs }).filter((one) =>
    textsOf([one]).some((text) => texts.includes(text)),
  );
  expect([intro?.indent, close?.indent]).toEqual([undefined, undefined]);
  expect(first?.indent).toEqual(second?.indent);
  expect(first?.indent?.hanging).toBe(first?.indent?.left);
  expect(Number(second?.spacing?.before)).toBeLessThan(Number(first?.spacing?.before));
});
