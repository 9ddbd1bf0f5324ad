import { expect, test } from "vitest";
import { placeScore } from "./place.rules.ts";

test.each([
  "Austin, TX",
  "Austin, TX 78701",
  "Leeds, UK",
  "London",
  "Remote",
  "Berlin, Deutschland",
  "Remote (Austin, TX)",
  "10115 Berlin",
  "São Paulo – SP",
  "Lyon, France",
  "Toronto, ON, Canada",
  "Hybrid – Leeds, UK",
  "Palo Alto, CA & Ithaca, NY",
])("%s is a place", (text) => {
  expect(placeScore(text)).toBeGreaterThanOrEqual(0.5);
});

test.each([
  "Senior Analyst",
  "Blue Door Cafe, Inc.",
  "Registered Nurse, ICU",
  "University of Westmere, UK",
  "Director, Finance",
  "IN",
  "Sales Manager, OR",
  "Harbour Light, Leeds, UK",
])("%s is no place", (text) => {
  expect(placeScore(text)).toBeLessThan(0.5);
});
