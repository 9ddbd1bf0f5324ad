import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Sending } from "./sending.tsx";

afterEach(cleanup);

function barAfter(props: Parameters<typeof Sending>[0]): number {
  render(<Sending {...props} />);
  const value = Number(screen.getByRole("progressbar").getAttribute("value"));
  cleanup();
  return value;
}

describe("a file on its way", () => {
  it("says in words which scanned page is being read, also to those who hear it", () => {
    render(<Sending share={1} scan={{ page: 3, pages: 8 }} />);
    const text = "Reading scanned page 3 of 8. Each takes a few seconds.";
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe(text);
  });

  it("says whether it is sent or read where it has no scanned page", () => {
    const { rerender } = render(<Sending share={0.5} />);
    expect(screen.getByText("Uploading")).toBeTruthy();
    rerender(<Sending share={1} />);
    expect(screen.getByText("Reading your resume")).toBeTruthy();
  });

  it("moves its bar forward with the bytes and then with the pages", () => {
    const values = [
      barAfter({ share: 0.5 }),
      barAfter({ share: 1 }),
      ...[2, 3, 8].map((page) => barAfter({ share: 1, scan: { page, pages: 8 } })),
    ];
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(values.length);
    expect(values.at(-1)).toBeLessThan(100);
  });
});
