import type { Locator } from "@playwright/test";

/** How much of a picture is not white, in percent; waits until it is there. */
export async function inkOf(picture: Locator): Promise<number> {
  await picture.waitFor({ state: "attached" });
  return await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 225) dark += 1;
    return (dark * 400) / data.length;
  });
}
