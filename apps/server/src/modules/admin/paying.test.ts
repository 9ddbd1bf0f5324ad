import { adminStatsSchema } from "@savile/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buy, inPortal } from "../../testing/buyer.ts";
import { signInAdmin } from "../../testing/mails.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.close());

async function setPremium(admin: Person, person: Person, isPremium: boolean): Promise<void> {
  const answer = await service.app.inject({
    method: "PATCH",
    url: `${api}/admin/users/${person.accountId}/premium`,
    headers: { ...admin.write, "content-type": "application/json" },
    payload: JSON.stringify({ is_premium: isPremium }),
  });
  expect(answer.statusCode).toBe(200);
}

async function statsFor(admin: Person) {
  return adminStatsSchema.parse((await get(service, "/admin/stats", admin.headers)).json());
}

it("counts as paying who pays: no administrator, and nobody to whom a plan was given", async () => {
  const admin = await signInAdmin(service);
  const guest = await signIn(service, "guest@example.test");
  const buyer = await signIn(service, "buyer@example.test");
  await setPremium(admin, guest, true);
  await buy(service, buyer, "starter");
  const stats = await statsFor(admin);
  expect(stats.users).toMatchObject({ premium: 1, granted: 1, admins: 1 });
  expect(stats.users.by_plan).toMatchObject({ starter: 1, professional: 0, enterprise: 1 });
  await inPortal(service, buyer, "cancel");
  await inPortal(service, buyer, "clock", { advance: "renewal" });
  await setPremium(admin, guest, false);
  expect((await statsFor(admin)).users).toMatchObject({ premium: 0, granted: 0, admins: 1 });
});
