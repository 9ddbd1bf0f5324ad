import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const [histories = "500", schedules = "1000", seed = "20261121"] = process.argv.slice(2);

/**
 * All random histories of subscriptions and all schedules of overtaking handlers, of which the default run of
 * the tests takes a slice. Arguments: histories, schedules, seed.
 */
const child = spawn(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "server", "modules/billing/histories"],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      PAYMENT_HISTORIES: histories,
      PAYMENT_SCHEDULES: schedules,
      PAYMENT_SEED: seed,
    },
  },
);
const [code] = await once(child, "exit");
process.exitCode = typeof code === "number" ? code : 1;
