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
  const numbers = list.split(/[ ,]+/u);
  const n = (index: number): number => numberOf(numbers[index]);
  switch (`${name} ${numbers.length}`) {
    case "matrix 6":
      return [n(0), n(1), n(2), n(3), n(4), n(5)];
    case "translate 2":
      return [1, 0, 0, 1, n(0), n(1)];
    case "scale 2":
      return [n(0), 0, 0, n(1), 0, 0];
    default:
      throw new UnknownShape(`transform ${transform}`);
  }
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
