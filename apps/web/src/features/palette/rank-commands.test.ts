import { timeLimit } from "@savile/testing";
import { expect, it } from "vitest";
import { rankCommands } from "./rank-commands.ts";

function command(id: string, label: string) {
  return { id, label, group: "group", run: () => undefined };
}

const commands = [
  command("undo", "Undo"),
  command("print", "Print"),
  command("line resume exp1.b1", "Led the printing of 400 leaflets"),
  command("line resume exp1.b2", "Undertook surveys"),
];

it("offers actions and no lines before anything is typed", () => {
  expect(rankCommands(commands, "  ").map(({ id }) => id)).toEqual(["undo", "print"]);
});

it("puts the start of a label before a word inside it", () => {
  expect(rankCommands(commands, "print").map(({ id }) => id)).toEqual([
    "print",
    "line resume exp1.b1",
  ]);
});

it("asks for every word that was typed", () => {
  expect(rankCommands(commands, "leaf 400").map(({ id }) => id)).toEqual(["line resume exp1.b1"]);
  expect(rankCommands(commands, "print nothing")).toEqual([]);
});

it("answers a long text at once", () => {
  const many = Array.from({ length: 2000 }, (_, index) => command(`${index}`, "a ".repeat(500)));
  const start = performance.now();
  rankCommands(many, "a ".repeat(200));
  expect(performance.now() - start).toBeLessThan(timeLimit(1000));
});
