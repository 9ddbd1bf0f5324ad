import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const head = "Gardener at Orbit Parks\nLeeds\n\nOrbit Parks looks after nine parks.\n\n";

function dutiesOf(body: string): string[] {
  return parsePosting(`${head}${body}\n\nYou have:\n- a driving licence\n- stamina`).duties.map(
    ({ text }) => text,
  );
}

function askedOf(body: string): string[] {
  return parsePosting(`${head}${body}\n\nYou have:\n- stamina`).requirements.map(
    ({ text }) => text,
  );
}

describe("work told in a sentence", () => {
  it.each([
    [
      "You will prune the roses, rake the paths, mark out the beds and mend the fences.",
      ["prune the roses", "rake the paths", "mark out the beds", "mend the fences"],
    ],
    [
      "The postholder will sow the borders and set the order of work with the foreman; keep the plant records; spend a budget of £9,000 a year with care.",
      [
        "sow the borders",
        "set the order of work with the foreman",
        "keep the plant records",
        "spend a budget of £9,000 a year with care",
      ],
    ],
    [
      "The job is mowing eleven lawns a week, looking after the sheds, doing the seed lists and answering questions from walkers.",
      [
        "mowing eleven lawns a week",
        "looking after the sheds",
        "doing the seed lists",
        "answering questions from walkers",
      ],
    ],
    [
      "This involves planning and running planting days for schools, watering by hand at six sites and training apprentices.",
      [
        "planning and running planting days for schools",
        "watering by hand at six sites",
        "training apprentices",
      ],
    ],
    [
      "You'd be planting out (lists below), bringing on our learner and being the one in charge when Tess is away.",
      [
        "planting out (lists below)",
        "bringing on our learner",
        "being the one in charge when Tess is away",
      ],
    ],
    [
      "The role will involve seasonal bedding plans (spring, summer), yearly tree surveys for five sites, orders of seed, advising wardens on pruning and co-ordination with contractors.",
      [
        "seasonal bedding plans (spring, summer)",
        "yearly tree surveys for five sites",
        "orders of seed",
        "advising wardens on pruning",
        "co-ordination with contractors",
      ],
    ],
    [
      "Purpose of the post\nTo keep the glasshouse at its best for visitors, to share in the weekend rota and to take a lead on peat-free growing.",
      [
        "keep the glasshouse at its best for visitors",
        "share in the weekend rota",
        "take a lead on peat-free growing",
      ],
    ],
    [
      "The person we take on will feed the fish, rake the gravel and welcome school classes.",
      ["feed the fish", "rake the gravel", "welcome school classes"],
    ],
    [
      "The role covers orders for bulbs, labels for new trees and, one day a fortnight, the van.",
      ["orders for bulbs", "labels for new trees"],
    ],
    [
      "On any given day you might lay a hedge, drain a pond or show a class how to graft.",
      ["lay a hedge", "drain a pond", "show a class how to graft"],
    ],
    [
      "Reporting to the Head Gardener, you plan the week, order compost and chase late deliveries.",
      ["plan the week", "order compost", "chase late deliveries"],
    ],
    [
      "A normal week is four days outdoors: mowing and edging, watering, seed sowing, weeding the beds, labels for new trees.",
      ["mowing and edging", "seed sowing", "weeding the beds", "labels for new trees"],
    ],
  ])("%s", (text, expected) => {
    expect(dutiesOf(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ["You will receive a uniform, boots and a bus pass."],
    ["You will be part of a team of nine and report to the Head Gardener."],
    ["You'd be paid weekly and get the Christmas week off."],
    ["The job is permanent, full time and based in Leeds."],
    ["The parks will celebrate their centenary, open a café and welcome schools."],
  ])("names none: %s", (text) => {
    expect(dutiesOf(text)).toEqual([]);
  });

  it("is no demand", () => {
    const text = "You'd do the watering now and then and mowing is shared by all.";
    expect(askedOf(text)).toEqual(["stamina"]);
    expect(dutiesOf(text)).not.toEqual([]);
  });

  it.each([
    "Recruit, schedule and train volunteers",
    "Manage change orders and claims",
    "Check posts, signs and gates in the park",
    "Work with teachers and parents",
  ])("is left whole where it is one deed: %s", (text) => {
    expect(dutiesOf(`Tasks\n- ${text}\n- Water the beds`)).toContain(text);
  });
});

describe("work in a list", () => {
  it("is read below a heading that ends with a pictogram, with figures of money in it", () => {
    const body = `What you'd own 👇\n✅ a $90K seed budget across 11 parks\n✅ new beds: plans, soil, trees\n✅ training wardens`;
    expect(dutiesOf(body)).toEqual(
      expect.arrayContaining(["a $90K seed budget across 11 parks", "training wardens"]),
    );
  });

  it("is not what is paid", () => {
    const body = "What you'll do\n- Water the beds\n- Prune roses\n- Salary of £24,000 a year";
    expect(dutiesOf(body)).toEqual(["Water the beds", "Prune roses"]);
  });
});
