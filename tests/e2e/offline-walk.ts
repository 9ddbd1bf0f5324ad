import type { Page } from "@playwright/test";

/** What of a page can be pressed: buttons, tabs, rows of menus, links. */
const controls =
  'button, a[href], summary, select, [role="tab"], [role="menuitem"], [role="menuitemradio"], [role="option"], input[type="checkbox"], input[type="radio"]';
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], aside, header, main';
const unreachable = '[aria-hidden="true"], [inert], [disabled]';

/** A control as the walk remembers it: by its layer, kind and name, and where it stands among all now. */
export interface Control {
  readonly key: string;
  readonly index: number;
}

/** The controls that are on the screen now. */
export async function controlsOf(page: Page): Promise<Control[]> {
  return await page.evaluate(
    ([all = "", around = "", gone = ""]) =>
      [...document.querySelectorAll(all)].flatMap((one, index) => {
        const { width, height } = one.getBoundingClientRect();
        if (width === 0 || height === 0 || one.closest(gone) !== null) return [];
        const name = one.getAttribute("aria-label") ?? one.textContent ?? "";
        const role = one.getAttribute("role") ?? one.tagName;
        const layer = one.closest(around)?.tagName ?? "";
        // A name that counts something is the same with another number.
        const kind = name.trim().replaceAll(/\d+/g, "#").slice(0, 60);
        return [{ key: `${layer} ${role} ${kind}`, index }];
      }),
    [controls, layers, unreachable],
  );
}

/** Presses a control by its place among all; `false` where it is gone or covered. */
export async function press(page: Page, { index }: Control): Promise<boolean> {
  try {
    await page.locator(controls).nth(index).click({ timeout: 2_000 });
    return true;
  } catch {
    return false;
  }
}
