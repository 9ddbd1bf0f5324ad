import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { forgetAccount, keepAccount } from "../lib/account-store.ts";
import { forgetWithAccount } from "./query-client.ts";

const user = {
  id: "one",
  email: "one@example.com",
  is_premium: false,
  email_verified: true,
  is_active: true,
  is_admin: false,
};
const auth = { user, access_token: "a", refresh_token: "r" };

it("keeps what was read for the same account and forgets it for another", () => {
  const client = new QueryClient();
  keepAccount(auth);
  const stop = forgetWithAccount(client);
  client.setQueryData(["subscription"], "of one");
  forgetAccount("expired");
  keepAccount({ ...auth, access_token: "b" });
  expect(client.getQueryData(["subscription"])).toBe("of one");
  forgetAccount("expired");
  keepAccount({ ...auth, user: { ...user, id: "two" } });
  expect(client.getQueryData(["subscription"])).toBeUndefined();
  stop();
});
