import { describe, expect, it } from "vitest";
import { readSettings } from "./read-settings.ts";

const environment = { SAVILE_URL: "https://savile.example", SAVILE_API_KEY: "svl_x" };

describe("settings", () => {
  it("speak on the standard streams with the key of the environment", () => {
    expect(readSettings([], environment)).toEqual({
      ok: true,
      value: { url: "https://savile.example", key: "svl_x", http: null, allowedHosts: [] },
    });
  });

  it("listen on this computer unless told otherwise, and need no key then", () => {
    expect(readSettings(["--http", "8788"], {})).toMatchObject({
      ok: true,
      value: { key: "", http: { host: "127.0.0.1", port: 8788 } },
    });
    const wide = ["--http", "80", "--host", "0.0.0.0", "--allow", "mcp.example"];
    expect(readSettings(wide, {})).toMatchObject({
      ok: true,
      value: { http: { host: "0.0.0.0", port: 80 }, allowedHosts: ["mcp.example"] },
    });
  });

  it.each([
    [["--http"], environment],
    [["--http", "x"], environment],
    [["--http", "70000"], environment],
    [["--port", "1"], environment],
    [[], {}],
    [[], { ...environment, SAVILE_URL: "file:///etc" }],
    [[], { ...environment, SAVILE_URL: "savile" }],
  ])("%j are refused with a sentence", (args, given) => {
    const read = readSettings(args, given);
    expect(read.ok ? "" : read.error).toMatch(/\.$/);
  });
});
