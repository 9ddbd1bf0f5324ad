import type { Case } from "../cases.ts";
import type { Decoration, ListStyle } from "../habits.ts";
import type { Made } from "../make-resume.ts";
import { ink } from "../sheet.ts";
import type { Item, Part } from "../sheet.ts";
import { changeJobs } from "./entry-parts.ts";
import { hasAside, isDrawn, isEuropassMargin, isSidebar } from "./noise.ts";
import type { Ground, Noise } from "./noise.ts";
import type { HeadingKind } from "../words/words.ts";
import { headingKinds } from "../words/words.ts";

/** Headings that stand a little left of the column that they head. */
const outdentedHeadings: Noise = {
  name: "outdented-headings",
  group: "headings",
  fits: (one) => isDrawn(one) && one.layout !== "margin" && !isEuropassMargin(one),
  habits: ({ random }) => ({ outdent: random.whole(4, 14) }),
};

/** A column whose lines are all centred, so that no two begin at the same place. */
const centredSide: Noise = {
  name: "centred-side",
  group: "side",
  fits: (one) =>
    isDrawn(one) && (isSidebar(one) || one.layout === "two-equal") && one.oddity !== "icons",
  habits: () => ({ centredSide: true }),
};

/** An address that is longer than the side column is wide; addresses are not broken. */
function longAddress({ sheet, truth }: Made, { one, words, random }: Ground): Made {
  const sign = 0.5 * (9 + (one.variant % 4) * 0.5);
  const longest = Math.floor(random.whole(172, 184) / sign) - (one.variant % 2 === 0 ? 2 : 0);
  const [local = "", host = ""] = truth.email.split("@");
  const trade = random.pick(words.trades).name.replace(/\W/g, "");
  const room = Math.max(local.length, longest - host.length - 1);
  const longer = `${local}.${trade}.${random.whole(1960, 1999)}.office`.slice(0, room);
  const email = `${longer.replace(/\.$/, "")}@${host}`;
  const contacts = sheet.contacts.map((piece) =>
    piece.icon === "mail" ? { ...piece, ink: ink(email, { url: `mailto:${email}` }) } : piece,
  );
  return { sheet: { ...sheet, contacts }, truth: { ...truth, email } };
}

/** One line of one column that is set too wide and reaches into the blank between the columns. */
const reachingLine: Noise = {
  name: "reaching-line",
  group: "reach",
  fits: (one) =>
    isDrawn(one) &&
    (isSidebar(one) || one.layout === "two-equal") &&
    one.oddity !== "grouped" &&
    one.oddity !== "icons",
  sheet: (made, ground) =>
    ground.one.layout === "sidebar-left" ? longAddress(made, ground) : longItems(made, ground),
  habits: ({ random }) => ({ reach: random.whole(24, 34) }),
};

/** Places and dates at the right edge that stand a little above or below the row that they belong to. */
const shiftedCells: Noise = {
  name: "shifted-cells",
  group: "cells",
  fits: (one) => isDrawn(one) && (one.dates === "right" || one.layout === "right-dates"),
  habits: ({ random }) => ({ drop: random.whole(2, 8) * random.pick([0.5, -0.5]) }),
};

/** Dates or headings set against their text, with less than a letter's width between them. */
const tightColumn: Noise = {
  name: "tight-column",
  group: "aside",
  fits: (one) => isDrawn(one) && hasAside(one),
  habits: ({ random }) => ({ asideGap: random.whole(4, 12) / 10 }),
};

function longHeadings({ sheet, truth }: Made, { one, random, words }: Ground): Made {
  const longer = (part: Part): Part => {
    const kind = headingKinds.find((name: HeadingKind) => name === part.kind);
    const choice =
      kind === undefined ? [] : words.headings[kind].filter((one) => one.includes(" "));
    if (choice.length === 0 || part.heading.includes(" ")) return part;
    const text = random.pick(choice);
    return { ...part, heading: one.headingStyle % 2 === 1 ? text.toLocaleUpperCase("en") : text };
  };
  const parts = sheet.parts.map(longer);
  return {
    sheet: { ...sheet, parts },
    truth: { ...truth, headings: parts.map((part) => part.heading) },
  };
}

/** A heading in the margin on two lines whose last line is the row on which its text begins. */
const raisedMargin: Noise = {
  name: "raised-margin",
  group: "headings",
  fits: (one) => isDrawn(one) && (one.layout === "margin" || isEuropassMargin(one)),
  sheet: longHeadings,
  habits: () => ({ raisedMargin: true }),
};

/** Signs that are more than a line of the widest frame holds. */
const twoLines = 140;

/** Some list elements go on with what another one says, so that they need a second line. */
function longItems({ sheet, truth }: Made, { random }: Ground): Made {
  return changeJobs({ sheet, truth }, ({ entry, job }) => {
    const body = entry.body.map((item, index, all): Item => {
      if (item.kind !== "bullet" || !random.chance(0.6)) return item;
      const others = [...all.slice(index + 1), ...all.slice(0, index)];
      const text = others.reduce(
        (sum, one) => (sum.length < twoLines ? `${sum}; ${one.text}` : sum),
        item.text,
      );
      return { ...item, text };
    });
    return { entry: { ...entry, body }, job };
  });
}

function hasMarks(one: Case): boolean {
  return isDrawn(one) && one.oddity !== "no-glyph" && one.oddity !== "plain-text-body";
}

/** Marks of lists drawn before or after all other text of the page, some of them bare dashes. */
const looseMarks: Noise = {
  name: "loose-marks",
  group: "marks",
  fits: hasMarks,
  habits: ({ random }) => {
    const glyph = random.pick(["•", "-", "–", "-"]);
    return {
      marks: random.pick(["before", "after"]),
      list: { glyph, at: random.whole(0, 6), text: 16, next: 16 },
    };
  },
};

const hangs: readonly Omit<ListStyle, "glyph">[] = [
  { at: 4, text: 14, next: 4 },
  { at: 0, text: 9, next: 0 },
  { at: 18, text: 28, next: 0 },
  { at: 12, text: 22, next: 4 },
];

/** List elements whose further lines begin at the mark or left of it. */
const unhungLists: Noise = {
  name: "unhung-lists",
  group: "marks",
  fits: (one) => hasMarks(one) && one.oddity !== "grouped",
  sheet: longItems,
  habits: ({ random }) => ({
    list: { ...random.pick(hangs), glyph: random.pick(["•", "-", "·"]) },
  }),
};

const decorations: readonly (readonly Decoration[])[] = [
  ["rules"],
  ["rules", "photo"],
  ["boxes", "rules"],
  ["boxes", "photo"],
  ["timeline"],
  ["timeline", "photo"],
];

/** Rules, boxes, photos and lines of time between and behind the blocks. */
const rulesAndPhotos: Noise = {
  name: "rules-and-photos",
  group: "decorations",
  fits: isDrawn,
  habits: ({ random }) => ({ decorations: random.pick(decorations) }),
};

/** Noises of where things stand on the page. */
export const placeNoises: readonly Noise[] = [
  outdentedHeadings,
  centredSide,
  reachingLine,
  shiftedCells,
  tightColumn,
  raisedMargin,
  looseMarks,
  unhungLists,
  rulesAndPhotos,
];
