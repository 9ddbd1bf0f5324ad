import { timeLimit } from "@savile/testing";
import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";

const rest =
  "\n\nExperience\n\nCook, Blue Door, Leeds\n2019 - 2021\n- Cooked for many\n\nEducation\n\nBSc Biology, University of Westmere, 2018\n\nSkills\n\nCooking, baking\n";

async function headOf(head: string) {
  const bytes = new TextEncoder().encode(head + rest);
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume;
}

test.each([
  ["Jane Prado-Doe, CPhT\nTampa, FL | 813-555-0149 | jane@x.org", "Jane Prado-Doe"],
  ["Jane Doe, RN, MSN\nTampa, FL | 813-555-0149 | jane@x.org", "Jane Doe"],
  ["JANE R. MILLER-OSEI\n12 High Street, Leeds", "JANE R. MILLER-OSEI"],
  ["Dr. Ludwig van der Heide\nAmsterdam, Netherlands", "Ludwig van der Heide"],
  ["María José García de la Torre\nCalle Mayor 5, 28013 Madrid", "María José García de la Torre"],
  ["Anna-Lena Groß\nLindenstraße 5, 70173 Stuttgart", "Anna-Lena Groß"],
  ["CURRICULUM VITAE\nPersonal Details\nName: Amara Okafor\nEmail: a@b.org", "Amara Okafor"],
  ["RESUME\nTHOMAS OMAR O'BRIEN\nFlat 12, Reno\nEmail ID: t.obrien@x.org", "THOMAS OMAR O'BRIEN"],
  ["Resume of Thomas O'Brien\nReno, NV", "Thomas O'Brien"],
  ["Thomas O'Brien CV\nReno, NV", "Thomas O'Brien"],
  ["Thomas O'Brien, Resume\nReno, NV", "Thomas O'Brien"],
  ["Thomas\nO'Brien – CV\nthomas.obrien@x.org", "Thomas O'Brien"],
  ["O'Brien\nLebenslauf\nname: Thomas O'Brien", "Thomas O'Brien"],
  ["I'm Thomas\nO'Brien.\nthomas.obrien@x.org", "Thomas O'Brien"],
  ["Line Cook\nAna Prado\nana@example.org", "Ana Prado"],
  ["Ana Prado – Line Cook\nana@example.org", "Ana Prado"],
  ["Ana Prado | Line Cook | Leeds, UK\nana@example.org", "Ana Prado"],
  ["ana prado\nana.prado@example.org", "ana prado"],
  ["Nguyễn Thị Minh Khai\nHanoi, Vietnam", "Nguyễn Thị Minh Khai"],
  ["דנה לוי\nתל אביב", "דנה לוי"],
  ["ليلى حداد\nعمّان", "ليلى حداد"],
  ["Harlan Q. Whitcombe III\nOmaha, NE 68102", "Harlan Q. Whitcombe III"],
  [
    "Maximiliana Wilhelmina Featherstonehaugh-Papadimitriou\nOmaha, NE 68102",
    "Maximiliana Wilhelmina Featherstonehaugh-Papadimitriou",
  ],
  ['William "Bill" Tarrow Jr.\nOmaha, NE 68102', 'William "Bill" Tarrow Jr.'],
  ["Ana Prado (she/her)\nLeeds", "Ana Prado"],
  ["Ana M. Prado, Ph.D.\nana@example.org", "Ana M. Prado"],
  ["Ms. Ana Prado\nLeeds", "Ana Prado"],
  ["Prado, Ana\nana.prado@example.org", "Prado, Ana"],
  ["Mohammed bin Rashid Al Farsi\nDubai, UAE", "Mohammed bin Rashid Al Farsi"],
  ["D'Angelo St. Clair\nBrooklyn, New York", "D'Angelo St. Clair"],
  ["Jean-Luc d'Aubigny\n44000 Nantes", "Jean-Luc d'Aubigny"],
  ["Charlotte Paris\nAustin, Texas", "Charlotte Paris"],
  ["Ana Prado ana@example.org 555-123-4567 Austin, TX", "Ana Prado"],
  ["Ana\nPrado\nana@example.org", "Ana Prado"],
  ["Ana Prado, CPA, CGMA\nMacon, GA 31201", "Ana Prado"],
])("the name in %j is found", async (head, name) => {
  expect((await headOf(head)).name).toBe(name);
});

test.each([
  "Registered Nurse\nTampa, FL | 813-555-0149",
  "Professional Resume\n\nHard-working Team Player\nTampa, FL",
  "SUMMARY\nHard-working cook.",
  "Store Manager\nOmaha, NE",
  "813-555-0149 | cook@example.org",
])("where no person is named, as in %j, the name stays empty", async (head) => {
  expect((await headOf(head)).name).toBe("");
});

test.each([
  ["12 High Street, Leeds LS1 4AB, UK", "12 High Street, Leeds LS1 4AB, UK"],
  ["Calle Mayor 5, 28013 Madrid", "Calle Mayor 5, 28013 Madrid"],
  ["Based in Lisbon, Portugal", "Lisbon, Portugal"],
  ["Location: São Paulo - SP", "São Paulo - SP"],
  ["Toronto, ON M5V 2T6", "Toronto, ON M5V 2T6"],
  ["1 Elm Ct, Apt 4B, Macon, GA 31201", "1 Elm Ct, Apt 4B, Macon, GA 31201"],
  ["Rua das Flores, 10 – Curitiba/PR", "Curitiba/PR"],
  ["Greater Chicago Area", "Greater Chicago Area"],
  ["Sydney NSW 2000", "Sydney NSW 2000"],
  ["Bengaluru, Karnataka, India", "Bengaluru, Karnataka, India"],
  ["Washington, D.C.", "Washington, D.C."],
  ["St. Louis, MO", "St. Louis, MO"],
  ["NY, NY", "NY, NY"],
  ["Ostley, Kent", "Ostley, Kent"],
  ["Ostley, Kent, UK", "Ostley, Kent, UK"],
  ["CH-8001 Zürich", "CH-8001 Zürich"],
  ["Dublin 4, Ireland", "Dublin 4, Ireland"],
  ["London, E1 6AN", "London, E1 6AN"],
  ["1010 Wien, Österreich", "1010 Wien, Österreich"],
  ["555-123-4567 | ana@example.org | Dunmore, Ohio", "Dunmore, Ohio"],
])("the place in %j is found", async (line, place) => {
  expect((await headOf(`Ana Prado\n${line}`)).contact.location).toBe(place);
});

test("addresses of referees are not the person's", async () => {
  const { contact } = await headOf(
    "Ana Prado\nLeeds, UK\n\nReferences\n\nDr. Marsh, 020 7946 0163, marsh@x.org",
  );
  expect(contact).toMatchObject({ email: "", phone: "" });
});

test("a profile that holds the sign of an e-mail is a link", async () => {
  const { contact } = await headOf("Ana Prado\nhttps://tarn.social/@ana@tarn.org");
  expect(contact).toMatchObject({
    email: "",
    links: [{ text: "https://tarn.social/@ana@tarn.org" }],
  });
});

test("a company's address in a sentence is no link of the person, one alone in the contact zone is", async () => {
  const { contact } = await headOf(
    "Ana Prado\nFormer shift lead at Amazon.com and at home in kitchens\nana@example.org | ana-prado.dev | linkedin.com/in/ana",
  );
  expect(contact).toMatchObject({
    linkedin: "linkedin.com/in/ana",
    links: [{ text: "ana-prado.dev" }],
  });
});

test.each([
  ["Ana Prado\nLine Cook\nana@example.org", "Line Cook"],
  ["Ana Prado – Line Cook\nana@example.org", "Line Cook"],
  ["Ana Prado, RN, CCRN\nana@example.org", ""],
  ["Ana Prado, RN | Charge Nurse\nana@example.org", "Charge Nurse"],
  ["Ana Prado\nFlight Attendant • Leeds, UK • ana@example.org", "Flight Attendant"],
  ["Ana Prado\n41 Quarry Lane, Leeds, UK | ana@example.org", ""],
])("the headline in %j is found", async (head, headline) => {
  expect((await headOf(head)).headline).toBe(headline);
});

test.each([
  ["1".repeat(100_000)],
  ["A".repeat(100_000)],
  [`${",".repeat(100_000)}x`],
  ["a-B".repeat(33_000)],
  ["– ".repeat(50_000)],
  [`Ana, ${"RN, ".repeat(25_000)}`],
])("a hundred kilobytes on the first line are read in little time", async (line) => {
  const start = process.cpuUsage().user;
  await headOf(line);
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(timeLimit(2000));
});

const contact = "Ana Prado\nLeeds, UK | 0113 496 0149 | ana@example.org\n";

test.each([
  "I fit kitchens. Was a joiner on ships for a long time before that.",
  "Ticketed slinger. Six years on site, last two of them on tower cranes.",
])("short sentences below the contact details are the summary: %j", async (text) => {
  expect((await headOf(contact + text)).summary).toBe(text);
});

test.each(["Willing to move to Hull or York", "Driving licence: full and clean since 2012."])(
  "what is no sentence of its own is none: %j",
  async (text) => {
    expect((await headOf(contact + text)).summary).toBe("");
  },
);
