import { buildNode } from "../../scripts/build-node.ts";
import { figureTable } from "./figures.ts";
import { measureModels } from "./measure-models.ts";

/** `npm run bench:models`: how long a generation by a language model takes, and what it costs. */
await buildNode();
console.log(figureTable(await measureModels()));
