import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makeSession } from "../../testing/sessions.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { decideSome, restored, stateOf } from "../../testing/version-calls.ts";

const { service, person } = await sharedSignedIn();

describe("the versions of a session", () => {
  it("are few and small: differences to a version that stands alone", async () => {
    let session = await makeSession(service, person);
    for (let round = 0; round < 6; round += 1) {
      session = await decideSome(
        service,
        person,
        session,
        round % 2 === 0 ? "reject" : "accept",
        1,
      );
    }
    const sizes = await service.needs.database.query.execute(
      sql`select number, basis, length(state) as bytes from session_versions
          where session_id = ${session.session_id} and state is not null order by number`,
    );
    const rows = JSON.stringify(sizes);
    expect(rows).toContain('"basis":1');
    expect(stateOf(await restored(service, person, session, 4))).not.toBe("");
  });
});
