import { setTimeout as sleep } from "node:timers/promises";
import { authSchema, csrfSchema, uploadResponseSchema } from "@savile/contracts";
import { resumeText } from "./sample-texts.ts";

const mostTries = 60;

/** Asks until the service, which a busy machine may hold up, has an answer of the shape that is wanted. */
async function until<T>(ask: () => Promise<T | null>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const found = await ask();
    if (found !== null) return found;
    if (tries === mostTries) throw new Error("the service does not answer");
    await sleep(500);
  }
}

/** Signs in at a server of this computer; answers the header of who is signed in. */
export async function signInAt(url: string, email: string): Promise<Record<string, string>> {
  const auth = await until(async () => {
    const answer = await fetch(`${url}/api/v1/auth/request-code`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
    return authSchema.safeParse(await answer.json()).data ?? null;
  });
  return { authorization: `Bearer ${auth.access_token}` };
}

/** Signs in and stores one file, so that there is something that only the right secret opens. */
export async function storeFileAt(url: string, email = "mira@example.test"): Promise<void> {
  const bearer = await signInAt(url, email);
  const { csrf_token } = await until(async () => {
    const answer = await fetch(`${url}/api/v1/auth/csrf-token`, { headers: bearer });
    return csrfSchema.safeParse(await answer.json()).data ?? null;
  });
  const body = new FormData();
  body.set("file", new File([resumeText], "cv.txt", { type: "text/plain" }));
  const headers = { ...bearer, "x-csrf-token": csrf_token };
  await until(async () => {
    const answer = await fetch(`${url}/api/v1/upload/resume`, { method: "POST", headers, body });
    return uploadResponseSchema.safeParse(await answer.json()).data ?? null;
  });
}
