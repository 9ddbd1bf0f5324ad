import { beforeEach, expect, it } from "vitest";
import { forgetAccount, keepAccount, readAccount } from "./account-store.ts";
import { keepDraft, moveDraft, newDraft, readDraft } from "./drafts.ts";
import { dropPending, keepPending, sessionsWithCopies } from "./kept-words.ts";

function account(id: string) {
  const user = {
    id,
    email: `${id}@example.com`,
    is_premium: false,
    email_verified: false,
    is_active: true,
    is_admin: false,
  };
  return { user, access_token: `access ${id}`, refresh_token: `refresh ${id}` };
}

beforeEach(() => {
  localStorage.clear();
});

it("keeps what was entered for one upload apart from another", () => {
  keepDraft("up1", { jobDescription: "Gardener wanted" });
  keepDraft("up1", { template: "modern" });
  expect(readDraft("up1")).toEqual({ jobDescription: "Gardener wanted", template: "modern" });
  expect(readDraft("up2").jobDescription).toBe("");
});

it("keeps copies of unsaved words through an expired sign-in, but not for another account", () => {
  keepAccount(account("a"));
  localStorage.setItem("editableDoc_s1_resume", "{}");
  forgetAccount("expired");
  keepAccount(account("a"));
  expect(sessionsWithCopies()).toEqual(["s1"]);
  forgetAccount("expired");
  keepAccount(account("b"));
  expect(sessionsWithCopies()).toEqual([]);
});

it("forgets what a download went without once that is stored", () => {
  keepPending("s1", "resume", "[]");
  keepPending("s2", "resume", "[]");
  dropPending("s1");
  expect(Object.keys(sessionStorage)).toEqual(["pending_s2_resume"]);
  sessionStorage.clear();
});

it("reads a damaged draft as an empty one", () => {
  localStorage.setItem("draft_up1", "{");
  expect(readDraft("up1").jobDescription).toBe("");
  localStorage.setItem("draft_up1", '{"jobDescription":7}');
  expect(readDraft("up1").jobDescription).toBe("");
});

it("clears drafts, copies of unsaved words and tokens on sign-out", () => {
  keepAccount(account("a"));
  keepDraft("up1", { jobDescription: "text" });
  localStorage.setItem("editableDoc_s1_resume", "{}");
  keepPending("s1", "resume", "[]");
  expect(sessionsWithCopies()).toEqual(["s1"]);
  forgetAccount("chosen");
  expect(readDraft("up1").jobDescription).toBe("");
  expect(localStorage).toHaveLength(0);
});

it("keeps the draft when the sign-in expires, for the same account only", () => {
  keepAccount(account("a"));
  keepDraft("up1", { jobDescription: "text" });
  forgetAccount("expired");
  expect(readAccount()).toBeNull();
  keepAccount(account("a"));
  expect(readDraft("up1").jobDescription).toBe("text");
  forgetAccount("expired");
  keepAccount(account("b"));
  expect(readDraft("up1").jobDescription).toBe("");
});

it("takes a kept account that cannot be read for none", () => {
  keepAccount(account("a"));
  expect(readAccount()?.user.email).toBe("a@example.com");
  localStorage.setItem("user", "[]");
  expect(readAccount()).toBeNull();
});

it("takes a draft along to the upload it belongs to by now", () => {
  keepDraft(newDraft, { jobDescription: "Gardener wanted", company: "Mossgate" });
  moveDraft(newDraft, "up1");
  expect(readDraft("up1")).toMatchObject({
    jobDescription: "Gardener wanted",
    company: "Mossgate",
  });
  expect(readDraft(newDraft).jobDescription).toBe("");
  moveDraft("up1", "up1");
  expect(readDraft("up1").jobDescription).toBe("Gardener wanted");
});
