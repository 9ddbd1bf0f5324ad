import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";
import {
  soundContact,
  soundEmployer,
  soundPlace,
  soundReference,
  withSoundNames,
} from "./sound-names.ts";

describe("an employer without what a board glued to it", () => {
  it.each([
    ["Ashdown Ferries Ltd 3.4", "Ashdown Ferries Ltd"],
    ["Jobs at Ashdown Ferries", "Ashdown Ferries"],
    ["Ashdown Ferries 3.4 ★ 118 reviews", "Ashdown Ferries"],
    ["Ashdown Ferries ★★★★☆", "Ashdown Ferries"],
    ["Ashdown Ferries (4.1)", "Ashdown Ferries"],
    ["Ashdown Ferries 4 out of 5", "Ashdown Ferries"],
    ["Ashdown Ferries - 62 live jobs", "Ashdown Ferries"],
    ["Ashdown Ferries, In person", "Ashdown Ferries"],
    ["Ashdown Ferries (hybrid)", "Ashdown Ferries"],
    ["Ashdown Ferries · Full-time, Permanent", "Ashdown Ferries"],
    ["Ashdown Ferries &", "Ashdown Ferries"],
    ["Ashdown Ferries (a firm of", "Ashdown Ferries"],
    ["Acorn Product Customers Jobs", "Acorn"],
    ["Acorn County — Employment Opportunities", "Acorn County"],
  ])("%j is %j", (read, name) => {
    expect(soundEmployer(read, "")).toBe(name);
  });

  it("is made whole where its bracket was torn", () => {
    const text = "Kestrel Talent on behalf of Ashdown Lifts (Pty) Ltd\nRef: KT/3308";
    expect(soundEmployer("Pty) Ltd", text)).toBe("Ashdown Lifts (Pty) Ltd");
    expect(soundEmployer("Pty) Ltd", "(Pty) Ltd")).toBeUndefined();
  });

  it.each(["Farm jobs > Ashford", "Ashdown sucht / is looking", "Rewind shop", "packing hall"])(
    "is none in %j",
    (read) => {
      expect(soundEmployer(read, "")).toBeUndefined();
    },
  );

  it.each([
    "Coffee Shop",
    "Kestrel Factory",
    "Ashdown Ferries Ltd",
    "Studio 54",
    "Ashdown Lifts (Pty) Ltd",
    "3M",
    "Remote Sensing Partners",
    "Contract Kitchens Ltd",
    "Residential Care Group",
    "The Permanent Way Company",
  ])("keeps %j", (name) => {
    expect(soundEmployer(name, `Join ${name} today.`)).toBe(name);
  });
});

describe("an employer that is none", () => {
  it.each([
    ["Confidential", "Company: Confidential"],
    ["Bergen", "Institute of Marine Research, Bergen, Norway"],
    ["Cork", "two schemes on the north side of Cork city"],
    ["Cork", "a practice in Cork that grows"],
    ["Permanent", ""],
    ["Full-time, Permanent", ""],
    ["In person", ""],
    ["Hybrid", ""],
    ["3.4", ""],
    ["15", ""],
    ["July 10", ""],
    ["Competition no", ""],
    ["Applications", ""],
    ["Responsibilities", ""],
    ["Customer Service", ""],
    ["New Zealand", ""],
    ["Dayton, OH", ""],
  ])("leaves %j out", (company, text) => {
    expect(withSoundNames({ company, companyCandidates: [company] }, text)).toEqual({});
  });

  it("keeps a house that is called like a town", () => {
    expect(soundEmployer("Bergen", "Bergen is hiring. Work in Bergen.")).toBe("Bergen");
  });

  it("takes the house for the employer where street and house were taken for each other", () => {
    const company = "Clonakilty Road, Co.";
    expect(withSoundNames({ company, location: "Fachtna's Private Hospital" }, "")).toEqual({
      company: "Fachtna's Private Hospital",
      location: "Clonakilty Road, Co.",
    });
    expect(withSoundNames({ company }, "Clonakilty Road, Co. Cork")).toEqual({});
  });

  it("leaves out who is written to", () => {
    expect(withSoundNames({ company: "Ann Lee", contactName: "Ann Lee" }, "")).toEqual({
      contactName: "Ann Lee",
    });
  });
});

describe("a place", () => {
  it.each([
    ["Leeds, In person", "Leeds"],
    ["Leeds (hybrid)", "Leeds"],
    ["6-9 Yrs ₹ 9-13 Lacs P.A. Leeds", "Leeds"],
    ["Laredo, TX (Mines Rd) $19.75/hr", "Laredo, TX (Mines Rd)"],
    ["Indianapolis, IN", "Indianapolis, IN"],
    ["Munich, BY", "Munich, BY"],
    ["Remote", "Remote"],
    ["In person", undefined],
    ["Residential", undefined],
    ["Permanent", undefined],
    ["9 LPA 0–1 years Apply by 12 Dec", undefined],
  ])("%j is %j", (read, place) => {
    expect(soundPlace(read, "")).toBe(place);
  });
});

describe("a person to write to", () => {
  it.each([
    "Ann Lee",
    "Ann",
    "Dr Ann Lee-Okoro",
    "Chef Ines",
    "Kit and Al Moss",
    "Mrs J Lee",
    "Ann Baker",
  ])("keeps %j", (name) => {
    expect(soundContact(name, "")).toBe(name);
  });

  it("has no team behind it", () => {
    expect(soundContact("Kit and Al Moss team", "")).toBe("Kit and Al Moss");
  });

  it.each([
    ["Permanent", ""],
    ["Full Time", ""],
    ["Customer Service", ""],
    ["Cork", "two schemes in Cork city"],
    ["Dayton, OH", ""],
    ["Site Manager", ""],
    ["Night Porter", ""],
    ["Head Baker", ""],
    ["Ashdown Ferries Ltd", ""],
    ["January", ""],
  ])("is not %j", (name, text) => {
    expect(soundContact(name, text)).toBeUndefined();
  });
});

describe("a reference", () => {
  it.each([
    ["AM-TECH-CB7Application", "AM-TECH-CB7"],
    ["26-AM-03Closing", "26-AM-03"],
    ["AM/OPS/0926", "AM/OPS/0926"],
    ["2026/118-", "2026/118"],
    ["R-20981b", "R-20981b"],
    ["AM-OpsLead-7", "AM-OpsLead-7"],
  ])("%j is %j", (read, reference) => {
    expect(soundReference(read)).toBe(reference);
  });
});

it("a posting from a board gives the names that stand in it and not what is glued to them", () => {
  const posting = parsePosting(
    [
      "Ferry Steward",
      "Ashdown Ferries Ltd 3.4 ★ 118 reviews",
      "Harwich",
      "Requirements",
      "- Two years of experience in catering",
      "- Excel",
      "Job Types: Full-time, PermanentWork Location: In personReference ID: AF-CAT-7Application deadline: 18/12/2026",
    ].join("\n"),
  );
  expect(posting).toMatchObject({ company: "Ashdown Ferries Ltd", reference: "AF-CAT-7" });
  expect(posting.location).not.toBe("In person");
});

it("reads the longest names in linear time", () => {
  const long = "Acorn ".repeat(2000);
  expect(soundContact(long, long)).toBeDefined();
  expect(soundEmployer(`Acorn ${"(".repeat(9000)}`, long)).toBe("Acorn");
  expect(soundReference("A7".repeat(5000))).toBeDefined();
});

it("takes the way of working off the town before which it stands", () => {
  expect(soundPlace("Hybrid, Dartmouth NS", "")).toBe("Dartmouth NS");
  expect(soundPlace("Remote", "")).toBe("Remote");
});
