import { healthSchema, routes } from "@savile/contracts";
import type { Route, RouteName } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, bodyOf, callRoute } from "../testing/call-route.ts";
import { signInAdmin } from "../testing/mails.ts";
import { routeCases } from "../testing/route-cases.ts";
import { startTestService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { signIn } from "../testing/visitor.ts";

let service: TestService;
let roomy = true;
beforeAll(async () => {
  service = await startTestService({ worker: false, parts: { roomy: () => roomy } });
});
afterAll(() => service.close());

const ids = {
  upload: "unknown",
  session: "unknown",
  device: "unknown",
  user: "unknown",
  key: "unknown",
};
const isName = (name: string): name is RouteName => Object.hasOwn(routes, name);
const changing = Object.keys(routes)
  .filter(isName)
  .filter((name) => routes[name].method !== "GET");

/** What people need while nothing can be stored: in, out, look, free space. */
const essential: readonly RouteName[] = [
  "requestCode",
  "verifyCode",
  "verifyLink",
  "refresh",
  "logout",
  "revokeDevice",
  "revokeOtherDevices",
  "revokeUserSessions",
  "deleteAccount",
  "deleteUpload",
  "deleteSession",
  "cancelSession",
  "cancelRefinement",
  "parsePosting",
  "recommendTemplate",
  "recommendTemplateDirect",
  "draftPreview",
  "revokeKey",
  "removeModel",
  "endVisit",
  "verifyClaims",
  "proofread",
  "matchPosting",
  "readPostingAddress",
  "readPostingSource",
];

async function health() {
  return healthSchema.parse((await service.app.inject({ url: "/health" })).json());
}

describe("where there is no space", () => {
  it.each(changing)("%s goes on only where it is essential", async (name) => {
    const route: Route = routes[name];
    const isAdmin = route.access === "admin";
    roomy = true;
    const who = isAdmin ? await signInAdmin(service) : await signIn(service, `${name}@x.test`);
    service.clock.pass(61_000);
    roomy = false;
    const answer = await callRoute(service, {
      route,
      url: addressOf(route, routeCases[name], ids),
      headers: { host: "localhost", ...who.write },
      body: bodyOf(route, routeCases[name], ids),
    });
    const isRefused = answer.statusCode === 507 && answer.body.includes('"storage_full"');
    expect([name, isRefused]).toEqual([name, !essential.includes(name)]);
    expect(isRefused || answer.statusCode < 500).toBe(true);
  });

  it("the health says so, and that it is over", async () => {
    roomy = false;
    expect(await health()).toMatchObject({ status: "degraded", storage_healthy: false });
    roomy = true;
    expect(await health()).toMatchObject({ status: "ok", storage_healthy: true });
  });
});
