import { measureHouse } from "./measure-house.ts";

/** `npm run house`: how the sources are built, in figures. */
console.log("| figure | bar | measured |\n|---|---|---|");
for (const { figure, bar, measured } of await measureHouse()) {
  console.log(`| ${figure} | ${bar} | ${measured} |`);
}
