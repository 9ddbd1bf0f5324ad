import { expect, it } from "vitest";
import { readScannerConfig } from "./scanner-config.ts";

it.each([
  [undefined, null],
  ["tcp://127.0.0.1:3311", { host: "127.0.0.1", port: 3311 }],
  ["tcp://scanner.internal", { host: "scanner.internal", port: 3310 }],
  ["tcp://[::1]:3310/", { host: "::1", port: 3310 }],
  ["unix:///run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
])("SCANNER_URL %s is %j", (text, address) => {
  expect(readScannerConfig(text === undefined ? {} : { SCANNER_URL: text })).toEqual(address);
});

it.each(["127.0.0.1:3310", "http://127.0.0.1:3310", "tcp://", "tcp://host/path", "unix:///", "x"])(
  "SCANNER_URL %s stops the start with a sentence",
  (text) => {
    expect(() => readScannerConfig({ SCANNER_URL: text })).toThrow("SCANNER_URL takes");
  },
);
