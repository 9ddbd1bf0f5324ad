import type { LimitRule } from "../limits/take-limits.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds until another code may be asked for. */
export const resendSeconds = minute;

/** Who an action counts for; `address` stands for the e-mail, `device` for a browser known to it. */
export interface LimitOwner {
  readonly address: string;
  readonly device: string | null;
  /** `null` where addresses of the network are not counted: on this computer alone. */
  readonly network: string | null;
}

function ownerOf({ address, device }: LimitOwner): string {
  return device === null ? `address:${address}` : `device:${address}:${device}`;
}

/**
 * What a sign-in with a right code or link earns the network that it comes from: it pays for its own code and
 * for one more. So a house full of people gets as many codes as they use, and who only sends codes gets twenty.
 */
export const earnedCodes = { by: 2, most: 60 } as const;

const codesOf = (network: string): string => `code:network:${network}`;
const guessesOf = (network: string): string => `guess:network:${network}`;

/** The limits of a network that verified sign-ins widen. */
export function networkKeys(network: string | null): string[] {
  return network === null ? [] : [codesOf(network), guessesOf(network)];
}

/**
 * Codes: one a minute, five an hour, twenty a day; twenty an hour from one network that nobody used. A browser
 * that signed in to the address before has its own allowance, whatever else its network does.
 */
export function requestRules(owner: LimitOwner): LimitRule[] {
  const name = ownerOf(owner);
  const { network, device } = owner;
  return [
    { key: `code:minute:${name}`, count: 1, seconds: resendSeconds },
    { key: `code:hour:${name}`, count: 5, seconds: hour },
    { key: `code:day:${name}`, count: 20, seconds: day },
    ...(network === null || device !== null
      ? []
      : [{ key: codesOf(network), count: 20, seconds: hour }]),
  ];
}

/** Wrong guesses: ten an hour and thirty a day in each pool, sixty an hour from one network. */
export function guessRules(owner: LimitOwner, pool: "bound" | "unbound"): LimitRule[] {
  const name = pool === "bound" ? ownerOf(owner) : `address:${owner.address}`;
  return [
    { key: `guess:hour:${pool}:${name}`, count: 10, seconds: hour },
    { key: `guess:day:${pool}:${name}`, count: 30, seconds: day },
    ...(owner.network === null
      ? []
      : [{ key: guessesOf(owner.network), count: 60, seconds: hour }]),
  ];
}
