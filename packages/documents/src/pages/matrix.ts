import type { PageDrawing } from "@savile/model";

export type Matrix = PageDrawing["marks"][number]["at"];
export type Mark = PageDrawing["marks"][number];

/** The engine's SVG is not of the shape that flattening relies on: nothing is drawn from it. */
export class UnknownShape extends Error {}

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function numberOf(text: string | undefined): number {
  const value = Number(text);
  if (text === undefined || !Number.isFinite(value)) throw new UnknownShape(`number ${text}`);
  return value;
}

/** The matrix of a `transform` attribute; one function, as both builds of the engine write it. */
export function matrixOf(transform: string | undefined): Matrix {
  if (transform === undefined) return identity;
  const [, name, list = ""] = /^([a-z]+)\(([^()]*)\)$/u.exec(transform) ?? [];
  const numbers = list.split(/[ ,]+/u).map(numberOf);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  if (name === "matrix" && numbers.length === 6) return [a, b, c, d, e, f];
  if (name === "translate" && numbers.length === 2) return [1, 0, 0, 1, a, b];
  if (name === "scale" && numbers.length === 2) return [a, 0, 0, b, 0, 0];
  throw new UnknownShape(`transform ${transform}`);
}

export function product(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

export function roundMatrix([a, b, c, d, e, f]: Matrix): Matrix {
  return [round(a), round(b), round(c), round(d), round(e), round(f)];
}
