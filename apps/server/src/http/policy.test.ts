import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const headersOf = securityHeaders(true);
const policyOf = (url: string): string => headersOf(url)["content-security-policy"] ?? "";

it("lets one page alone register the service worker, and that page nothing else", () => {
  const door = policyOf("/worker.html");
  expect(door).toContain("trusted-types service-worker");
  expect(door).toContain("default-src 'none'");
  expect(door).toContain("frame-ancestors 'self'");
  expect(door).not.toContain("connect-src");
  for (const url of ["/", "/s/1", "/worker.html?x=1", "/sw.js"]) {
    expect(policyOf(url)).toContain("trusted-types 'none'");
    expect(policyOf(url)).toContain("frame-ancestors 'none'");
  }
  for (const url of ["/take.html", "/take.html?x=1"]) {
    expect(policyOf(url)).toContain("default-src 'none'");
    expect(policyOf(url)).not.toContain("connect-src");
  }
  const data = policyOf("/api/v1/worker.html");
  expect(data).toContain("default-src 'none'");
  expect(data).toContain("frame-ancestors 'none'");
});
