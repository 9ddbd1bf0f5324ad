import { timeLimit } from "@savile/testing";
import { toJsonResume } from "@savile/model";
import { expect, test } from "vitest";
import { extract } from "./extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";

const options = { today: "2026-11-01" };

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function read(value: unknown) {
  const result = await extract(bytesOf(JSON.stringify(value, null, 2)), options);
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value;
}

async function codeOf(bytes: Uint8Array): Promise<string> {
  const result = await extract(bytes, options);
  return result.ok ? "read" : result.error.code;
}

const sample = {
  $schema: "https://example.org/resume-schema.json",
  basics: {
    name: "Nadia Kestrel",
    label: "Pastry Chef",
    image: "data:image/png;base64,AAAA",
    email: "nadia@example.org",
    phone: "+44 20 7946 0958",
    url: "https://nadia.example",
    summary: "Bakes.\n\nTeaches bakers.",
    location: { city: "Leeds", countryCode: "GB" },
    profiles: [{ network: "LinkedIn", username: "nadia", url: "https://linkedin.com/in/nadia" }],
  },
  work: [
    {
      name: "Oven & Thyme",
      position: "Head Baker",
      location: "Leeds",
      url: "https://oven.example",
      startDate: "2019-03",
      summary: "Ran the night shift.",
      highlights: ["Baked 900 loaves a day", "Trained six apprentices"],
    },
    { name: "Mill Lane", position: "Baker", startDate: "2015", endDate: "2019-02-28" },
  ],
  education: [
    {
      institution: "Marrow College",
      studyType: "Diploma",
      area: "Patisserie",
      startDate: "2013",
      endDate: "2015",
      score: "Distinction",
      courses: ["Sugar work"],
    },
  ],
  skills: [{ name: "Baking", level: "Master", keywords: ["sourdough", "lamination"] }],
  languages: [{ language: "French", fluency: "B2" }],
  certificates: [{ name: "Food Hygiene Level 3", issuer: "CIEH", date: "2021-05" }],
  awards: [
    { title: "Golden Whisk", awarder: "Bakers' Guild", date: "2020-06-01", summary: "For rye." },
  ],
  interests: [{ name: "Cycling", keywords: ["touring"] }],
  references: [{ name: "J. Orr", reference: "Reliable." }],
  allotments: [
    { plot: "14b", crop: "Rye", since: 2018 },
    { plot: "15", crop: "Oats" },
  ],
  driving: { licence: "B", own_car: true },
};

test("a JSON Resume is read with every value in its place", async () => {
  const { resume, format, findings } = await read(sample);
  expect(format).toBe("json");
  expect(resume).toMatchObject({
    name: "Nadia Kestrel",
    headline: "Pastry Chef",
    summary: "Bakes.\n\nTeaches bakers.",
    contact: { email: "nadia@example.org", phone: "+44 20 7946 0958", location: "Leeds, GB" },
    experience: [
      {
        title: "Head Baker",
        company: "Oven & Thyme",
        location: "Leeds",
        dates: { start: "2019-03", end: "present" },
        summary: "Ran the night shift.",
        bullets: [{ text: "Baked 900 loaves a day" }, { text: "Trained six apprentices" }],
      },
      { title: "Baker", company: "Mill Lane", dates: { start: "2015", end: "2019-02-28" } },
    ],
    education: [{ degree: "Diploma", field: "Patisserie", school: "Marrow College" }],
    skills: [{ category: "Baking", skills: [{ text: "sourdough" }, { text: "lamination" }] }],
    languages: [{ name: "French", level: "B2" }],
    certifications: [{ name: "Food Hygiene Level 3", issuer: "CIEH", year: "2021-05" }],
    awards: [{ title: "Golden Whisk", organization: "Bakers' Guild" }],
  });
  expect(findings.map((one) => one.code)).toEqual(["json_set_aside"]);
});

test("keys that the standard does not know become sections, the rest is listed as unplaced", async () => {
  const { resume, unplaced, lines } = await read(sample);
  expect(
    resume.additional.map((section) => [section.title, section.lines.map((l) => l.text)]),
  ).toEqual(
    expect.arrayContaining([
      ["Allotments", ["14b, Rye, 2018", "15, Oats"]],
      ["Driving", ["Licence: B", "Own car: true"]],
    ]),
  );
  const rest = lines.filter((line) => unplaced.includes(line.id)).map((line) => line.text);
  expect(rest).toEqual(["Level: Master"]);
});

test("every text of the file stands in the lines that are shown", async () => {
  const { lines } = await read(sample);
  const shown = lines
    .map((line) => line.text)
    .join("\n")
    .toLowerCase();
  for (const text of JSON.stringify(sample).match(/(?<=:")[^"]{3,}(?=")/g) ?? []) {
    if (/schema|^data:|^\d{4}-|\\n|^nadia$/.test(text)) continue;
    expect(shown).toContain(text.toLowerCase());
  }
});

test("our own export is read back as the same resume", async () => {
  const first = await read(sample);
  const again = await read(toJsonResume(first));
  expect(again.resume).toEqual(first.resume);
});

test("the same values with older keys, as UTF-16 and with a byte order mark are read", async () => {
  const old = '{"basics":{"name":"Ana Prado"},"work":[{"company":"Mill","position":"Baker"}]}';
  const little = Buffer.from(`\ufeff${old}`, "utf16le");
  const result = await extract(new Uint8Array(little), options);
  expect(result).toMatchObject({
    ok: true,
    value: { format: "json", resume: { experience: [{ title: "Baker", company: "Mill" }] } },
  });
  expect(await codeOf(bytesOf(`\ufeff${old}`))).toBe("read");
});

test.each([
  ["damaged", '{"basics": {"name": "Ana"'],
  ["damaged", '{"basics": {name: "Ana"}}'],
  ["unsupported", '{"invoice": 12, "total": 3}'],
  ["unsupported", "{}"],
  ["empty", '{"basics": {}}'],
  ["too_complex", `{"work":${"[".repeat(5000)}${"]".repeat(5000)}}`],
])("JSON that cannot be used fails with %s", async (code, text) => {
  expect(await codeOf(bytesOf(text))).toBe(code);
});

test("a text that begins with a brace and is no JSON stays a text", async () => {
  expect(await codeOf(bytesOf("{Ana Prado}\nana@example.org\n"))).toBe("read");
});

test("a large and hostile JSON file is answered in little time", async () => {
  const start = performance.now();
  await codeOf(bytesOf(`{"basics":{"name":"${'\\"'.repeat(50_000)}"}`));
  await codeOf(bytesOf(`{"x":[${"1,".repeat(100_000)}1],"basics":{"name":"A"}}`));
  expect(performance.now() - start).toBeLessThan(timeLimit(1500));
});

test("entities in the values of a file are read as their characters", async () => {
  const { resume } = await read({
    ...sample,
    work: [{ ...sample.work[0], name: "Oven &amp; Thyme", highlights: ["R&amp;amp;D of breads"] }],
  });
  expect(resume.experience[0]?.company).toBe("Oven & Thyme");
  expect(JSON.stringify(resume)).not.toContain("&amp;");
});
