const length = 100_000;

function repeated(part: string): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

function counted(make: (index: number) => string, separator: string): string {
  const parts = Array.from({ length: 12_000 }, (_, index) => make(index));
  return parts.join(separator).slice(0, length);
}

const parts = [
  "a",
  "1",
  "é",
  "-",
  "_",
  "'",
  " ",
  "\t",
  "http://a.b/",
  "www.",
  "a.",
  "a-",
  "1 ",
  "1/",
  "1.",
  "+1 (2",
  "a@",
  "a@b.",
  "a (at) ",
  "a, ",
  "Ab ",
  "Ab, Cd ",
  "A & ",
  "A B ",
  ", A & ",
  "Jan 20 ",
  "2019 - ",
  "(",
  "a: ",
  " - ",
  "| ",
  "to ",
  ". ",
];

/** Texts of 100,000 characters that make careless patterns slow, by a short name. */
export const hostileTexts: readonly (readonly [string, string])[] = [
  ...parts.map((part) => [part, repeated(part)] as const),
  ["addresses", counted((index) => `https://www.ex${index}.org/a-${index}`, " ")],
  ["domains", counted((index) => `ab${index}.com`, "/")],
  ["months", counted((index) => `0${(index % 9) + 1}/20${10 + (index % 10)}`, " ")],
  ["figures", counted((index) => String(1000 + ((index * 7919) % 90_000)), " ")],
  ["numbers", counted((index) => `020 7946 0${index}`, ", ")],
];
