import { describe, expect, test } from "vitest";
import { cleanTitle } from "../posting/clean-title.ts";
import { calmCapitals } from "./names.ts";

describe("what is written in capitals", () => {
  test.each([
    ["ALS FLIGHT PARAMEDIC", "ALS Flight Paramedic"],
    ["SENIOR SQL DBA", "Senior SQL DBA"],
    ["EYFS PRACTITIONER", "EYFS Practitioner"],
    ["SEN TEACHING ASSISTANT", "SEN Teaching Assistant"],
    ["HGV CLASS 1 DRIVER", "HGV Class 1 Driver"],
    ["CHEF DE PARTIE", "Chef de Partie"],
    ["SPA THERAPIST", "Spa Therapist"],
    ["PUB MANAGER", "Pub Manager"],
    ["HEAD OF THE KITCHEN", "Head of the Kitchen"],
    ["COOK", "Cook"],
    ["CNA", "CNA"],
    ["Cook", "Cook"],
  ])("the title %s is %s", (shouted, calm) => {
    expect(cleanTitle(shouted)).toBe(calm);
  });

  test.each([
    ["U.S. NAVY", "U.S. Navy"],
    ["NHS HIGHLAND", "NHS Highland"],
    ["ST. BRIGID'S HOSPITAL", "St. Brigid's Hospital"],
    ["LEE VALLEY PARKS", "Lee Valley Parks"],
    ["BOARD OF HEALTH", "Board of Health"],
    ["ELM ROAD BAKERY", "Elm Road Bakery"],
    ["Acme", "Acme"],
  ])("the name %s is %s", (shouted, calm) => {
    expect(calmCapitals(shouted)).toBe(calm);
  });
});
