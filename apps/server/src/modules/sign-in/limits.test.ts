import { describe, expect, it } from "vitest";
import { guessRules, networkKeys, requestRules, resendSeconds } from "./limits.ts";
import type { LimitOwner } from "./limits.ts";

const hour = 3_600;
const day = 24 * hour;
const stranger: LimitOwner = { address: "ada", device: null, network: "198.51.100.7" };
const known: LimitOwner = { ...stranger, device: "laptop" };
const local: LimitOwner = { ...stranger, network: null };

type Rules = ReturnType<typeof requestRules>;

const keysOf = (rules: Rules) => rules.map(({ key }) => key);
const amountsOf = (rules: Rules) => rules.map(({ count, seconds }) => [count, seconds]);

/** Keys that both have: what one uses up is missing to the other. */
function shared(rules: Rules, others: Rules): string[] {
  const keys = new Set(keysOf(others));
  return keysOf(rules).filter((key) => keys.has(key));
}

describe("the limits of codes", () => {
  it("are one a minute, five an hour and twenty a day, and twenty an hour for the network", () => {
    expect(amountsOf(requestRules(stranger))).toEqual([
      [1, resendSeconds],
      [5, hour],
      [20, day],
      [20, hour],
    ]);
  });

  it("are an address's own, whatever network it is used from; the network has one for all", () => {
    const elsewhere = { ...stranger, network: "203.0.113.9" };
    expect(shared(requestRules(stranger), requestRules(elsewhere))).toHaveLength(3);
    const neighbour = { ...stranger, address: "ben" };
    expect(shared(requestRules(stranger), requestRules(neighbour))).toEqual(
      networkKeys("198.51.100.7").slice(0, 1),
    );
  });

  it("are of their own for a browser that the address knows, without the network's", () => {
    expect(amountsOf(requestRules(known))).toHaveLength(3);
    expect(shared(requestRules(known), requestRules(stranger))).toEqual([]);
    const other = { ...known, address: "ben" };
    expect(shared(requestRules(known), requestRules(other))).toEqual([]);
  });

  it("count no network on this computer alone", () => {
    expect(amountsOf(requestRules(local))).toHaveLength(3);
    expect(networkKeys(null)).toEqual([]);
  });
});

describe("the limits of wrong guesses", () => {
  it("are ten an hour and thirty a day in each pool, and sixty an hour for the network", () => {
    for (const pool of ["bound", "unbound"] as const) {
      expect(amountsOf(guessRules(stranger, pool))).toEqual([
        [10, hour],
        [30, day],
        [60, hour],
      ]);
    }
    expect(amountsOf(guessRules(local, "bound"))).toHaveLength(2);
  });

  it("do not lock out the browser that asked: others guess in a pool of their own", () => {
    const [own, foreign] = [guessRules(known, "bound"), guessRules(known, "unbound")];
    const network = networkKeys(known.network);
    expect(shared(own, foreign).filter((key) => !network.includes(key))).toEqual([]);
  });

  it("are one pool for all who did not ask, so that no device brings more guesses", () => {
    expect(guessRules(known, "unbound")).toEqual(guessRules(stranger, "unbound"));
  });

  it("are apart from those of codes", () => {
    expect(shared(guessRules(stranger, "bound"), requestRules(stranger))).toEqual([]);
  });
});

describe("the limits that a sign-in widens", () => {
  it("are all of its network and nobody's own", () => {
    const rules = [...requestRules(stranger), ...guessRules(stranger, "unbound")];
    const ofNetwork = keysOf(rules).filter((key) => key.includes("198.51.100.7"));
    expect(networkKeys("198.51.100.7").toSorted()).toEqual(ofNetwork.toSorted());
  });
});
