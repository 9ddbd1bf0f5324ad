import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { longestTaken, postingOfPage } from "./read-page.ts";

const job = {
  "@type": "JobPosting",
  title: "Account Manager",
  hiringOrganization: { "@type": "Organization", name: "Harbour Goods" },
  jobLocation: { address: { addressLocality: "Denver", addressRegion: "CO" } },
  description: "<p>You grow accounts.</p><ul><li>Salesforce &amp; Excel</li></ul>",
  qualifications: "5+ years of account management",
};
const asText =
  "Account Manager\nCompany: Harbour Goods\nLocation: Denver, CO\n\nYou grow accounts.\n\n- Salesforce & Excel\n\nQualifications\n5+ years of account management";

/** Fills the page; scripts as pages of others hold them. */
function show(body: string, ...linked: readonly unknown[]): void {
  document.body.innerHTML = body;
  for (const one of linked) {
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.textContent = typeof one === "string" ? one : JSON.stringify(one);
    document.body.append(script);
  }
}

function select(selector: string): void {
  const element = document.querySelector(selector);
  if (element !== null) document.getSelection()?.selectAllChildren(element);
}

// Files share one document: what is left in it stands in the way of the next.
afterEach(() => document.body.replaceChildren());
beforeEach(() => document.getSelection()?.removeAllRanges());

describe("the posting of an open page", () => {
  const body = "<nav>Menu</nav><main><p>Seen by all</p><p id='mine'>Chosen words</p></main>";

  it("is that of its linked data, wherever it stands in it", () => {
    for (const linked of [job, [job], { "@graph": [{ "@type": "WebSite" }, job] }]) {
      show(body, "{broken", linked);
      select("#mine");
      expect(postingOfPage(document)).toBe(asText);
    }
  });

  it("is what is selected where the linked data name none, or several", () => {
    for (const linked of [[], [job, { ...job, title: "Clerk" }], [{ ...job, title: "" }]]) {
      show(body, linked);
      select("#mine");
      expect(postingOfPage(document)).toBe("Chosen words");
    }
  });

  it("is the main part otherwise, and the whole page where there is none", () => {
    show(body);
    const main = postingOfPage(document);
    expect(main).toContain("Seen by all");
    expect(main).not.toContain("Menu");
    show("<p>Only this</p>");
    expect(postingOfPage(document)).toContain("Only this");
    show("");
    expect(postingOfPage(document)).toBe("");
  });

  it("is never longer than the limit, and text alone", () => {
    show("", { ...job, description: "<b>word</b> ".repeat(20_000) });
    const text = postingOfPage(document);
    expect(text).toHaveLength(longestTaken);
    expect(text).not.toContain("<");
  });

  it("is not looked for in data of other forms, or far too large", () => {
    const huge = JSON.stringify({ ...job, description: "x".repeat(10_000_000) });
    let deep: unknown = job;
    for (let level = 0; level < 60; level += 1) deep = { inner: deep };
    const strange = [null, 7, "text", { "@type": 1 }, { "@type": "JobPosting", title: [1] }];
    show(body, huge, deep, ...strange);
    expect(postingOfPage(document)).toContain("Seen by all");
  });
});
