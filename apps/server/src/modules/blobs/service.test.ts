import { accountSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archiveOf, sendAs, signInHolder } from "../../testing/account-calls.ts";
import { resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { signIn, uploadText } from "../../testing/visitor.ts";
import { sweepBlobs } from "../blobs/service.ts";

let service: TestService;
const dayMs = 24 * 60 * 60_000;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** How many originals an archive holds. */
function countOriginals(archive: Record<string, Uint8Array>): number {
  return Object.keys(archive).filter((path) => path.startsWith("originals/")).length;
}

describe("originals", () => {
  it("go after 30 days, and stay where the account keeps them", async () => {
    const [brief, keeper] = [
      await signInHolder(service, "brief@example.test"),
      await signInHolder(service, "keeper@example.test"),
    ];
    const kept = await sendAs(service, keeper, "PATCH", "/account", { keep_originals: true });
    expect(accountSchema.parse(kept.json())).toMatchObject({
      keep_originals: true,
      originals_days: 30,
    });
    const welcomed = await sendAs(service, keeper, "PATCH", "/account", { onboarded: true });
    expect(accountSchema.parse(welcomed.json())).toMatchObject({
      keep_originals: true,
      onboarded: true,
    });
    await uploadText(service, keeper, resumeText);
    service.clock.pass(30 * dayMs + 1);
    await sweepBlobs(service.needs);
    const again = [
      await signIn(service, "brief@example.test"),
      await signIn(service, "keeper@example.test"),
    ];
    const originals = await Promise.all(again.map((one) => archiveOf(service, one)));
    expect(originals.map(countOriginals)).toEqual([0, 2]);
    const [, person] = again;
    if (person !== undefined)
      await sendAs(service, person, "PATCH", "/account", { keep_originals: false });
    await sweepBlobs(service.needs);
    expect(person === undefined ? -1 : countOriginals(await archiveOf(service, person))).toBe(0);
    expect(brief.accountId).not.toBe(keeper.accountId);
  });
});
