import type { WireEdit } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { joinTexts } from "./join-texts.ts";

const at = (second: number): string => `2026-03-02T10:00:0${second}.000Z`;

function text(path: string, old: string, next: string, second = 0) {
  return {
    document_type: "resume",
    field_path: path,
    old_value: old,
    new_value: next,
    timestamp: at(second),
  } as const;
}

function confirmed(path: string, value: string): WireEdit {
  return {
    kind: "confirm",
    document_type: "resume",
    field_path: path,
    old_value: value,
    new_value: value,
    confirmed: true,
    timestamp: at(0),
  };
}

function inserted(id: string): WireEdit {
  return {
    kind: "insert",
    document_type: "resume",
    field_path: "exp1",
    old_value: null,
    new_value: { id, text: "Kaizen" },
    after_id: null,
    timestamp: at(0),
  };
}

function moved(old: string | null, next: string): WireEdit {
  return {
    kind: "move",
    id: "b1",
    document_type: "resume",
    field_path: "exp1",
    old_value: old,
    new_value: next,
    timestamp: at(0),
  };
}

describe("edits of one text", () => {
  it("are one edit where each begins with what the one before it left, as new as the last", () => {
    const typed = [text("headline", "", "L", 1), text("headline", "L", "Le", 2)];
    expect(joinTexts([...typed, text("headline", "Le", "Lead", 3)])).toEqual([
      text("headline", "", "Lead", 3),
    ]);
  });

  it("are joined across edits of other texts, in the place of the first", () => {
    const other = text("summary", "a", "b");
    expect(joinTexts([text("name", "A", "B"), other, text("name", "B", "C")])).toEqual([
      text("name", "A", "C"),
      other,
    ]);
  });

  it("stay apart where one begins with something else: it is refused by itself then", () => {
    const edits = [text("name", "A", "B"), text("name", "X", "C")];
    expect(joinTexts(edits)).toEqual(edits);
    expect(joinTexts([...edits, text("name", "C", "D")])).toEqual([
      text("name", "A", "B"),
      text("name", "X", "D"),
    ]);
  });

  it("stay apart in two documents", () => {
    const letter: WireEdit = { ...text("name", "B", "C"), document_type: "cover_letter" };
    const edits = [text("name", "A", "B"), letter];
    expect(joinTexts(edits)).toEqual(edits);
  });

  it("are the same with and without their kind", () => {
    const named: WireEdit = { ...text("name", "B", "C"), kind: "text" };
    expect(joinTexts([text("name", "A", "B"), named])).toMatchObject([
      { old_value: "A", new_value: "C" },
    ]);
  });

  it("stay apart where something else was done to the place between them", () => {
    const edits = [text("name", "A", "B"), confirmed("name", "B"), text("name", "B", "C")];
    expect(joinTexts(edits)).toEqual(edits);
  });
});

describe("edits of lists", () => {
  it("are never joined, however alike they are", () => {
    const edits = [inserted("b8"), inserted("b9"), moved(null, "b2"), moved("b2", "b3")];
    expect(joinTexts(edits)).toEqual(edits);
    expect(joinTexts([])).toEqual([]);
  });
});
