import * as fc from "fast-check";
import { titleOf } from "../titles/title-of.ts";
import { committedTables } from "./committed-tables.ts";

const tables = committedTables();

const occupation = fc.nat(tables.occupations.codes.length - 1);
/** A title that the tables hold word for word. */
export const known = occupation
  .map((row) => tables.occupations.names.at(row))
  .filter((name) => !/[,/()]| (?:of|for|in|at|with) /.test(name))
  .filter((name) => titleOf(tables, name).by === "exact");
const words = fc.array(
  fc.constantFrom("senior", "nurse", "of", "sales", "II", ",", "-", "(m/f)", "é"),
);
/** Titles, pieces of titles, and anything else. */
export const anyTitle = fc.oneof(
  known,
  words.map((all) => all.join(" ")),
  fc.string({ unit: "binary" }),
);
