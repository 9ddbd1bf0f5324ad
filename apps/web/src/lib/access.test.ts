// @vitest-environment node
import type { User } from "@savile/contracts";
import { expect, it } from "vitest";
import { barrierOf } from "./access.ts";

const user: User = {
  id: "a",
  email: "a@example.com",
  is_premium: false,
  email_verified: false,
  is_active: true,
  is_admin: false,
};
const all = { verified: true, premium: true };

it("names the barriers in order: suspended, unproven address, plan", () => {
  expect(barrierOf({ ...user, is_active: false }, all)).toBe("suspended");
  expect(barrierOf(user, all)).toBe("verify");
  expect(barrierOf({ ...user, email_verified: true }, all)).toBe("premium");
  expect(barrierOf({ ...user, email_verified: true, is_premium: true }, all)).toBeNull();
});

it("lets the main workflow go on without a proven address", () => {
  expect(barrierOf(user)).toBeNull();
});

it("asks no plan of an administrator", () => {
  expect(barrierOf({ ...user, is_admin: true }, { premium: true })).toBeNull();
});
