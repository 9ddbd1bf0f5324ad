import { expect, it } from "vitest";
import { heldDegree } from "./held-degrees.ts";

it.each([
  ["BA (Hons) Music, Leeds, 2011", "bachelor"],
  ["B.Tech Textile Technology, 2014", "bachelor"],
  ["Licenciatura en Derecho, Sevilla", "bachelor"],
  ["cand.polit., Aarhus", "master"],
  ["Laurea magistrale in Chimica", "master"],
  ["MSc Forestry", "master"],
  ["Dr. rer. nat., Mainz", "doctorate"],
  ["HND Hospitality", "associate"],
  ["College Diploma (2 years), Floristry", "associate"],
  ["Postgraduate Diploma in Archiving", "master"],
  ["Diplom-Kauffrau, 2008", "master"],
  ["High School Diploma, 2012", "secondary"],
  ["Abitur, Goethe-Gymnasium", "secondary"],
  ["Evening class in pottery", undefined],
])("%s is a degree of %s", (text, rung) => {
  expect(heldDegree(text)).toBe(rung);
});
