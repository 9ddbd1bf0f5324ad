import { pageDrawingSchema, pageSourceSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newOwner } from "../../testing/sessions.ts";
import { countingRenderer } from "../../testing/counting-renderer.ts";
import type { Counted } from "../../testing/counting-renderer.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;
let base: string;
const counted: Counted = { layouts: 0, readable: true };

beforeAll(async () => {
  service = await startTestService({ parts: { renderer: countingRenderer(counted) } });
  ({ person, base } = await newOwner(service, "enterprise"));
});
afterAll(() => service.close());

const read = (url: string) => get(service, `${base}${url}`, person.headers);

describe("documents", () => {
  it("are shown as pages with regions; a drawing is fetched by its hash", async () => {
    const pages = pageSourceSchema.parse((await read("/preview/resume?format=pages")).json());
    expect(pages.pages.length).toBeGreaterThan(0);
    const [page] = pages.pages;
    expect(page?.drawing).toBeUndefined();
    expect(page?.regions.map((region) => region.path)).toContain("name");
    const drawing = await read(`/preview/resume/pages/${page?.hash}`);
    expect(pageDrawingSchema.parse(drawing.json()).marks.length).toBeGreaterThan(10);
    expect((await read("/preview/resume/pages/abcdef")).statusCode).toBe(404);
    const whole = await read("/preview/resume?format=pages&drawings=true");
    expect(pageSourceSchema.parse(whole.json()).pages[0]?.drawing).toBeDefined();
  });

  it("are laid out once for all their pages", async () => {
    await read("/preview/cover_letter?format=pages");
    const before = counted.layouts;
    await Promise.all([1, 2, 3].map(() => read("/preview/cover_letter?format=pages")));
    expect(counted.layouts).toBe(before);
  });
});
