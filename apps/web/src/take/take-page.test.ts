import takeHtml from "../../take.html?raw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepTaken, readTaken } from "../lib/taken-posting.ts";
import { writeFragment } from "./fragment.ts";
import { openTake } from "./take-page.ts";

const [, body = ""] = /<body>([\s\S]*)<\/body>/.exec(takeHtml) ?? [];
const handed = { text: "Clerk at Orbit\n- Excel", host: "jobs.example" };

let ways: string[] = [];
function open(fragment: string): void {
  document.body.innerHTML = body;
  ways = [];
  window.history.replaceState(null, "", `/take.html${fragment}`);
  openTake(document, (path) => ways.push(path));
}

const element = (id: string) => document.getElementById(id);
const isShown = (id: string): boolean => element(id)?.hidden === false;
const field = (): HTMLTextAreaElement => {
  const found = element("text");
  if (found instanceof HTMLTextAreaElement) return found;
  throw new Error("the page has no field");
};

// Files share one document: what is left in it stands in the way of the next.
afterEach(() => document.body.replaceChildren());
beforeEach(() => localStorage.clear());

describe("the page of a posting that was taken along", () => {
  it("shows text and host, clears the address and keeps nothing by itself", () => {
    open(writeFragment(handed));
    expect(window.location.href).toMatch(/\/take\.html$/);
    expect([field().value, element("host")?.textContent]).toEqual([handed.text, handed.host]);
    expect([isShown("found"), isShown("empty")]).toEqual([true, false]);
    expect([localStorage.length, ways]).toEqual([0, []]);
  });

  it("keeps at the press of the button what stands in the field, and leads on", () => {
    open(writeFragment(handed));
    field().value = `  ${"long ".repeat(4_000)}`;
    field().dispatchEvent(new Event("input"));
    expect(isShown("long")).toBe(true);
    element("use")?.click();
    const kept = readTaken();
    expect([kept?.host, kept?.text.length, ways]).toEqual([handed.host, 10_000, ["/new"]]);
    expect(Object.keys(localStorage)).toEqual(["taken_posting"]);
  });

  it("shows tags as the letters that they are", () => {
    const text = '<img src=x onerror="steal()"><script>steal()</script>';
    open(writeFragment({ ...handed, text }));
    expect(field().value).toBe(text);
    expect(document.querySelector("img, script")).toBeNull();
  });

  it.each(["", "#p=e30", "#<script>", `#p=${"A".repeat(1_000_000)}`])(
    "says that nothing came along (%#)",
    (fragment) => {
      open(fragment);
      expect([isShown("found"), isShown("empty"), ways]).toEqual([false, true, []]);
      expect(localStorage.length).toBe(0);
    },
  );

  it("takes the next posting that comes to the same page", () => {
    open("");
    window.history.replaceState(null, "", writeFragment(handed));
    window.dispatchEvent(new Event("hashchange"));
    expect(isShown("found")).toBe(true);
    expect(window.location.hash).toBe("");
  });
});

describe("a posting that waits", () => {
  it("is nobody's until somebody signs in, and then a draft of the account", () => {
    keepTaken(handed);
    localStorage.setItem("user", "{}");
    expect(readTaken()).toEqual(handed);
    expect(Object.keys(localStorage).toSorted()).toEqual(["draft_taken", "user"]);
  });

  it("is the last one that was taken", () => {
    keepTaken(handed);
    localStorage.setItem("user", "{}");
    keepTaken({ ...handed, text: "Another" });
    expect(readTaken()?.text).toBe("Another");
  });

  it.each(["{", "null", '{"text":7}', '{"text":"","host":""}', "[]"])("is none in %j", (stored) => {
    localStorage.setItem("taken_posting", stored);
    expect(readTaken()).toBeNull();
  });
});
