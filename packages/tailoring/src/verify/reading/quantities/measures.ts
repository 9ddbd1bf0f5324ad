/** A unit of length, area, volume, weight, data or power. */
export interface Measure {
  readonly of: "length" | "area" | "volume" | "weight" | "data" | "power";
  /** How much of the metric unit it is: metres, square metres, litres, kilograms, megabytes, kilowatts. */
  readonly factor: number;
}

const units: readonly (readonly [Measure["of"], number, string])[] = [
  ["length", 0.001, "mm|millimet(?:re|er)s?"],
  ["length", 0.01, "cm|centimet(?:re|er)s?"],
  ["length", 1, "m|met(?:re|er)s?"],
  ["length", 1000, "km|kilomet(?:re|er)s?"],
  ["length", 0.0254, "inch(?:es)?"],
  ["length", 0.3048, "ft|f(?:oo|ee)t"],
  ["length", 0.9144, "yds?|yards?"],
  ["length", 1609.344, "mi|miles?"],
  ["area", 1, "m2|m²|sq\\.? ?m|square met(?:re|er)s?"],
  ["area", 0.0929, "sq\\.? ?ft|square f(?:oo|ee)t"],
  ["area", 10_000, "ha|hectares?"],
  ["area", 4046.86, "acres?"],
  ["volume", 0.001, "ml|millilit(?:re|er)s?"],
  ["volume", 1, "l|lit(?:re|er)s?"],
  ["volume", 100, "hl|hectolit(?:re|er)s?"],
  ["volume", 1000, "m3|m³|cubic met(?:re|er)s?"],
  ["weight", 0.001, "g|gram(?:me)?s?"],
  ["weight", 1, "kg|kilos?|kilogram(?:me)?s?"],
  ["weight", 0.4536, "lbs?"],
  ["weight", 1000, "tonnes?|metric tons?"],
  ["data", 0.001, "kb|kilobytes?"],
  ["data", 1, "mb|megabytes?"],
  ["data", 1e3, "gb|gigabytes?"],
  ["data", 1e6, "tb|terabytes?"],
  ["data", 1e9, "pb|petabytes?"],
  ["power", 1, "kw|kilowatts?"],
  ["power", 1e3, "mw|megawatts?"],
  ["power", 1e6, "gw|gigawatts?"],
];

const written = units.map(([of, factor, words]) => ({
  measure: { of, factor } satisfies Measure,
  pattern: new RegExp(`^[\\s-]?(?:${words})(?![\\p{L}\\p{N}²³/])`, "iu"),
}));

/** The unit of measure that stands right behind a number; longer spellings of areas and volumes come before "m". */
export function measureAt(
  after: string,
): { readonly measure: Measure; readonly length: number } | undefined {
  const fitting = written.flatMap(({ measure, pattern }) => {
    const length = pattern.exec(after)?.[0].length;
    return length === undefined ? [] : [{ measure, length }];
  });
  return fitting.find(({ measure }) => measure.of !== "length") ?? fitting[0];
}

/** Rounding of a figure that is told in another unit: 6 miles are about 10 km, never 12. */
const slack = 0.04;

/** Whether two values in units of one kind are the same; `undefined` where a unit is missing or is of another kind. */
export function sameMeasured(
  a: { readonly value: number; readonly measure?: Measure },
  b: { readonly value: number; readonly measure?: Measure },
): boolean | undefined {
  if (a.measure === undefined || b.measure === undefined || a.measure.of !== b.measure.of)
    return undefined;
  if (a.measure.factor === b.measure.factor) return undefined;
  const [mine, theirs] = [a.value * a.measure.factor, b.value * b.measure.factor];
  return Math.abs(mine - theirs) <= slack * Math.max(mine, theirs);
}
