import { describe, expect, it, test } from "vitest";
import { levelClauses } from "./cues.ts";
import { demandPieces } from "./demand-pieces.ts";
import { parsePosting } from "./parse-posting.ts";
import { yearsIn } from "./years.ts";

function texts(body: string): string[] {
  return parsePosting(`Shop Clerk at Orbit Books\n\n${body}`).requirements.map(({ text }) => text);
}

describe("a posting told in a letter or in two lines", () => {
  const mail =
    "Hi all,\n\nHope you're well! My aunt's practice (Mill Street Vets) is after a part time receptionist for Saturdays. You'd be answering the phones and booking animals in. They'd like someone who has worked on a front desk before. Being handy with a computer is a must, knowing RxWorks would be brilliant.\n\nDrop Ann Marsh a line at ann@millstreetvets.example with your CV by 14 August.";

  it("has its title, its employer by the address of mail, and its day", () => {
    expect(parsePosting(mail)).toMatchObject({
      title: "receptionist",
      company: "Mill Street Vets",
      deadline: "14 August",
    });
  });

  it("asks on two levels in one sentence, and a name in two capitals stays whole", () => {
    const { requirements } = parsePosting(mail);
    const level = (part: string) => requirements.find(({ text }) => text.includes(part))?.level;
    expect(level("computer")).toBe("required");
    expect(level("RxWorks")).toBe("preferred");
  });

  it("tells what is done where the sender only would have it done", () => {
    expect(parsePosting(mail).duties.map(({ text }) => text)).toContain("answering the phones");
  });

  it("asks for nothing where a town stands behind the house that hires", () => {
    const posting = parsePosting(
      "Line Cook needed!! The Rusty Anchor in Wells City is hiring. Knife skills a must. Stop by after 2pm.",
    );
    expect(posting.company).toBe("The Rusty Anchor");
    expect(posting.duties).toEqual([]);
  });
});

describe("who hires", () => {
  it.each([
    [
      "Kiln & Sons Foundry was established in 1874.\n\nWe now need a pattern maker to join the shop. You must have carpentry.",
      "Kiln & Sons Foundry",
    ],
    [
      "Growth Marketer @ Tandemly (Remote)\n\nWe're Tandemly, a tiny team.\n\nRequirements\n- SQL\n\nWrite to jobs@tandemly.example",
      "Tandemly",
    ],
    [
      "Working Title: Research Coordinator\n\nThe Center for Health at Delmont State University invites applications for a Research Coordinator.\n\nRequired Skills\nSQL",
      "Delmont State University",
    ],
    [
      "Driver\n\nABC Larch Co., Inc. is the nation's largest wholesale distributor of roofing.\n\nRequirements\n- Excel",
      "ABC Larch Co., Inc.",
    ],
  ])("%s", (text, company) => {
    expect(parsePosting(text).company).toBe(company);
  });

  it("is nobody's mail house", () => {
    const posting = parsePosting(
      "Cook wanted\n\nWrite to Gmail Ltd or orbit@gmail.com. Experience with Gmail is required.",
    );
    expect(posting.company).toBeUndefined();
  });
});

describe("where it is", () => {
  it.each([
    ["Nurse\nBanksia Lodge | Toowoomba QLD", "Toowoomba QLD"],
    ["Fitter\nDoncaster, South Yorkshire", "Doncaster, South Yorkshire"],
    ["Clerk\nWenlow Parish Council\n12 hours per week, SCP 18-23", undefined],
    ["Fitter\nBright Packaging\n3.4 out of 5 stars\nReading, PA 19601", "Reading, PA 19601"],
  ])("%s", (head, location) => {
    expect(parsePosting(`${head}\n\nRequirements\n- Excel`).location).toBe(location);
  });
});

describe("what a line is of", () => {
  test("a short line above bullets heads them, though nothing marks it", () => {
    expect(texts("You might be a fit if\n- SQL doesn't scare you\n- German")).toEqual([
      "SQL",
      "German",
    ]);
  });

  test("the description below a board's own summary begins anew", () => {
    const body = "Skills\nPLCs\nFull job description\nOrbit Books runs two plants in Berks County.";
    expect(texts(body)).toEqual(["PLCs"]);
  });

  test("what is given below its heading is no duty", () => {
    const body =
      "Benefits:\n- Work with a great team of people\n- Paid holidays\n- Dental insurance";
    expect(parsePosting(`Shop Clerk at Orbit Books\n${body}`).duties).toEqual([]);
  });

  test("questions below the request for answers are to be answered", () => {
    const { answers, requirements } = parsePosting(
      "Clerk at Orbit Books\n\nDesirable: Excel.\n\nIn your letter please answer the following:\n1. Why this shop?\n2. What is your notice period?",
    );
    expect(answers).toEqual(["Why this shop?", "What is your notice period?"]);
    expect(requirements.map(({ text }) => text)).toEqual(["Excel"]);
  });
});

describe("demands of one line", () => {
  it.each([
    [
      "Looking for someone dependable with a season on the line, who can handle a busy night",
      ["dependable with a season on the line", "handle a busy night"],
    ],
    [
      "You can read engineering drawings, and are comfortable on a bandsaw",
      ["read engineering drawings", "comfortable on a bandsaw"],
    ],
  ])("%s", (clause, pieces) => {
    expect(demandPieces(clause).map(({ text }) => text)).toEqual(pieces);
  });

  it.each([
    [
      "A forklift licence is essential, reach truck would be an advantage",
      ["A forklift licence is essential, ", "reach truck would be an advantage"],
    ],
    [
      "Bachelor's degree (electrical engineering degree a plus)",
      ["Bachelor's degree ", "(electrical engineering degree a plus)"],
    ],
    ["Excel, Word and Outlook are essential", ["Excel, Word and Outlook are essential"]],
  ])("levels of %s", (text, clauses) => {
    expect(levelClauses(text).map(({ start, end }) => text.slice(start, end))).toEqual(clauses);
  });
});

function years(body: string): string[] {
  return texts(`Requirements\n${body}`).filter((one) => /year/.test(one));
}

describe("years", () => {
  it("of different things are different demands, and told again they are one", () => {
    expect(
      years("- 1 year minimum experience in scanning\n- 1 year minimum experience in printing"),
    ).toHaveLength(2);
    expect(years("- 3 years of sales experience\n- 3 years experience in sales")).toHaveLength(1);
  });

  it("come in halves, and some are of no experience", () => {
    expect(yearsIn("two and one-half years of experience")[0]?.years).toBe(2.5);
    expect(yearsIn("Must have 2 to 3 years crime-free")).toEqual([]);
  });

  it("for a later post ask for nothing now", () => {
    const body =
      "Requirements\n- Excel\n- To be eligible for placement in Level II, candidates must have two years at Level I";
    expect(texts(body)).toEqual(["Excel"]);
  });
});
