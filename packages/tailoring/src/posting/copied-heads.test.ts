import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const body = "\n\nRequirements\n- Two years of experience\n- Good time-keeping\n";

describe("the employer of a posting as boards copy it", () => {
  it.each([
    // In capitals under the title, with a rating between it and its address.
    [
      "Line Cook\nTHE HERON BISTRO\n4.1 (312 Reviews)\n214 Mill St, Portland, OR 97205\n$19 an hour",
      "HERON BISTRO",
    ],
    ["Staff Nurse\nST BRENDAN'S NURSING HOME\nTralee, Co. Kerry", "ST BRENDAN'S NURSING HOME"],
    ["Pastry Chef\nCRUMB & SONS\nGalway\n\nCrumb & Sons has three cafés.", "Crumb & Sons"],
    [
      "HARBOURLINE LOGISTICS PTE. LTD.\nWarehouse Supervisor\n20 Tuas South Avenue 14, 637312",
      "HARBOURLINE LOGISTICS PTE. LTD",
    ],
    // The name of a union, which holds commas, above the title.
    [
      "Graphical, Paper and Allied Workers' Union\nRegional Organiser\nLeeds | £36,500",
      "Graphical, Paper and Allied Workers' Union",
    ],
    [
      "Irish Wheelwrights Association\nPosition: Membership Officer",
      "Irish Wheelwrights Association",
    ],
  ])("%j: %s", (head, company) => {
    expect(parsePosting(head + body).company).toBe(company);
  });

  it("is no house that does something to those who write", () => {
    const head =
      "Pastry Chef\nCRUMB & SONS\nGalway\n\nCrumb & Sons has three cafés.\n\nThe Association of Craft Bakers trains our staff.";
    expect(parsePosting(head + body).company).toBe("Crumb & Sons");
  });

  it("is no county behind a town, and no street of a saint", () => {
    const head = "Staff Nurse\nTralee, Co. Kerry\nPermanent";
    expect(parsePosting(head + body).company).toBeUndefined();
  });
});

describe("references of any form", () => {
  it.each([
    ["Ref: WK-COOK", "WK-COOK"],
    ["E-mail jobs@gpawu.example quoting RO/LDS by noon on Friday.", "RO/LDS"],
    ["Ref FHD25", "FHD25"],
    ["Quote: 118/26", "118/26"],
  ])("%s", (line, reference) => {
    expect(parsePosting(`Line Cook\nThe Heron Bistro Ltd${body}\n${line}\n`).reference).toBe(
      reference,
    );
  });

  it("stand on a line of their own on boards that number that way", () => {
    const posting = parsePosting(`MCF-2026-0112345\nHARBOUR LINE PTE. LTD.\nClerk${body}`);
    expect(posting.reference).toBe("MCF-2026-0112345");
  });

  it.each(["Quoting experience is a plus.", "Refer a friend", "See the reference letter"])(
    "none in %s",
    (line) => {
      const posting = parsePosting(`Line Cook\nThe Heron Bistro Ltd${body}\n${line}\n`);
      expect(posting.reference).toBeUndefined();
    },
  );
});

const read = (lines: string) =>
  parsePosting(`Orthotist\nFenland Hospitals NHS Foundation Trust\n${lines}${body}`);

describe("deadlines and contacts whose labels have lines of their own", () => {
  it.each([
    ["Closing\n13/12/2026 23:59\nEmployer\nFenland Hospitals", "13/12/2026 23:59"],
    ["Apply by\n5 January 2027", "5 January 2027"],
    ["Latest date for receipt of applications: 11th December 2026", "11th December 2026"],
  ])("%j closes on %s", (lines, deadline) => {
    expect(read(lines).deadline).toBe(deadline);
  });

  it.each(["Start date\n5 January 2027", "Interviews on 5 January 2027", "Closes in 5 days"])(
    "%j is no deadline",
    (lines) => {
      expect(read(lines).deadline).toBeUndefined();
    },
  );

  it.each([
    ["Informal visits contact\nName\nBronwen Aldous\nJob title\nLead Orthotist", "Bronwen Aldous"],
    ["Job contact:\nName: Ottoline Farr\nE-mail: o.farr@drp.example", "Ottoline Farr"],
    ["For an informal chat ask for Bev.", "Bev"],
    ["Ring Siobhan on 01482 555 019.", "Siobhan"],
  ])("%j names %s", (lines, contact) => {
    expect(
      parsePosting(`Orthotist\nFenland Trust${body}\nHow to apply\n${lines}\n`).contactName,
    ).toBe(contact);
  });

  it.each([
    "Ask for an application form.",
    "Contact HR on 01482 555 019.",
    "Call Monday to Friday.",
  ])("%s names nobody", (line) => {
    const posting = parsePosting(`Orthotist\nFenland Trust${body}\nHow to apply\n${line}\n`);
    expect(posting.contactName).toBeUndefined();
  });
});

it("a mail that says where somebody is wanted has its title before that", () => {
  const mail =
    "From: Tilda Marsh <tilda@mm.example>\nSubject: Nursery assistant wanted at Marsh & Moor Plants (ref MM/7)\n\nHi all,\n\nwe are after a nursery assistant from February.";
  expect(parsePosting(`${mail}${body}\nTilda\nMarsh & Moor Plants\n`).title).toBe(
    "Nursery assistant",
  );
});

it.each(["Telephone number", "E-mail address", "Contact point for applicants"])(
  "%s on a line of its own asks for nothing",
  (line) => {
    const posting = parsePosting(`Orthotist\nFenland Trust${body}- ${line}\n`);
    expect(posting.requirements.map(({ text }) => text)).not.toContain(line);
  },
);
