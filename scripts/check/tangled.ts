/** Where rules are still chains of conditions; a file leaves the list with its last tangled function. */
const zones: readonly RegExp[] = [
  /^packages\/extraction\//,
  /^packages\/tailoring\/src\/(?:posting|verify|letter)\//,
];

const product = /^(?:packages|apps)\/[^/]+\/src\//;
const aside = /\.test\.tsx?$|\/testing\//;

/** Whether the rules of a file are still chains of conditions. */
export function isZone(path: string): boolean {
  return zones.some((zone) => zone.test(path));
}

/** The most ways through a function of the product outside the zones. */
const mostWays = 20;

/** Whether a finding tells of a function that nobody can follow: it fails, where others are only counted. */
export function isTangled(finding: {
  readonly filename: string;
  readonly message: string;
}): boolean {
  const { filename, message } = finding;
  if (!product.test(filename) || aside.test(filename)) return false;
  if (isZone(filename)) return false;
  const ways = /has a complexity of (\d+)/.exec(message)?.[1];
  return ways !== undefined && Number(ways) > mostWays;
}
