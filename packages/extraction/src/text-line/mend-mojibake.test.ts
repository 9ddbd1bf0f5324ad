import { timeLimit } from "@savile/testing";
import { expect, test } from "vitest";
import { mojibakeMender } from "./mend-mojibake.ts";

function mended(...texts: string[]): string[] {
  return texts.map(mojibakeMender(texts));
}

test("marks, dashes and separators of a file get their own sign again", () => {
  expect(mended("â€¢ Cooked", "2019 â€“ 2021", "Leeds Â· York", "â–ª Served")).toEqual([
    "• Cooked",
    "2019 – 2021",
    "Leeds · York",
    "▪ Served",
  ]);
});

test("accents and signs outside of Europe are mended with them", () => {
  expect(mended("ConsejerÃ­a", "MÃ¼nchen", "Å¡koda", "ðŸ“ž 555", "ï‚· Led")).toEqual([
    "Consejería",
    "München",
    "škoda",
    "📞 555",
    "\uf0b7 Led",
  ]);
});

test("a sign whose last byte was lost is known by the others", () => {
  expect(mended("â€œBestâ€", "voilÃ  Â·", "â—\ufffd Served", "2019Â – 2021")).toEqual([
    "“Best”",
    "voilà  ·",
    "● Served",
    "2019 – 2021",
  ]);
});

test("what is no sign in UTF-8 stays, in a mended file too", () => {
  expect(mended("â€¢ a", "â€¢ b", "Âge", "SÃO PAULO", "CAFÉ “Rose”")).toEqual([
    "• a",
    "• b",
    "Âge",
    "SÃO PAULO",
    "CAFÉ “Rose”",
  ]);
});

test("one sequence alone may be meant", () => {
  expect(mended("the bytes â€¢ are a bullet", "2019 – 2021")).toEqual([
    "the bytes â€¢ are a bullet",
    "2019 – 2021",
  ]);
});

test.each(["CAFÉ… QUALITÉ’ MARCHÉ” MENÜ–", "IRMÃ – MAÇÃ", "Â Ã â ï"])(
  "%s is no mojibake",
  (text) => {
    expect(mended(text, text)).toEqual([text, text]);
  },
);

test("a long text of such letters is read in little time", () => {
  const start = performance.now();
  mended("â€".repeat(100_000), "Ã".repeat(100_000));
  expect(performance.now() - start).toBeLessThan(timeLimit(1500));
});
