import { expect, it } from "vitest";
import { asksPaper } from "./paper-demand.ts";

it.each([
  "Valid CSCS card",
  "Gas Safe registered",
  "SIA door supervisor licence",
  "Food hygiene certificate level 2",
  "NVQ Level 3 in plumbing",
  "Registered with the dental council",
  "Must hold a current forklift ticket",
])("%s asks for a paper", (text) => {
  expect(asksPaper(text)).toBe(true);
});

it.each([
  "Ticket sales experience",
  "Checking of licences",
  "Knowledge of building permits",
  "Processing card payments",
  "Experience in the registration of patients",
])("%s asks for none", (text) => {
  expect(asksPaper(text)).toBe(false);
});
