import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

/** A file of the present editor with what a profile holds. */
async function read(profile: string) {
  const person = `<CandidatePerson><PersonName><GivenName>Ilse</GivenName><FamilyName>Vorm</FamilyName></PersonName></CandidatePerson>`;
  const xml = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0">${person}<CandidateProfile>${profile}</CandidateProfile></Candidate>`;
  const result = await extract(strToU8(xml), { today: "2026-11-30" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.resume;
}

const named = (name: string, title: string, told = ""): string =>
  `<${name}s><${name}><Title>${title}</Title><Description>${told}</Description></${name}></${name}s>`;

test("the sections of named skills are read, those that are told about as lines", async () => {
  const resume = await read(
    named("CommunicationAndInterpersonalSkill", "Listening") +
      named("ManagementAndLeadershipSkill", "Rotas") +
      named("OrganisationalSkill", "Fairs", "&lt;p&gt;Twelve of them&lt;/p&gt;"),
  );
  expect(resume.skills).toMatchObject([
    { category: "Communication and interpersonal skills", skills: [{ text: "Listening" }] },
    { category: "Management and leadership skills", skills: [{ text: "Rotas" }] },
  ]);
  expect(resume.additional).toMatchObject([
    { title: "Organisational skills", lines: [{ text: "Fairs" }, { text: "Twelve of them" }] },
  ]);
});

test("hobbies are interests, and codes of licences those to drive", async () => {
  const resume = await read(
    `<HobbiesAndInterests><HobbyOrInterest><Title>Rowing</Title><Description>In eights</Description></HobbyOrInterest></HobbiesAndInterests>
    <Licenses><License><LicenseTypeCode>B</LicenseTypeCode></License><License><LicenseTypeCode>CE</LicenseTypeCode></License></Licenses>`,
  );
  expect(JSON.stringify(resume.additional)).toMatch(/Rowing.*In eights/u);
  expect(resume.skills).toMatchObject([
    { category: "Driving licence", skills: [{ text: "B" }, { text: "CE" }] },
  ]);
});
