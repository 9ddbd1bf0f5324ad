import { createHash } from "node:crypto";
import type { PictureSize } from "@savile/contracts";
import type { PictureInput, RenderFailure } from "@savile/documents";
import type { Result } from "@savile/model";
import type { AppSettings, Dependencies } from "../../dependencies.ts";
import { createNewest } from "../documents/newest.ts";

/** The largest are about 80 KB, those of a list 3 KB. */
const kept = 240;
/** Widths in pixels: a miniature is 62 wide, a card about 360, both on a screen of the usual or twice the fineness. */
const widths: Readonly<Record<PictureSize, number>> = {
  mini: 62,
  small: 124,
  card: 380,
  large: 760,
};

/** A first page to draw for an account. */
export interface PictureRequest {
  readonly accountId: string;
  readonly input: Omit<PictureInput, "width">;
  readonly size: PictureSize;
}

/** Draws first pages and keeps the newest: lists and pickers show the same few again and again. */
export interface PictureStore {
  /** Names everything that the picture depends on. */
  tagOf(request: PictureRequest): string;
  draw(request: PictureRequest): Promise<Result<Uint8Array, RenderFailure>>;
}

interface Needs extends Pick<Dependencies, "renderer"> {
  readonly settings: Pick<AppSettings, "version">;
}

export function createPictureStore({ renderer, settings }: Needs): PictureStore {
  const newest = createNewest<Uint8Array, RenderFailure>(kept);
  const tagOf = ({ accountId, input, size }: PictureRequest): string => {
    // Another release may draw otherwise.
    const parts = [settings.version, accountId, input, widths[size]];
    return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 32);
  };
  return {
    tagOf,
    draw: (request) =>
      newest.get(tagOf(request), () => {
        const { accountId: account, input, size } = request;
        return renderer.askedBy({ account }).picture({ ...input, width: widths[size] });
      }),
  };
}
