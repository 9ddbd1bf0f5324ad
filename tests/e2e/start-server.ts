import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { timeLimit } from "@savile/testing";

const program = fileURLToPath(new URL("../../build/node/server.mjs", import.meta.url));
const readyWithinMs = timeLimit(60_000);

/** An administrator of the server under test; signs in with the code of the local outbox. */
export const adminEmail = "admin@example.org";
/** Another one: an address gets one code a minute, and tests run beside each other. */
export const otherAdminEmail = "other.admin@example.org";

const steering = [
  "DATABASE_URL",
  "PUBLIC_URL",
  "WEB_DIR",
  "HOST",
  "ROLE",
  "AUTH_MODE",
  "ANTHROPIC_API_KEY",
  "LLM_PROVIDER",
];

/** The variables of this process without those that would steer the server elsewhere. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !steering.includes(name)),
  );
}

/** What no line of a log may hold: addresses, tokens, and texts of the resumes of these tests. */
const secrets: readonly RegExp[] = [
  /[\w.+-]{1,64}@[\w-]{1,64}\.\w/,
  /\b[ar]\.[0-9a-f]{8}-[0-9a-f-]{27}\./,
  /Bearer |Ada Byron/i,
];

/** S09: fails when the log of the whole run holds something personal or secret. */
function refuseLeaks(log: readonly string[]): void {
  const leak = log.find((line) => secrets.some((secret) => secret.test(line)));
  if (leak !== undefined) throw new Error(`a line of the server's log holds a secret: ${leak}`);
}

/** A server that runs for tests. */
export interface RunningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the real server on a free port with an empty data folder whose path has a blank in it. */
export async function launchServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), "savile e2e "));
  const server = spawn(process.execPath, [program], {
    env: {
      ...cleanEnvironment(),
      PORT: "0",
      DATA_DIR: folder,
      WORKER_SLOTS: "1",
      ADMIN_EMAILS: `${adminEmail},${otherAdminEmail}`,
      LOG_LEVEL: "info",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: string[] = [];
  createInterface({ input: server.stderr }).on("line", (line) => {
    log.push(line);
    if (!line.startsWith("{") || /"level":(?:50|60)/.test(line)) console.error(line);
  });
  const lines = createInterface({ input: server.stdout });
  const ready = new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => {
      const address = /^Savile is ready: (\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    server.once("exit", (code) => reject(new Error(`the server ended with code ${code}`)));
    setTimeout(() => reject(new Error("the server was not ready in time")), readyWithinMs).unref();
  });
  const url = await ready;
  return {
    url,
    stop: async () => {
      if (server.exitCode === null) {
        server.kill("SIGTERM");
        await once(server, "exit");
      }
      await rm(folder, { recursive: true, force: true });
      refuseLeaks(log);
    },
  };
}

/** Starts the server of all tests and tells them its address in `E2E_URL`; answers the way to stop it. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the set-up by its default export
export default async function startServer(): Promise<() => Promise<void>> {
  const { url, stop } = await launchServer();
  process.env["E2E_URL"] = url;
  return stop;
}
