import { beforeEach, expect, it } from "vitest";
import { forgetAccount, keepAccount, readAccount } from "./account-store.ts";
import { keepDraft, readDraft } from "./drafts.ts";

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

it("reads a damaged draft as an empty one", () => {
  localStorage.setItem("draft_up1", "{");
  expect(readDraft("up1").jobDescription).toBe("");
  localStorage.setItem("draft_up1", '{"jobDescription":7}');
  expect(readDraft("up1").jobDescription).toBe("");
});

it("clears drafts and tokens on sign-out", () => {
  keepAccount(account("a"));
  keepDraft("up1", { jobDescription: "text" });
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
