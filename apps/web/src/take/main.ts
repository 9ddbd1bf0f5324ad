import { openTake } from "./take-page.ts";

openTake(document, (path) => location.assign(path));
