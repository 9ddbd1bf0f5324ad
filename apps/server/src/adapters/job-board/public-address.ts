import { BlockList, isIP } from "node:net";

/** Networks that are not of the public internet (IANA's special-purpose registries). */
const special: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

const blocked = new BlockList();
for (const [network, bits] of special) blocked.addSubnet(network, bits, "ipv4");

/** Of IPv6 only what is given out for the internet, without the ways to speak IPv4 through it. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");
const within = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  within.addSubnet(network, bits, "ipv6");
}

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !blocked.check(address, "ipv4");
  return kind === 6 && open.check(address, "ipv6") && !within.check(address, "ipv6");
}
