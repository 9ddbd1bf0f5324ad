import { accountSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { sendAs } from "../../testing/account-calls.ts";
import { givePlan } from "../../testing/plans.ts";
import { resumeText } from "../../testing/sample-texts.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { get, newPerson, uploadText } from "../../testing/visitor.ts";

const service = await sharedService();

describe("the page of an account", () => {
  it("counts what it holds and says that no provider is asked", async () => {
    const person = await newPerson(service);
    const read = async () =>
      accountSchema.parse((await get(service, "/account", person.headers)).json());
    expect(await read()).toMatchObject({
      user: { is_premium: false },
      keep_originals: false,
      onboarded: false,
      originals_days: 30,
      uploads: 0,
      sessions: 0,
      stored_bytes: 0,
      provider: null,
    });
    await uploadText(service, person, resumeText);
    await givePlan(service, person);
    expect(await read()).toMatchObject({
      user: { is_premium: true },
      uploads: 1,
      stored_bytes: Buffer.byteLength(resumeText),
    });
  });

  it("keeps each setting until it is set again", async () => {
    const person = await newPerson(service);
    const set = async (body: object) =>
      accountSchema.parse((await sendAs(service, person, "PATCH", "/account", body)).json());
    const kept = { keep_originals: true, onboarded: true };
    expect(await set({ keep_originals: true })).toMatchObject({ ...kept, onboarded: false });
    expect(await set({ onboarded: true })).toMatchObject(kept);
    expect(await set({ keep_originals: false })).toMatchObject({ ...kept, keep_originals: false });
  });

  it("has a country for its documents, which it may give back to the posting", async () => {
    const person = await newPerson(service);
    const set = (place: string | null) => sendAs(service, person, "PATCH", "/account", { place });
    const placeOf = async () =>
      accountSchema.parse((await get(service, "/account", person.headers)).json()).place;
    expect(await placeOf()).toBeNull();
    await set("GB");
    expect(await placeOf()).toBe("GB");
    expect((await set("Atlantis")).statusCode).toBe(422);
    await set(null);
    expect(await placeOf()).toBeNull();
  });
});
