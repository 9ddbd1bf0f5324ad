import { describe, expect, it } from "vitest";
import { deriveKeys } from "../../security/keys.ts";
import * as challenge from "./challenge.ts";

const keys = deriveKeys(Buffer.alloc(32, 7)).code;
const others = deriveKeys(Buffer.alloc(32, 8)).code;
const owner = { challengeId: "0190c5a2-0000-7000-8000-000000000001", email: "ada@example.test" };

describe("a code", () => {
  it("S01 has six digits, and all codes are equally likely", () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 1_000; index += 1) {
      const code = challenge.makeCode();
      expect(code).toMatch(/^\d{6}$/);
      for (const digit of code) counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1;
    }
    const expected = 600;
    const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // Nine degrees of freedom: beyond 33.7 in one of 10,000 runs.
    expect(chi).toBeLessThan(33.7);
  });

  it("is proven for its challenge and its address only, and with our key", () => {
    const mac = challenge.macOfCode(keys, owner, "123456");
    expect(challenge.provesCode(keys, owner, "123456", mac)).toBe(true);
    expect(challenge.provesCode(keys, owner, "123457", mac)).toBe(false);
    expect(challenge.provesCode(keys, { ...owner, challengeId: "x" }, "123456", mac)).toBe(false);
    expect(challenge.provesCode(keys, { ...owner, email: "eve@x.test" }, "123456", mac)).toBe(
      false,
    );
    expect(challenge.provesCode(others, owner, "123456", mac)).toBe(false);
  });
});

describe("a cookie", () => {
  it("of the browser that asked names its challenge, where it is ours", () => {
    const cookie = challenge.makeChallengeCookie(keys, owner.challengeId);
    expect(challenge.readChallengeCookie(keys, cookie)).toBe(owner.challengeId);
    expect(challenge.readChallengeCookie(others, cookie)).toBeNull();
    const altered = `${cookie.slice(0, 35)}2${cookie.slice(36)}`;
    for (const wrong of [altered, cookie.slice(0, -1), "", null]) {
      expect(challenge.readChallengeCookie(keys, wrong)).toBeNull();
    }
  });

  it("of a known browser holds for its address alone, and is another each time", () => {
    const cookie = challenge.makeDeviceCookie(keys, owner.email);
    const name = challenge.readDeviceCookie(keys, owner.email, cookie);
    expect(name).toHaveLength(22);
    expect(challenge.readDeviceCookie(keys, "eve@example.test", cookie)).toBeNull();
    expect(challenge.readDeviceCookie(others, owner.email, cookie)).toBeNull();
    expect(challenge.readDeviceCookie(keys, owner.email, null)).toBeNull();
    expect(challenge.makeDeviceCookie(keys, owner.email)).not.toBe(cookie);
    expect(challenge.deviceCookieName(owner.email)).not.toContain("ada");
  });
});
