import { bookFaults } from "@savile/model";
import { expect, test } from "vitest";
import { headKinds } from "./head.rules.ts";

test("x", () => expect(bookFaults(headKinds)).toEqual([]));
