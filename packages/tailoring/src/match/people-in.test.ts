import { expect, test } from "vitest";
import { headcountOf, peopleIn } from "./people-in.ts";

function told(text: string): string {
  return peopleIn(text)
    .map(({ noun, count, learn }) => `${noun}${count ?? ""}${learn ? "*" : ""}`)
    .join(" ");
}

test.each([
  ["Had the late shift: seven packers and drivers", "shift packers7 drivers7"],
  ["12 chat and phone advisers report to me", "advisers12"],
  ["In charge of 4 RNs", "rns4"],
  ["Took over a team of 7", "team7"],
  ["Foreman over five bricklayers", "foreman bricklayers5"],
])("who is named, and how many: %s", (text, wanted) => {
  expect(told(text)).toBe(wanted);
});

test.each([
  ["Trained new bus drivers", "drivers*"],
  ["Assessor to nine third-year students", "assessor students9*"],
])("who comes to learn: %s", (text, wanted) => {
  expect(told(text)).toBe(wanted);
});

test.each(["Machined 40 rotors", "Laid out 60 covers", "Served 80 guests", "Three bank accounts"])(
  "things and those who are served are nobody that one leads: %s",
  (text) => {
    expect(told(text)).toBe("");
  },
);

test.each([
  ["Three cooks, two waiters and a porter report to me", 6],
  ["Four bakers under me; 90 employees on site", 90],
  ["Controlled up to 60 operatives", 60],
  ["Led nine fitters and met two directors", 9],
  ["Laid out 60 covers", 0],
])("how many are named together: %s", (text, count) => {
  expect(headcountOf(text)).toBe(count);
});
