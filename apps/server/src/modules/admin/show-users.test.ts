import { adminUserDetailSchema, adminUsersSchema, problemSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInAdmin } from "../../testing/mails.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let admin: Person;
let person: Person;

beforeAll(async () => {
  service = await startTestService({ worker: false });
  admin = await signInAdmin(service);
  // Ids of the same millisecond have no order.
  service.clock.pass(1_000);
  person = await signIn(service, "person@example.test");
  for (let index = 0; index < 24; index += 1) {
    service.clock.pass(1_000);
    await signIn(service, `many${String(index).padStart(2, "0")}@example.test`);
  }
});
afterAll(() => service.close());

const users = async (query = "") =>
  adminUsersSchema.parse((await get(service, `/admin/users${query}`, admin.headers)).json());
const code = (answer: { json(): unknown }) => problemSchema.parse(answer.json()).error_code;

describe("the list of users", () => {
  it("has twenty a page, the newest first, and says how many there are", async () => {
    const first = await users();
    expect(first.total).toBe(26);
    expect(first.users).toHaveLength(20);
    expect(first.users[0]).toMatchObject({
      email: "many23@example.test",
      plan: "free",
      active_sessions: 1,
      is_premium: false,
    });
    const second = await users("?limit=20&offset=20");
    expect(second.users).toHaveLength(6);
    expect(second.users.at(-1)?.email).toBe("boss@example.test");
  });

  it("is searched by part of the address and sorted by it or by activity", async () => {
    expect((await users("?search=MANY0")).total).toBe(10);
    expect((await users("?sort=email")).users[0]?.email).toBe("boss@example.test");
    expect((await users("?sort=email&order=desc")).users[0]?.email).toBe("person@example.test");
    expect((await users("?sort=activity&order=asc")).users).toHaveLength(20);
  });

  it.each(["limit=0", "limit=-1", "limit=1e9", "limit=101", "limit=x", "offset=-1"])(
    "refuses %s",
    async (query) => {
      const answer = await get(service, `/admin/users?${query}`, admin.headers);
      expect(answer.statusCode).toBe(422);
    },
  );
});

describe("an administrator", () => {
  it("sees an account with its browsers", async () => {
    const answer = await get(service, `/admin/users/${person.accountId}`, admin.headers);
    const { user } = adminUserDetailSchema.parse(answer.json());
    expect(user.sessions).toMatchObject([{ ip_address: "127.0.0.1" }]);
    expect(code(await get(service, "/admin/users/unknown", admin.headers))).toBe("user_not_found");
  });
});
