import { expect, it } from "vitest";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { sendAs } from "../../testing/account-calls.ts";
import { readSession } from "../../testing/sessions.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson, post, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

const service = await sharedService();

async function madeFor(person: Person, job_description: string) {
  const upload_id = await uploadText(service, person, resumeText);
  const body = { upload_id, job_description };
  const answer = await post(service, "/generate/generate", body, person.write);
  const { session_id } = answer.json<{ session_id: string }>();
  const { paper, tailoring } = await readSession(service, person, session_id);
  return { paper, date: tailoring?.letter.letter.date };
}

it("paper and date follow the posting's place, and the account's choice above it", async () => {
  const person = await newPerson(service);
  const here = await madeFor(person, jobText);
  expect(here.paper).toBe("letter");
  const abroad = await madeFor(person, jobText.replace("Denver", "Leeds, UK"));
  expect(abroad.paper).toBe("a4");
  expect(abroad.date).toMatch(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
  await sendAs(service, person, "PATCH", "/account", { place: "CA" });
  const chosen = await madeFor(person, jobText.replace("Denver", "York, UK"));
  expect(chosen.paper).toBe("letter");
  expect(chosen.date).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
});
