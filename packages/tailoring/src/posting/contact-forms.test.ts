import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const head =
  "Night Porter\nOak Mill Hotel\n\nWe run a small house by the river.\n\nRequirements\n- Driving licence\n- Two years of night work\n\n";

describe("the person to write to is read in every usual form", () => {
  it.each([
    ["Text your name to Attracta on 555 0101.", "Attracta"],
    ["Send your CV to Marijke ter Wolde (m@oak.example).", "Marijke ter Wolde"],
    ["Your contact: Anna Kowalczyk, People & Culture", "Anna Kowalczyk"],
    ["Further information: Section head Torun Aasen, phone 555 0101.", "Torun Aasen"],
    ["Informal conversation: Philippa Oba-Hart, Service Lead", "Philippa Oba-Hart"],
    ["Informal enquiries to Professor Mei-Ling Hart.", "Mei-Ling Hart"],
    ["Your first contact is Amara (she/her).", "Amara"],
    ["We read every letter.\n\nCheers, Bob", "Bob"],
    ["Queries to Night Services Manager, Donal Scully.", "Donal Scully"],
    ["Our Personnel Officer, Consolata Nabwe, answers questions by phone.", "Consolata Nabwe"],
    ["Email one file to us. Production Manager: Gus Wojtan.", "Gus Wojtan"],
    ["You would report to the Front Office Manager, Dr Saskia Wolf.", "Saskia Wolf"],
    [
      "Write to Perpetua today.\n\nKind regards,\nPerpetua Lind-Osei, Consultant",
      "Perpetua Lind-Osei",
    ],
  ])("%s", (line, name) => {
    expect(parsePosting(head + line).contactName).toBe(name);
  });

  it.each([
    ["DM Noor w/ your CV.", "Noor"],
    ["msg Kezia with your hours.", "Kezia"],
    ["Give Oskar a bell.", "Oskar"],
    ["Email work@oak.example, attn. Chef Ines.", "Chef Ines"],
    ["Bring it to the lodge, att. Oom Piet.", "Oom Piet"],
    ["Send your CV to Mr. Vasquez HR by phone only.", "Mr. Vasquez"],
    ["Dr. Ulla Brandt is at your disposal for first questions.", "Ulla Brandt"],
    ["Frau Ulla Brandt is looking forward to your papers.", "Ulla Brandt"],
    ["Call Kit or Josie in the evenings on 555 0101.", "Kit or Josie"],
    [
      "Questions about the house may be put to Lodge Manager Dermot Quill at 555-0101.",
      "Dermot Quill",
    ],
    ["For more about the post: Dr. Ulla Brandt, Head of House, 555-0101.", "Ulla Brandt"],
    ["For questions on the work: Ms Dr. Ulla Brandt, head of house, Tel. 555-0101.", "Ulla Brandt"],
    ["CV to u.brandt@oak.example or WhatsApp 555 0101 (Ulla Brandt).", "Ulla Brandt"],
    ["Email ulla@oak.example (Ulla Brandt, Head of House) by Sunday.", "Ulla Brandt"],
    [
      "Inquiries may be made to the chair of the board, Ulla Brandt-Oje, at jobs@oak.example.",
      "Ulla Brandt-Oje",
    ],
    [
      "CV and a letter of two pages on the nights you have known to Jo Brandt, House Manager, jo@oak.example.",
      "Jo Brandt",
    ],
    [
      "One PDF please, and address it to Dr. Ulla Brandt, Human Resources, tel. 555 0101.",
      "Ulla Brandt",
    ],
    ["Posted 20 Nov 2026 by Ulla Brandt - Expires 4 Dec 2026", "Ulla Brandt"],
    [
      "Send me a letter by Friday.\n\nWith kind regards\n\nUlla Brandt-Oje\nHead of House, Oak Mill Hotel\nu.brandt-oje@oak.example",
      "Ulla Brandt-Oje",
    ],
    ["Questions to Ann Baker on 555 0101.", "Ann Baker"],
  ])("%s", (line, name) => {
    expect(parsePosting(head + line).contactName).toBe(name);
  });

  it.each([
    [
      "From: Ulla Brandt-Oje <ulla@oak.example>\nTo: list\nSubject: Night porter wanted\n\n",
      "Thanks\nUlla",
    ],
    ["Ulla Brandt-Oje • 2nd\nHotel Recruiter\n1d • Edited\n\n", "Send it to ulla@oak.example."],
  ])("the one who writes: %s", (before, behind) => {
    expect(parsePosting(before + head + behind).contactName).toBe("Ulla Brandt-Oje");
  });

  it("reads two who speak of themselves, and takes neither for the employer", () => {
    const posting = parsePosting(
      `Night Porter\n\nWe're Kit and Al Moss, and we run a small house near Hinds.\n\nRequirements\n- Driving licence\n- Two years of night work\n\nAl 555 0101 after tea.`,
    );
    expect(posting.contactName).toBe("Kit and Al Moss");
    expect(posting.company).toBeUndefined();
  });

  it.each([
    "You write the pairings with Chef Ines for the menu.",
    "The house was founded by Ulla Brandt in 1974; write to jobs@oak.example.",
    "Send your CV to the Chair of Experimental Phonetics, jobs@oak.example.",
    "Contact: Permanent, Full Time",
    "Apply in Cork, as our house is in Cork city.",
    "Questions: Customer Service, 555 0101",
  ])("finds nobody in %j", (line) => {
    expect(parsePosting(head + line).contactName).toBeUndefined();
  });

  it("takes the place of a team for nobody", () => {
    const line = "If you need help, contact the Resourcing Team, Haymarket.";
    expect(parsePosting(head + line).contactName).toBeUndefined();
  });

  it("takes a title with its field for nobody", () => {
    expect(
      parsePosting(`Data Specialist: Advanced Analytics\n\n${head}`).contactName,
    ).toBeUndefined();
  });
});

describe("the reference is read in every usual form", () => {
  it.each([
    ["Ref. IJ 20884", "IJ 20884"],
    ["Post number PEH0427.", "PEH0427"],
    ["Campaign code SF-NP-2026-09", "SF-NP-2026-09"],
    ["My reference is TB/DOH/882.", "TB/DOH/882"],
    ["Advt. No.: OAK/HR/NP/2026/09", "OAK/HR/NP/2026/09"],
    ["Please name our file #20931 when you write.", "20931"],
    ["EXTERNAL VACANCY      Notice 61/2026", "Notice 61/2026"],
    ["Send both to the office, citing OM-2217.", "OM-2217"],
    ["Apply under the code OM-NP-11.", "OM-NP-11"],
    ["Write to the lodge, quoting UCL 88/26.", "UCL 88/26"],
    ["Send it by Friday and put OAK-2611-04 in the subject line.", "OAK-2611-04"],
    ["Harwich · Onsite · Full time · R-20981", "R-20981"],
    ["Apply: jobs@oak.example (subject: NP-OAK-26).", "NP-OAK-26"],
    ['Email one file to jobs@oak.example, subject "NIGHT NP".', "NIGHT NP"],
    ['Write with the subject line "Application and your name".', undefined],
  ])("%s", (line, reference) => {
    expect(parsePosting(head + line).reference).toBe(reference);
  });
});

describe("the deadline is read in every usual form", () => {
  it.each([
    ["Full-time • Expires 20/12/2026", "20/12/2026"],
    ["Apply by 12 Dec '26", "12 Dec '26"],
    ["Closing date: 4 January 2027, 10am.", "4 January 2027, 10am"],
    ["We read applications as they come and stop on 9th January 2027.", "9th January 2027"],
    ["May I have by Thursday 3 December an up-to-date CV?", "Thursday 3 December"],
    ["Send a letter quoting NP-1, before midnight (AWST) on 13 December 2026.", "13 December 2026"],
    ["Send your CV by noon on Wednesday 2 December.", "noon on Wednesday 2 December"],
  ])("%s", (line, deadline) => {
    expect(parsePosting(head + line).deadline).toBe(deadline);
  });
});
