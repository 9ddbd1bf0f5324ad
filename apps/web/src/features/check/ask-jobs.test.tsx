import type { Correction, OpenQuestion } from "@savile/model";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sampleExtraction } from "../../testing/sample-session.ts";
import { AskJobs } from "./ask-jobs.tsx";
import type { AskJobsProps } from "./ask-jobs.tsx";
import { DeskContext } from "./desk.ts";

afterEach(cleanup);

function question(id: string, title: string): OpenQuestion {
  const detail = `No employer was found for “${title}”.`;
  return { code: "no_employer", detail, lines: ["p1.l4"], path: `${id}.company` };
}

function show(props: AskJobsProps): (Correction | string)[] {
  const log: (Correction | string)[] = [];
  render(
    <DeskContext
      value={{
        extraction: sampleExtraction(),
        inPlace: false,
        sections: [],
        selected: null,
        editing: null,
        select: () => undefined,
        selectLine: (line) => log.push(line),
        edit: (address) => log.push(address ?? ""),
        make: (step) => log.push(...step) > 0,
        makeNew: () => false,
      }}
    >
      <AskJobs {...props} />
    </DeskContext>,
  );
  return log;
}

it("settles all jobs of a question with one answer", async () => {
  const asked = [question("exp1", "Potter"), question("exp3", "Painter")];
  const log = show({ code: "no_employer", asked });
  await userEvent.click(screen.getByRole("button", { name: "None of them had an employer" }));
  expect(log).toEqual([
    { op: "leave", what: "exp1.company" },
    { op: "leave", what: "exp3.company" },
  ]);
});

it("leads to the place in the file, and to the value that is asked for", async () => {
  const log = show({ code: "no_employer", asked: [question("exp1", "Potter")] });
  await userEvent.click(screen.getByRole("button", { name: /Show in the file.*Potter/ }));
  await userEvent.click(screen.getByRole("button", { name: /Fill in.*Potter/ }));
  expect(log).toEqual(["p1.l4", "exp1.company"]);
});

it("offers to correct a value that stands there", () => {
  const asked: OpenQuestion = {
    code: "odd_title",
    detail: "“7” was read as a job title.",
    lines: [],
    path: "exp1.title",
    text: "7",
  };
  show({ code: "odd_title", asked: [asked] });
  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual([
    "Fix it: “7” was read as a job title.",
    "Looks right",
  ]);
});
