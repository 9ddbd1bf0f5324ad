import { beforeAll, describe, expect, it } from "vitest";
import { err } from "@savile/model";
import type { Tailoring } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { makeSession } from "../../testing/sessions.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import { pagesNow } from "./pages-now.ts";

type Layout = Dependencies["renderer"]["layout"];

const { service, person } = await sharedSignedIn();
const { renderer } = service.needs;
let reviewed: ReviewedSession;
beforeAll(async () => {
  const { session_id: id } = await makeSession(service, person);
  const found = await findReviewed(service.needs.database.query, person.accountId, id);
  if (!found.ok) throw new Error(found.error);
  reviewed = found.value;
});

/** The session as it stands, said to have so many pages. */
function standing(pages = { resume: 8, letter: 9, budget: 2 }): ReviewedSession {
  return { ...reviewed, state: { ...reviewed.state, pages } };
}

/** The documents with another summary, or another salutation. */
function edited({ summary, salutation }: { summary?: string; salutation?: string }): Tailoring {
  const { resume, letter } = reviewed.tailoring;
  const now = {
    resume: summary === undefined ? resume.resume : { ...resume.resume, summary },
    letter: salutation === undefined ? letter.letter : { ...letter.letter, salutation },
  };
  return {
    ...reviewed.tailoring,
    resume: { ...resume, resume: now.resume },
    letter: { ...letter, letter: now.letter },
  };
}

/** The pages with another way to lay documents out, and which of them were laid out. */
async function pagesWith(layout: Layout, tailoring: Tailoring) {
  const laidOut: string[] = [];
  const watched: Layout = (input) => {
    laidOut.push(input.document.kind);
    return layout(input);
  };
  const needs = { renderer: { ...renderer, layout: watched } };
  return { pages: await pagesNow(needs, standing(), tailoring), laidOut };
}

const really: Layout = (input) => renderer.layout(input);
const never: Layout = () => new Promise(() => undefined);
const lettersOnly: Layout = async (input) =>
  input.document.kind === "resume" ? err({ code: "crashed", detail: "gone" }) : really(input);

describe("the pages of edited documents", () => {
  it("are counted for the document that changed, and stay for the other one", async () => {
    const changed = await pagesWith(really, edited({ summary: "Sells software." }));
    expect(changed).toEqual({ pages: { resume: 1, letter: 9, budget: 2 }, laidOut: ["resume"] });
    const letter = await pagesWith(really, edited({ salutation: "Dear all," }));
    expect(letter).toEqual({
      pages: { resume: 8, letter: 1, budget: 2 },
      laidOut: ["cover_letter"],
    });
  });

  it("stay without a look where no word changed", async () => {
    const same = await pagesWith(really, edited({}));
    expect(same).toEqual({ pages: { resume: 8, letter: 9, budget: 2 }, laidOut: [] });
  });

  it("stay both where one of them cannot be counted", async () => {
    const both = edited({ summary: "Sells software.", salutation: "Dear all," });
    const { pages } = await pagesWith(lettersOnly, both);
    expect(pages).toEqual({ resume: 8, letter: 9, budget: 2 });
  });

  it("stay where counting takes longer than a save may wait", async () => {
    const { pages, laidOut } = await pagesWith(never, edited({ summary: "Sells software." }));
    expect(laidOut).toEqual(["resume"]);
    expect(pages).toEqual({ resume: 8, letter: 9, budget: 2 });
  });
});
