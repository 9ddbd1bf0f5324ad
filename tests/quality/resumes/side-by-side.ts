import { readFileSync } from "node:fs";
import { printResumeMarkdown } from "@savile/model";
import type { Change, Requirement } from "@savile/model";
import { parsePosting } from "@savile/tailoring";
import { corpus } from "../corpus.ts";
import type { TailoredPair } from "./read-pair.ts";

function cell(text: string | null): string {
  return (text ?? "(nothing)").replaceAll("|", "\\|").replaceAll("\n", " ");
}

function changeLine({ rule, path, before, after, reason }: Change): string {
  return `- **${rule}** ${path}: ${reason}\n  - before: ${cell(before)}\n  - after: ${cell(after)}`;
}

function asked({ kind, level, text }: Requirement): string {
  return `${level} ${kind}: ${text}`;
}

/** A pair as text to read: what is asked, the changes with their reasons, and the resume before and after. */
export function sideBySide(one: TailoredPair): string {
  const posting = parsePosting(readFileSync(`${corpus.root}/${one.pair.posting}`, "utf8"));
  const [before, after] = [one.before, one.tailoring.resume.resume].map((resume) =>
    printResumeMarkdown(resume),
  );
  return [
    `# ${one.pair.resume} x ${one.pair.posting}`,
    `Sought: ${posting.title ?? "?"}. ${posting.requirements.map(asked).join("; ")}`,
    "## Changes",
    one.changes.map(changeLine).join("\n"),
    "## Before",
    before ?? "",
    "## After",
    after ?? "",
  ].join("\n\n");
}
