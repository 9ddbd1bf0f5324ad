import { problemSchema, sessionListSchema, sessionSummarySchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { makeSession, readSession } from "../../testing/sessions.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { rename } from "../../testing/version-calls.ts";
import { get, newPerson } from "../../testing/visitor.ts";

const { service, person } = await sharedSignedIn();

describe("the name of a session", () => {
  it("is the person's own until it is emptied", async () => {
    const session = await makeSession(service, person);
    const named = await rename(service, person, session, "  Harbour \n Goods, second try ");
    expect(named.statusCode).toBe(200);
    expect(sessionSummarySchema.parse(named.json())).toMatchObject({
      title: "Harbour Goods, second try",
      renamed: true,
      status: "succeeded",
    });
    const list = await get(service, "/generate/sessions", person.headers);
    const listed = sessionListSchema
      .parse(list.json())
      .sessions.find((one) => one.session_id === session.session_id);
    expect(listed).toMatchObject({ title: "Harbour Goods, second try", renamed: true });
    const emptied = sessionSummarySchema.parse(
      (await rename(service, person, session, " ")).json(),
    );
    expect(emptied.title).toBe(session.title);
    expect(emptied.renamed).toBeUndefined();
    expect((await readSession(service, person, session.session_id)).version).toBe(1);
  });

  it("has at most 120 characters, whatever they are made of", async () => {
    const session = await makeSession(service, person);
    expect((await rename(service, person, session, "🧵".repeat(120))).statusCode).toBe(200);
    const long = await rename(service, person, session, "🧵".repeat(121));
    expect(long.statusCode).toBe(422);
    expect(problemSchema.parse(long.json()).error_code).toBe("title_too_long");
    const other = await newPerson(service);
    expect((await rename(service, other, session, "Mine")).statusCode).toBe(404);
  });
});
