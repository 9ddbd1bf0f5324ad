import { activitySchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { sendAs } from "../../testing/account-calls.ts";
import { sharedAdmin, sharedService } from "../../testing/shared-service.ts";
import { get, newPerson } from "../../testing/visitor.ts";

const service = await sharedService();
const admin = await sharedAdmin();

async function activityOf(query: string) {
  const answer = await get(service, `/admin/activity${query}`, admin.headers);
  return activitySchema.parse(answer.json());
}

describe("the activity", () => {
  it("S46 tells what administrators did, newest first, a page at a time", async () => {
    const { accountId } = await newPerson(service);
    const url = `/admin/users/${accountId}`;
    await sendAs(service, admin, "PATCH", `${url}/status`, { is_active: false });
    await sendAs(service, admin, "PATCH", `${url}/status`, { is_active: true });
    await sendAs(service, admin, "DELETE", `${url}/sessions`);
    const first = await activityOf("?limit=2");
    expect(first.entries).toMatchObject([
      { actor: "boss@example.test", action: "sessions_revoked" },
      { actor: "boss@example.test", action: "account_activated" },
    ]);
    const next = await activityOf(`?limit=1&before=${first.next}`);
    expect(next.entries).toMatchObject([{ action: "account_suspended" }]);
    expect(Number(next.entries[0]?.id)).toBeLessThan(Number(first.entries[1]?.id));
    const { entries } = await activityOf("?limit=100");
    expect(entries).toContainEqual(
      expect.objectContaining({ actor: "settings", action: "admin_added" }),
    );
  });
});
