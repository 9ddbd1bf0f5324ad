import { buildNode } from "../../scripts/build-node.ts";
import { buildWeb } from "../../scripts/build-web.ts";
import { runProgram, toolPath } from "../../scripts/run-program.ts";

/** `npm run quality:access`: every screen at three widths in both themes against the rules of accessibility. */
await buildNode();
await buildWeb();
const config = "tests/e2e/playwright.config.ts";
process.exitCode = await runProgram(
  toolPath("playwright"),
  [
    "test",
    "--config",
    config,
    "--grep",
    "no rule is broken|axe finds nothing|rule of accessibility",
  ],
  { AXE: "full" },
);
