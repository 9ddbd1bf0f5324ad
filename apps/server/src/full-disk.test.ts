import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, open, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { authSchema, csrfSchema, healthSchema, uploadResponseSchema } from "@savile/contracts";
import type { Auth } from "@savile/contracts";
import { afterAll, describe, expect, it } from "vitest";
import { resumeText } from "./testing/sample-texts.ts";
import { ended, killPrograms, startProgram } from "./testing/server-program.ts";

const patience = { timeout: 120_000, interval: 200 };
const json = { "content-type": "application/json" };
/** A small disk of its own; only the superuser may mount one, and not everywhere. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=460m", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const home = await mkdtemp(join(tmpdir(), "savile full "));
const disk = join(home, "disk");
await mkdir(disk);
const mounted = mountDisk(disk);

afterAll(async () => {
  killPrograms();
  if (mounted) execFileSync("umount", ["-l", disk]);
  await rm(home, { recursive: true, force: true });
});

/** Takes every free byte of the disk. */
async function fillDisk(name: string): Promise<string> {
  const file = join(disk, name);
  const handle = await open(file, "w");
  for (const size of [1024 * 1024, 4_096]) {
    const bytes = Buffer.alloc(size, 1);
    let more = true;
    while (more) {
      more = await handle.write(bytes).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      );
    }
  }
  await handle.close();
  expect((await statfs(disk)).bavail).toBe(0);
  return file;
}

/** A client of the running service. */
function clientOf(url: string) {
  const call = (method: string, path: string, headers: object, body?: object | FormData) =>
    fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined || body instanceof FormData ? {} : json) },
      ...(body === undefined
        ? {}
        : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  const api = (method: string, path: string, headers: object, body?: object | FormData) =>
    call(method, `/api/v1${path}`, headers, body);
  const upload = (headers: object) => {
    const body = new FormData();
    body.set("file", new File([resumeText], "cv.txt", { type: "text/plain" }));
    return api("POST", "/upload/resume", headers, body);
  };
  return {
    api,
    upload,
    /** Uploads until the file is read: on a busy machine the first may run out of its time. */
    uploaded: async (headers: object): Promise<string> => {
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await upload(headers);
        const read = uploadResponseSchema.safeParse(await answer.json());
        if (read.success) return read.data.upload_id;
      }
      return "";
    },
    health: async () => healthSchema.parse(await (await call("GET", "/health", {})).json()),
    signIn: async (email: string): Promise<Auth> =>
      authSchema.parse(await (await api("POST", "/auth/request-code", {}, { email })).json()),
    writeOf: async (auth: Auth) => {
      const bearer = { authorization: `Bearer ${auth.access_token}` };
      const answer = await api("GET", "/auth/csrf-token", bearer);
      const { csrf_token } = csrfSchema.parse(await answer.json());
      return { ...bearer, "x-csrf-token": csrf_token };
    },
  };
}

async function codeOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json();
  return `${answer.status} ${String(Reflect.get(Object(body), "error_code"))}`;
}

describe.runIf(mounted)("a disk without a free byte", () => {
  it("lets people in and out, read and delete, says so, and is over by itself", async () => {
    const data = join(disk, "data");
    const program = startProgram({ DATA_DIR: data });
    const client = clientOf(await program.ready());
    const auth = await client.signIn("mira@example.test");
    const write = await client.writeOf(auth);
    const id = await client.uploaded(write);
    expect(await client.health()).toMatchObject({ status: "ok", storage_healthy: true });
    // What is held back for this is given up first, and then taken by somebody else as well.
    await expect.poll(() => existsSync(join(data, "reserve")), patience).toBe(true);
    const fillers = [await fillDisk("first")];
    await expect.poll(async () => (await client.health()).status, patience).toBe("degraded");
    await expect.poll(() => existsSync(join(data, "reserve")), patience).toBe(false);
    fillers.push(await fillDisk("second"));

    expect(await client.health()).toMatchObject({
      status: "degraded",
      storage_healthy: false,
      database_healthy: true,
    });
    for (const name of ["a", "b", "c"]) await client.signIn(`${name}@example.test`);
    const again = await client.api(
      "POST",
      "/auth/refresh",
      {},
      { refresh_token: auth.refresh_token },
    );
    const next = authSchema.parse(await again.json());
    const headers = await client.writeOf(next);
    expect((await client.api("GET", `/upload/${id}`, headers)).status).toBe(200);
    expect((await client.api("GET", "/generate/sessions", headers)).status).toBe(200);
    expect(await codeOf(await client.upload(headers))).toBe("507 storage_full");
    const kept = { keep_originals: true };
    expect(await codeOf(await client.api("PATCH", "/account", headers, kept))).toBe(
      "507 storage_full",
    );
    expect((await client.api("DELETE", `/upload/${id}`, headers)).status).toBe(200);
    expect((await client.api("GET", `/upload/${id}`, headers)).status).toBe(404);
    expect((await client.api("POST", "/auth/logout", headers, {})).status).toBe(200);
    expect((await client.api("GET", "/auth/me", headers)).status).toBe(401);

    for (const filler of fillers) await rm(filler);
    await expect.poll(async () => (await client.health()).status, patience).toBe("ok");
    const later = await client.writeOf(await client.signIn("mira@example.test"));
    expect(await client.uploaded(later)).not.toBe("");
    program.child.kill("SIGTERM");
    expect(await ended(program.child)).toBe(0);
    expect(program.complained()).not.toContain('"level":50');
  }, 600_000);

  it("lets nothing be lost by a start: it serves, or ends in one sentence", async () => {
    const filler = await fillDisk("third");
    const program = startProgram({ DATA_DIR: join(disk, "data") });
    const said = await program.ready();
    expect(said).toMatch(/^(http:\S+|There is no space left[^\n]*\n)$/);
    program.child.kill("SIGKILL");
    await ended(program.child);
    await rm(filler);
    const next = startProgram({ DATA_DIR: join(disk, "data") });
    const client = clientOf(await next.ready());
    const headers = await client.writeOf(await client.signIn("mira@example.test"));
    expect(await client.uploaded(headers)).not.toBe("");
    next.child.kill("SIGTERM");
    expect(await ended(next.child)).toBe(0);
  }, 600_000);
});
