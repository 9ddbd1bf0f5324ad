import { describe, expect, it, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const asks = "Requirements\n- Two years of experience in a shop\n- Excel";

function employerOf(head: string, body = ""): string | undefined {
  return parsePosting(`${head}\n\n${body}\n\n${asks}`).company;
}

describe("two signs make sure of an employer", () => {
  it.each([
    ["a label", "Shop Clerk\nCompany: Blue Fern", "", "Blue Fern"],
    ["the head line with at", "Shop Clerk at Orbit Books", "", "Orbit Books"],
    ["a letterhead with a town", "Shop Clerk\nFernlight\nDayton, OH", "", "Fernlight"],
    ["a house before its town", "Shop Clerk\nTarn Mill Bakery, Dayton, OH", "", "Tarn Mill Bakery"],
    [
      "a house on the line below the title",
      "Shop Clerk\nCorvid Paper Mill",
      "",
      "Corvid Paper Mill",
    ],
    [
      "a name in the head that has the form of a house",
      "Shop Clerk - Alder Foods Ltd",
      "",
      "Alder Foods Ltd",
    ],
    [
      "a sentence on it, and its name again",
      "Shop Clerk\nUS, OH, Dayton",
      "Picwell sells frames. At the heart of Picwell are its shops. Customers love Picwell.",
      "Picwell",
    ],
    [
      "who it is and that it seeks somebody",
      "Shop Clerk\nUS, OH, Dayton",
      "Larkmoor is a chain of shops. Larkmoor is looking for a clerk.",
      "Larkmoor",
    ],
    [
      "hiring at it",
      "Shop Clerk\nUS, OH, Dayton",
      "We are hiring a Shop Clerk at Acorn Frames.",
      "Acorn Frames",
    ],
    [
      "the first name of the text, told as a house",
      "Shop Clerk\nUS, OH, Dayton",
      "Mossgate Paper is a family-owned company with four shops.",
      "Mossgate Paper",
    ],
    [
      "an address of mail",
      "Shop Clerk\nUS, OH, Dayton",
      "Join Tarnwick and sell frames. Write to jobs@tarnwick.com.",
      "Tarnwick",
    ],
    [
      "a short name beside the long one",
      "Shop Clerk\nUS, OH, Dayton",
      "Felling Holt Partners is a house of framers. FHP is looking for a clerk.",
      "Felling Holt Partners",
    ],
  ])("%s", (_, head, body, company) => {
    expect(employerOf(head, body)).toBe(company);
  });
});

describe("no employer", () => {
  it.each([
    ["a department", "Shop Clerk\nMarketing\nDayton, OH", ""],
    ["a site before its town", "Shop Clerk\nMain Campus, Dayton, OH", ""],
    ["what stands behind the title", "Shop Clerk - High End Decor", ""],
    [
      "who wants to see people",
      "Shop Clerk\nUS, OH, Dayton",
      "Send it by Monday, as Marlon (Shop Manager) wants to see people that week.",
    ],
    [
      "a tool that the text names often",
      "Developer - PHP\nUS, OH, Dayton",
      "PHP is fun. We love PHP and write PHP.",
    ],
    ["a place", "Shop Clerk\nUS, OH, Dayton", "Work for the UK and join London."],
    [
      "the title itself",
      "Shop Clerk\nUS, OH, Dayton",
      "The Shop Clerk is a key person. The Shop Clerk sells.",
    ],
    [
      "a word of everyday speech",
      "Shop Clerk\nUS, OH, Dayton",
      "Candidates are met. Candidates provide papers.",
    ],
    [
      "a recruiter",
      "Shop Clerk\nUS, OH, Dayton",
      "Hale & Sons is a recruitment agency. Hale & Sons finds clerks. Ask Hale & Sons.",
    ],
    [
      "the client of a recruiter",
      "Shop Clerk\nUS, OH, Dayton",
      "Our client is a chain of shops. Join Larkmoor.",
    ],
  ])("is %s", (_, head, body) => {
    expect(employerOf(head, body)).toBeUndefined();
  });
});

test("the house for which a recruiter writes is found where the text says that it is hiring", () => {
  const body =
    "Hale & Sons is a recruitment agency. Larkmoor is a chain of shops. Larkmoor is looking for a clerk.";
  expect(employerOf("Shop Clerk\nUS, OH, Dayton", body)).toBe("Larkmoor");
});

test("a name with one sign is a question, and the text of the posting goes without it", () => {
  const posting = parsePosting(`Forklift Operator - Kestrel Storage\n\n${asks}`);
  expect(posting.company).toBeUndefined();
  expect(posting.companyCandidates).toEqual(["Kestrel Storage"]);
});

test("of two houses for which as much speaks none is taken", () => {
  const posting = parsePosting(
    `Shop Clerk\nUS, OH, Dayton\n\nLarkmoor sells frames. Larkmoor opens daily. Tarnwick makes frames. Tarnwick hires.\n\n${asks}`,
  );
  expect(posting.company).toBeUndefined();
  expect(posting.companyCandidates?.toSorted()).toEqual(["Larkmoor", "Tarnwick"]);
});

test("a posting that names nobody has neither a company nor a question", () => {
  const posting = parsePosting(`Shop Clerk\nUS, OH, Dayton\n\nWe sell frames.\n\n${asks}`);
  expect(posting).not.toHaveProperty("company");
  expect(posting).not.toHaveProperty("companyCandidates");
});

function named(body: string, head = "Shop Clerk\nUS, OH, Dayton"): string | undefined {
  return parsePosting(`${head}\n\n${body}\n\n${asks}`).company;
}

describe("an employer that is named once", () => {
  it.each([
    [
      "hires in the middle of a sentence",
      "Our clerk retires, and the Governors of Alder School are looking for the next.",
      "Alder School",
    ],
    [
      "speaks of itself behind its name",
      "Some of you know that Quarrel Audio (we make four shows) is growing again.",
      "Quarrel Audio",
    ],
    ["says what kind of employer it is", "Larkmoor is an equal opportunity employer.", "Larkmoor"],
    [
      "is called by its kind afterwards",
      "The City of Larkmoor Falls sits where two rivers meet. The City is an Equal Opportunity Employer.",
      "City of Larkmoor Falls",
    ],
  ])("%s", (_, body, company) => {
    expect(named(body)).toBe(company);
  });

  it("is no field of the title, whatever its words are", () => {
    expect(named("We build pumps.", "Head of Development - Pump Systems")).toBeUndefined();
  });

  it("is not the agency that says what it acts as", () => {
    expect(
      named(
        "Petrel & Lyle is recruiting. Petrel & Lyle acts as both an employment agency and a business.",
      ),
    ).toBeUndefined();
  });
});

describe("who writes and whose address it is", () => {
  it("names the house that says we are it", () => {
    const body =
      "We are Fernlight Restoration, and we mend chairs. Write to ada@fernlight.example.org.";
    expect(employerOf("Shop Clerk", body)).toBe("Fernlight Restoration");
  });

  it("takes a firm by whose address mail goes, where its form says that it is one", () => {
    const body = "Letter and CV to Ada Quill, Fernlight Dairies Ltd, ada@fernlight.example.org.";
    expect(employerOf("Shop Clerk", body)).toBe("Fernlight Dairies Ltd");
  });

  it("takes no recruiter whose address it is", () => {
    const body = "Fernlight Search has this opening. Write to ada@fernlight.example.org.";
    expect(employerOf("Shop Clerk", body)).toBeUndefined();
  });

  it("takes no part of a market and no kind of house for one", () => {
    const body =
      "Enterprise accounts are yours. Council employs 700 people, and Council looks after 310 parks.";
    expect(employerOf("Senior Success Manager, Enterprise", body)).toBeUndefined();
  });

  it("takes nobody for a house of whom there are several", () => {
    const body =
      "Keep cross-connects and VLANs (we use Gorse and Mallow) in order. Fernlight runs two sites.";
    expect(employerOf("Network Engineer", body)).not.toBe("VLANs");
  });

  it("takes a house of which brackets say what it is", () => {
    const body =
      "Fernlight Ferries and Wharves (a council-owned company)\n\nYou will sell tickets.";
    expect(employerOf("Shop Clerk", body)).toBe("Fernlight Ferries and Wharves");
  });

  it("joins a name with and without the stop of its form", () => {
    const body =
      "Fernlight Dairies Canada Inc. is the Canadian arm of a cheese maker.\n\nApply at fernlight.example.org, Fernlight Dairies Canada Inc, 4 Mill Road.";
    expect(employerOf("Shop Clerk", body)).toMatch(/^Fernlight Dairies Canada Inc\.?$/u);
  });
});
