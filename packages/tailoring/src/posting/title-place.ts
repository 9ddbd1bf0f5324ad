import type { Rule } from "@savile/model";
import type { TitleCase } from "./title-case.ts";
import { every, from, isHead, some, sourcesOf } from "./title-sightings.ts";

/** Where a candidate for the title stands, and in how many ways it was seen. */
export const titlePlaces: readonly Rule<TitleCase, number>[] = [
  {
    name: "behind-label",
    when: (title) => from(title, "label"),
    gives: 1,
    examples: ["Position: «Night Porter»", "Job title: «Welder (Coded)»"],
    not: ["«Night Porter»\nPosition: Porter"],
  },
  {
    name: "label-in-head",
    when: (title) => some(title, ({ source, line }) => source === "label" && line < 6),
    gives: 1,
    examples: ["Acorn Mill\nVacancy: «Baker»"],
    not: ["«Baker»"],
  },
  {
    name: "subject-of-mail",
    when: (title) => from(title, "subject"),
    gives: 1,
    examples: ["Subject: FW: «Dairy Manager», Canterbury"],
    not: ["«Dairy Manager», Canterbury"],
  },
  {
    name: "name-of-file",
    when: (title) => from(title, "file"),
    gives: 0.8,
    examples: ["vacancy_«night-porter».pdf"],
    not: ["«Night Porter»"],
  },
  {
    name: "who-is-sought",
    when: (title) => from(title, "sought"),
    gives: 1,
    examples: ["Acorn Mill is looking for a «Baker» to join us."],
    not: ["«Baker» wanted"],
  },
  {
    name: "role-of",
    when: (title) => from(title, "named"),
    gives: 0.9,
    examples: ["We have to fill the post of «Senior Planner» by May.", "Join us as a «Sous Chef»."],
    not: ["«Sous Chef» in Leeds"],
  },
  {
    name: "first-line",
    when: (title) => some(title, (one) => isHead(one) && one.line === 0),
    gives: 0.7,
    examples: ["«Baker»\nAcorn Mill"],
    not: ["Acorn Mill\n«Baker»"],
  },
  {
    name: "first-three-lines",
    when: (title) => some(title, (one) => isHead(one) && one.line < 3),
    gives: 1,
    examples: ["Acorn Mill\nLeeds\n«Baker»"],
    not: ["Acorn Mill\nLeeds\nOur bread\nis good\n«Baker»"],
  },
  {
    name: "first-eight-lines",
    when: (title) => some(title, (one) => isHead(one) && one.line < 8),
    gives: 0.7,
    examples: ["Acorn Mill\nLeeds\nOur bread\nis good\n«Baker»"],
    not: ["We want a «Baker» here."],
  },
  {
    name: "late-line",
    when: (title) => every(title, (one) => isHead(one) && one.line > 8),
    gives: -0.9,
    examples: ["one line\ntwo lines\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n«Baker»"],
    not: ["Acorn Mill\n«Baker»"],
  },
  {
    name: "whole-line",
    when: (title) =>
      some(title, (one) => isHead(one) && one.before.trim() === "" && one.behind.trim() === ""),
    gives: 1,
    examples: ["Acorn Mill\n«Baker»"],
    not: ["«Baker», Acorn Mill"],
  },
  {
    name: "end-of-line",
    when: (title) =>
      some(title, (one) => isHead(one) && one.before.trim() !== "" && one.behind.trim() === ""),
    gives: -0.5,
    examples: ["Acorn Mill - «Baker»"],
    not: ["«Baker» - Acorn Mill"],
  },
  {
    name: "within-line",
    when: (title) =>
      every(title, (one) => isHead(one) && one.before.trim() !== "" && one.behind.trim() !== ""),
    gives: -0.2,
    examples: ["Acorn Mill - «Baker» - Leeds"],
    not: ["«Baker» - Acorn Mill"],
  },
  {
    name: "in-long-line",
    when: (title) => every(title, (one, { lines }) => isHead(one) && lines[one.at]?.long === true),
    gives: -0.5,
    examples: [
      "«Baker», with all that belongs to a small house by the river in which bread has been made by hand since the year of the flood",
    ],
    not: ["«Baker»"],
  },
  {
    name: "several-sources",
    when: (title) => sourcesOf(title) > 1,
    gives: 1,
    examples: ["«Baker»\nAcorn Mill is looking for a baker to join us."],
    not: ["«Baker»\nAcorn Mill"],
  },
  {
    name: "three-sources",
    when: (title) => sourcesOf(title) > 2,
    gives: 0.5,
    examples: ["«Night Porter»\nPosition: Night Porter\nWe seek a Night Porter."],
    not: ["«Baker»\nAcorn Mill"],
  },
  {
    name: "in-sentences-only",
    when: ({ sightings }) => sightings.every(({ line }) => line < 0),
    gives: -0.6,
    examples: ["Acorn Mill is looking for a «Baker» to join us."],
    not: ["«Baker»"],
  },
  {
    name: "known-words-only",
    when: ({ sightings }) => sightings.every(({ source }) => source === "table"),
    gives: -1.2,
    examples: [
      "Every Monday morning you and sales manager colleagues plan what the «sales manager» does.",
    ],
    not: ["«Sales Manager»"],
  },
  {
    name: "head-lines-only",
    when: ({ sightings }) => sightings.length > 0 && sightings.every(isHead),
    gives: -0.4,
    examples: ["«Baker»\nAcorn Mill"],
    not: ["We are looking for a «Baker»."],
  },
];
