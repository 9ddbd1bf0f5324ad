import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sampleSession } from "../../../testing/sample-session.ts";
import { PageCount } from "./page-count.tsx";

afterEach(cleanup);

it("says when decisions cost a page more than the resume was made for", () => {
  const pages = { resume: 2, cover_letter: 1, budget: 1 };
  render(<PageCount session={{ ...sampleSession(), pages }} />);
  expect(screen.getByText(/now takes 2 pages instead of 1/)).toBeTruthy();
});

it("says nothing while the pages are as planned or unknown", () => {
  const { container } = render(
    <>
      <PageCount session={sampleSession()} />
      <PageCount session={{ ...sampleSession(), pages: null }} />
      <PageCount
        session={{ ...sampleSession(), pages: { resume: 1, cover_letter: 1, budget: 0 } }}
      />
    </>,
  );
  expect(container.textContent).toBe("");
});
