import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  identity,
  matrixOf,
  numberOf,
  product,
  round,
  roundMatrix,
  UnknownShape,
} from "./matrix.ts";
import type { Matrix } from "./matrix.ts";

const whole = fc.integer({ min: -50, max: 50 });
const matrices: fc.Arbitrary<Matrix> = fc.tuple(whole, whole, whole, whole, whole, whole);

/** A point as a matrix moves it. */
function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): number[] {
  return [a * x + c * y + e, b * x + d * y + f];
}

describe("a transform", () => {
  test.each<[string | undefined, Matrix]>([
    [undefined, [1, 0, 0, 1, 0, 0]],
    ["matrix(1 2 3 4 5 6)", [1, 2, 3, 4, 5, 6]],
    ["matrix(1,2,3,4,5,6)", [1, 2, 3, 4, 5, 6]],
    ["matrix(1, 0, 0, -1, 1e2, -.5)", [1, 0, 0, -1, 100, -0.5]],
    ["translate(3 -4)", [1, 0, 0, 1, 3, -4]],
    ["translate(3,-4)", [1, 0, 0, 1, 3, -4]],
    ["scale(0.01,-0.01)", [0.01, 0, 0, -0.01, 0, 0]],
  ])("%s is the matrix %j", (transform, matrix) => {
    expect(matrixOf(transform)).toEqual(matrix);
  });

  test.each([
    "",
    "matrix",
    "matrix()",
    "matrix(1 2 3 4 5)",
    "matrix(1 2 3 4 5 6 7)",
    "matrix(1 2 3 4 5 x)",
    "translate(3)",
    "translate(3 4) scale(2 2)",
    "scale(2)",
    "rotate(45 0)",
    "skewX(3)",
    " translate(3 4)",
    "translate(3 4);alert(1)",
    "translate(Infinity 0)",
  ])("%j is of an unknown shape", (transform) => {
    expect(() => matrixOf(transform)).toThrow(UnknownShape);
  });
});

test.each([undefined, "x", "1px", "NaN", "-Infinity", "1 2"])("%j is no number", (text) => {
  expect(() => numberOf(text)).toThrow(UnknownShape);
});

test("a number is read with its sign, point and power of ten", () => {
  expect(["0", "-3.5", ".25", "1e-2", " 7 "].map(numberOf)).toEqual([0, -3.5, 0.25, 0.01, 7]);
});

describe("a product of matrices", () => {
  test("does the inner one first, then the outer one", () => {
    fc.assert(
      fc.property(matrices, matrices, whole, whole, (outer, inner, x, y) => {
        const [innerX = 0, innerY = 0] = moved(inner, x, y);
        expect(moved(product(outer, inner), x, y)).toEqual(moved(outer, innerX, innerY));
      }),
      { numRuns: runs(300) },
    );
  });

  test("with the one that moves nothing is the other", () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        expect(product(identity, matrix)).toEqual(matrix);
        expect(product(matrix, identity)).toEqual(matrix);
      }),
      { numRuns: runs(100) },
    );
  });
});

test("a rounded number is within half a hundredth, and rounded again the same", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), (value) => {
      expect(Math.abs(round(value) - value)).toBeLessThanOrEqual(0.005 + 1e-9);
      expect(round(round(value))).toBe(round(value));
    }),
    { numRuns: runs(300) },
  );
  expect(roundMatrix([1.005, 0.001, -0.004, 2, 3.456, 1e3])).toEqual([1, 0, -0, 2, 3.46, 1000]);
});
