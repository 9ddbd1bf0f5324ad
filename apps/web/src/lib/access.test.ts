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
const verify = { kind: "verify", text: "" } as const;
const premium = { kind: "premium", text: "" } as const;

it("names suspension before everything that the server asks for", () => {
  expect(barrierOf({ ...user, is_active: false }, verify)).toBe("suspended");
  expect(barrierOf(user, verify)).toBe("verify");
  expect(barrierOf(user, premium)).toBe("premium");
});

it("lets the main workflow go on without a proven address and without a plan", () => {
  expect(barrierOf(user, null)).toBeNull();
});
