import type { RenderFailure } from "@savile/documents";
import { emptyResume, err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { describe, expect, it } from "vitest";
import { inProcessRenderer } from "../../testing/renderer.ts";
import { createPictureStore } from "./picture-store.ts";
import type { PictureRequest } from "./picture-store.ts";

const request: PictureRequest = {
  accountId: "ada",
  input: {
    document: { kind: "resume", resume: { ...emptyResume(), name: "Ada" } },
    template: "modern",
    paper: "letter",
  },
  size: "small",
};
const real = inProcessRenderer();

/** A store whose pictures are blank; `drawn` tells for whom each was drawn and how wide. */
function blankStore(version = "1.0.0") {
  const drawn: { account: string | undefined; width: number }[] = [];
  const answers: Result<Uint8Array, RenderFailure>[] = [];
  const renderer: typeof real = {
    ...real,
    askedBy: ({ account }) => ({
      ...real,
      picture: async ({ width }) => {
        drawn.push({ account, width });
        return answers.shift() ?? ok(new Uint8Array(drawn.length));
      },
    }),
  };
  return { store: createPictureStore({ renderer, settings: { version } }), drawn, answers };
}

describe("the tag of a picture", () => {
  it("is the same for the same picture, and short enough for a header", () => {
    const tag = blankStore().store.tagOf(request);
    expect(blankStore().store.tagOf({ ...request })).toBe(tag);
    expect(tag).toMatch(/^[\w-]{32}$/);
  });

  it("is another one for everything that the picture depends on", () => {
    const { store } = blankStore();
    const { input } = request;
    const others: PictureRequest[] = [
      { ...request, accountId: "ben" },
      { ...request, size: "card" },
      { ...request, input: { ...input, template: "tech" } },
      { ...request, input: { ...input, paper: "a4" } },
      { ...request, input: { ...input, pageBudget: 1 } },
      { ...request, input: { ...input, document: { kind: "resume", resume: emptyResume() } } },
    ];
    const tags = [request, ...others].map((one) => store.tagOf(one));
    tags.push(blankStore("1.0.1").store.tagOf(request));
    expect(new Set(tags).size).toBe(others.length + 2);
  });
});

describe("a store of pictures", () => {
  it("draws in the name of the account, as wide as the size asks for", async () => {
    const { store, drawn } = blankStore();
    for (const size of ["mini", "small", "card", "large"] as const) {
      await store.draw({ ...request, size });
    }
    expect(drawn).toEqual([62, 124, 380, 760].map((width) => ({ account: "ada", width })));
  });

  it("draws once what is asked for again, and anew what was not drawn", async () => {
    const { store, drawn, answers } = blankStore();
    const failure = err({ code: "superseded", detail: "a newer one" } as const);
    answers.push(failure);
    expect(await store.draw(request)).toEqual(failure);
    const picture = await store.draw(request);
    expect(picture).toEqual(ok(new Uint8Array(2)));
    expect(await store.draw(request)).toBe(picture);
    expect(drawn).toHaveLength(2);
  });

  it("lets the picture go that rested longest, behind many others", async () => {
    const { store, drawn } = blankStore();
    const asked = (account: number) => store.draw({ ...request, accountId: `account ${account}` });
    for (let account = 0; account < 241; account += 1) await asked(account);
    await asked(1);
    expect(drawn).toHaveLength(241);
    await asked(0);
    expect(drawn).toHaveLength(242);
  });
});
