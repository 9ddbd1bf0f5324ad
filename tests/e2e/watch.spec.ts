import { test } from "./fixtures.ts";

// Each test brings about one of the faults that fail every other test, and passes only because it fails.
test.describe("the watch over all tests", () => {
  test.fail("check 28: notices an error in the console", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => console.error("planted"));
  });

  test.fail("check 28: notices an error of the page", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("planted");
      });
    });
    await page.waitForTimeout(100);
  });

  test.fail("check 28: notices a request to another host", async ({ page }) => {
    await page.route("https://example.invalid/**", (route) => route.fulfill({ body: "" }));
    await page.goto("/");
    await page.evaluate(() => {
      window.open("https://example.invalid/", "_self");
    });
    await page.waitForURL("https://example.invalid/");
  });

  test.fail("check 28: notices a violation of the policy for scripts", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.src = "data:text/javascript,0";
      document.body.append(script);
    });
    await page.waitForTimeout(100);
  });
});
