import { afterEach, expect, test } from "vitest";
import { clearDrafts } from "./clear-drafts.ts";
import { dropStep, keepStep, readStep } from "./kept-step.ts";

afterEach(() => sessionStorage.clear());

test("a step is its address with what was asked for there, until it is dropped", () => {
  expect(readStep()).toBeNull();
  window.history.replaceState(null, "", "/new?upload=u1");
  keepStep({ template: "tech" });
  expect(readStep()).toEqual({ way: "/new?upload=u1", template: "tech" });
  keepStep({ layer: "downloads" });
  expect(readStep()).toEqual({ way: "/new?upload=u1", layer: "downloads" });
  dropStep();
  expect(readStep()).toBeNull();
});

test("signing out forgets it", () => {
  keepStep();
  clearDrafts();
  expect(readStep()).toBeNull();
});

test("what is no step of this application is none", () => {
  for (const kept of ["{", "1", '{"way":"//elsewhere.example"}', '{"way":"https://a.example"}']) {
    sessionStorage.setItem("pending_step", kept);
    expect(readStep()).toBeNull();
  }
  sessionStorage.setItem("pending_step", '{"way":"/s/1","layer":"history"}');
  expect(readStep()).toEqual({ way: "/s/1" });
});
