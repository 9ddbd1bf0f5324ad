import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { permissionFlag } from "./permission-flag.ts";

it("the permission flag has the name that a Node knows", () => {
  expect(permissionFlag(new Set(["--experimental-permission"]))).toBe("--experimental-permission");
  expect(permissionFlag(new Set(["--permission", "--experimental-permission"]))).toBe(
    "--permission",
  );
  expect(permissionFlag(new Set(["--permission"]))).toBe("--permission");
});

it("the permission flag is understood by the Node that runs, which then refuses to read", async () => {
  const flag = permissionFlag(process.allowedNodeEnvironmentFlags);
  const script =
    'try { require("fs").readFileSync(process.execPath) } catch (e) { console.log(e.code) }';
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--no-warnings",
    flag,
    "-e",
    script,
  ]);
  expect(stdout.trim()).toBe("ERR_ACCESS_DENIED");
});
