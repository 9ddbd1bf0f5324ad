import { keepReport } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardAddressOf } from "./boards.ts";
import { createGetJson } from "./get-json.ts";
import { createJobBoards } from "./job-boards.ts";
import { isPublicAddress } from "./public-address.ts";

const signal = new AbortController().signal;

const privates = [
  "127.0.0.1",
  "127.1.2.3",
  "0.0.0.0",
  "10.0.0.5",
  "100.64.1.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::7f00:1",
  "fe80::1",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "localhost",
  "",
];
const publics = ["93.184.215.14", "1.1.1.1", "172.32.0.1", "2606:4700::1111"];

describe("an address", () => {
  it.each(privates)("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each(publics)("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

/** Hosts as an attacker would write them: private ones in every notation, known ones with something around them. */
const hosts = fc.oneof(
  fc.constantFrom(
    ...privates.map((one) => (one.includes(":") ? `[${one}]` : one)),
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "127.1",
    "localhost.",
    "localtest.me",
    "169.254.169.254.nip.io",
    "metadata.google.internal",
  ),
  fc.constantFrom(
    "boards.greenhouse.io",
    "jobs.lever.co",
    "jobs.ashbyhq.com",
    "apply.workable.com",
    "jobs.smartrecruiters.com",
    "harbour.recruitee.com",
    "127.0.0.1.recruitee.com",
    "localhost.recruitee.com",
    "evil.example#.recruitee.com",
    "boards.greenhouse.io@127.0.0.1",
    "127.0.0.1#boards.greenhouse.io",
    "boards.greenhouse.io%2f@10.0.0.1",
    "boards.greenhouse.io.evil.example",
    "BOARDS.greenhouse.io",
    "boards.greenhouse.io:22",
    "boards。greenhouse。io",
  ),
  fc.webUrl().map((url) => new URL(url).host),
);
const uuid = "5d7f2a10-1c4e-4b7e-9f00-0123456789ab";
const paths = fc.oneof(
  fc.constantFrom(
    "/harbour/jobs/1",
    `/harbour/${uuid}`,
    "/harbour/j/A1B2C3D4E5/",
    "/harbour/743999912345678",
    "/o/account-manager",
    "/..%2f..%2fadmin/jobs/1",
    "/@127.0.0.1/jobs/1",
    "/127.0.0.1:80/jobs/1",
    "/latest/meta-data/",
  ),
  fc.webPath(),
);
/** Pages that are on the list: who owns their names may still lead elsewhere. */
const pages = fc.constantFrom(
  "https://boards.greenhouse.io/harbour/jobs/1",
  `https://jobs.lever.co/harbour/${uuid}`,
  `https://jobs.ashbyhq.com/harbour/${uuid}`,
  "https://apply.workable.com/harbour/j/A1B2C3D4E5/",
  "https://jobs.smartrecruiters.com/harbour/743999912345678",
  "https://harbour.recruitee.com/o/account-manager",
  "https://localhost.recruitee.com/o/account-manager",
);
const mixed = fc
  .tuple(
    fc.constantFrom("https://", "http://", "", "//", "HTTPS://", "ftp://", "file:///", "gopher://"),
    hosts,
    paths,
  )
  .map((parts) => parts.join(""));
const addresses = fc.oneof({ weight: 3, arbitrary: mixed }, { weight: 1, arbitrary: pages });

describe("500 addresses of attackers", () => {
  it("lead to no request of a private address, and to no host that is not on the list", async () => {
    const asked: { host: string; address: string }[] = [];
    let resolved = 0;
    let at = 0;
    const boards = createJobBoards(
      createGetJson({
        // Whoever owns a name decides where it leads: every other answer is private or half private.
        resolve: async () => {
          resolved += 1;
          const one = privates[at++ % privates.length] ?? "";
          return [["93.184.215.14"], [one], ["93.184.215.14", one], []][resolved % 4] ?? [];
        },
        ask: async (url, address) => {
          asked.push({ host: url.hostname, address });
          return { status: 200, body: "{}" };
        },
      }),
    );
    const known =
      /^(boards-api(\.eu)?\.greenhouse\.io|api(\.eu)?\.lever\.co|api\.ashbyhq\.com|apply\.workable\.com|api\.smartrecruiters\.com|[a-z0-9-]+\.recruitee\.com)$/;
    const tried = fc.sample(addresses, { numRuns: 500, seed: 20_261_128 });
    expect(tried).toHaveLength(500);
    for (const address of tried) await boards.read(address, signal);
    const toPrivate = asked.filter(({ address }) => !isPublicAddress(address));
    keepReport(
      "fuzzed-addresses.md",
      `${tried.length} addresses: ${resolved} names looked up, ${asked.length} requests, ${toPrivate.length} of them to private addresses.`,
    );
    expect(toPrivate).toEqual([]);
    expect(asked.filter(({ host }) => !known.test(host))).toEqual([]);
    // The run was one: names were looked up, some led somewhere, most nowhere.
    expect(resolved).toBeGreaterThan(20);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThan(resolved / 2);
  });

  it("never name data over another protocol or port than the board's", () => {
    const found = fc.sample(addresses, { numRuns: 500, seed: 20_261_129 }).flatMap((address) => {
      const data = boardAddressOf(address)?.data;
      return data === undefined ? [] : [data];
    });
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ protocol, port }) => protocol !== "https:" || port !== "")).toEqual([]);
  });
});
