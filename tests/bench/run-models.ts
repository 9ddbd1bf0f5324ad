import { buildNode } from "../../scripts/build-node.ts";
import { figureTable } from "./figures.ts";
import { measureModels } from "./measure-models.ts";
import { measureRefinement } from "./measure-refinement.ts";

/** `npm run bench:models`: how long a generation and an instruction by a language model take, and what a generation costs. */
await buildNode();
console.log(figureTable([...(await measureModels()), ...(await measureRefinement())]));
