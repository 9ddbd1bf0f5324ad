import { commerceSigns } from "./commerce.data.ts";
import { hospitalitySigns } from "./hospitality.data.ts";
import { knowledgeSigns } from "./knowledge.data.ts";
import { officeSigns } from "./office.data.ts";
import { peopleSigns } from "./people.data.ts";
import { productSigns } from "./products.data.ts";
import { strengthSigns } from "./strengths.data.ts";
import { technologySigns } from "./technology.data.ts";
import { worksSigns } from "./works.data.ts";

/** What shows a piece of work though nobody names it, a row each: "asked | asked : sign ; sign". */
export const signTable = [
  officeSigns,
  commerceSigns,
  peopleSigns,
  hospitalitySigns,
  technologySigns,
  worksSigns,
  knowledgeSigns,
  productSigns,
].join("\n");

/** The same of strengths that every trade asks for; whom they meet may stay unsaid. */
export const strengthTable = strengthSigns;
