import { buildNode } from "./build-node.ts";
import { buildWeb } from "./build-web.ts";

/** `build [node|web]`: brings what is stale up to date. */
const [only] = process.argv.slice(2);
if (only !== "web") await buildNode();
if (only !== "node") await buildWeb();
