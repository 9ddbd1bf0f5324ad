import { describe, expect, it } from "vitest";
import { readPaymentsConfig } from "./payments-config.ts";

const here = { host: "127.0.0.1", publicUrl: undefined };
const reachable = { host: "0.0.0.0", publicUrl: "https://savile.example" };
const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRETS: "whsec_2, whsec_1" };

describe("settings of payments", () => {
  it("are the sandbox on a fresh machine, and Stripe as soon as there is a key", () => {
    expect(readPaymentsConfig({}, here).provider).toBe("sandbox");
    expect(readPaymentsConfig(keys, reachable)).toEqual({
      provider: "stripe",
      stripe: {
        secretKey: "sk_test_1",
        webhookSecrets: ["whsec_2", "whsec_1"],
        live: false,
        apiUrl: null,
      },
    });
  });

  it("refuse the sandbox where others can reach the server, unless it is wanted", () => {
    expect(() => readPaymentsConfig({}, reachable)).toThrow("played only");
    expect(() => readPaymentsConfig({ NODE_ENV: "production" }, here)).toThrow("played only");
    const wanted = { ALLOW_SANDBOX_PAYMENTS: "1" };
    expect(readPaymentsConfig(wanted, reachable).provider).toBe("sandbox");
  });

  it.each([
    [{ PAYMENTS: "sandbox", STRIPE_SECRET_KEY: "sk_live_1" }, "beside a live Stripe key"],
    [{ PAYMENTS: "sandbox", STRIPE_SECRET_KEY: "rk_live_1" }, "beside a live Stripe key"],
    [{ ...keys, STRIPE_WEBHOOK_MODE: "live" }, "disagree"],
    [{ ...keys, STRIPE_SECRET_KEY: "pk_test_1" }, "secret or restricted key"],
    [{ ...keys, STRIPE_WEBHOOK_SECRETS: "" }, "signing secret"],
    [{ ...keys, STRIPE_API_URL: "https://elsewhere.example" }, "on this computer"],
    [{ PAYMENTS: "barter" }, "PAYMENTS"],
    [{ SANDBOX_DELIVERY: "copies=9" }, "SANDBOX_DELIVERY"],
    [{ SANDBOX_DELIVERY: "teleport" }, "SANDBOX_DELIVERY"],
  ])("refuse %o", (given, sentence) => {
    expect(() => readPaymentsConfig(given, here)).toThrow(sentence);
  });

  it("read how the sandbox delivers", () => {
    const given = { SANDBOX_DELIVERY: "copies=5, shuffle, delay=2" };
    expect(readPaymentsConfig(given, here)).toEqual({
      provider: "sandbox",
      delivery: { copies: 5, shuffle: true, delayS: 2, drop: false, crash: false },
    });
  });
});
