import { describe, expect, test } from "vitest";
import { matchPair } from "../match-pair.ts";

function verdictOf(held: string, requirement: string): string {
  const role = { kind: "section" as const, section: "education", title: "Education" };
  return matchPair({ requirement, lines: [{ role, text: held }], today: "2026-11-01" }).verdict;
}

describe("a trade that was learnt is shown by whatever paper says so", () => {
  test.each([
    ["Trade certificate in boatbuilding, Marine Academy, 2015", "Qualified boatbuilder"],
    ["Trade certificate in boatbuilding, 2015", "Completed apprenticeship in boatbuilding"],
    ["Apprenticeship boatbuilder completed, 2012 - 2016", "Boatbuilding trade certificate"],
    ["Apprenticeship as a carpenter, Holm Joinery, 2010 - 2014", "Time-served carpenter"],
    ["Apprenticeship as a carpenter, 2010 - 2014", "Trade certificate (carpentry)"],
    ["Certificate III in Carpentry, TAFE NSW, 2014", "Trade qualification in carpentry"],
    ["NVQ Level 3 Plumbing, Leeds College", "Trade-qualified plumber"],
    ["Completed apprenticeship as a baker, 2006", "Completed apprenticeship as a baker or chef"],
    ["City & Guilds in electrical installation, 2009", "Qualified electrician"],
  ])("%s shows: %s", (held, asked) => {
    expect(verdictOf(held, asked)).toBe("met");
  });

  test.each([
    ["Trade certificate in boatbuilding, 2015", "Completed apprenticeship as an electrician"],
    ["Apprenticeship as a carpenter, 2010 - 2014", "Qualified electrician"],
    ["Completed apprenticeship as a baker, 2006", "Completed apprenticeship as a driver"],
    ["Apprenticeship as a chef, second year, in progress", "Completed apprenticeship as a chef"],
    ["Certificate IV in Training and Assessment", "Trade certificate in carpentry"],
    ["BA History, 2010", "Time-served joiner"],
  ])("%s does not show: %s", (held, asked) => {
    expect(verdictOf(held, asked)).toBe("not");
  });
});

describe("studies as postings ask for them", () => {
  test.each([
    ["Diploma in Horticulture, 2012", "Diploma or degree in horticulture / landscape design"],
    ["Diploma in Horticulture, 2012", "Degree or diploma in horticulture, forestry or similar"],
    ["BA History, University of York, 2010", "Graduate in any discipline"],
    ["BA History, University of York, 2010", "Any graduate"],
    ["BA History, University of York, 2010", "Degree (any discipline)"],
    ["BA History, University of York, 2010", "Educated to degree level"],
    ["B.Com, University of Mumbai, 2012", "Graduation in Commerce"],
    ["HND in Mechanical Engineering, 2010", "HND or above in an engineering subject"],
    ["BEng Mechanical Engineering, 2010", "HNC/HND or degree in mechanical engineering"],
    ["Matric, Northcliff High School, 2009", "Matric / Grade 12 certificate"],
    ["National Senior Certificate (Grade 12), 2012", "Matric or equivalent"],
    ["Leaving Certificate, Galway, 2008", "Educated to Leaving Certificate standard"],
    ["A levels: Maths (A), Physics (B), 2011", "A-levels or equivalent"],
    ["O levels: 5 passes, 2005", "Minimum GCE O level"],
  ])("%s shows: %s", (held, asked) => {
    expect(verdictOf(held, asked)).toBe("met");
  });

  test.each([
    ["Diploma in Horticulture, 2012", "Diploma or degree in Nursing"],
    ["BA History, University of York, 2010", "Graduate in engineering"],
    ["Matric, Northcliff High School, 2009", "Any graduate"],
    ["A levels: Maths (A), Physics (B), 2011", "A level French"],
    ["Studied towards a BA in History, no degree", "Graduate in any discipline"],
    ["BSc Computer Science, 2015", "Diploma or degree in agriculture"],
  ])("%s does not show: %s", (held, asked) => {
    expect(verdictOf(held, asked)).toBe("not");
  });

  test.each([
    ["BA History, University of York, 2010", "Master's degree in any discipline"],
    ["HNC in Building Services, 2010", "HND or above"],
    ["GCSEs: 9 including Maths and English, 2009", "A levels"],
  ])("%s is a part of: %s", (held, asked) => {
    expect(verdictOf(held, asked)).toBe("partly");
  });
});
