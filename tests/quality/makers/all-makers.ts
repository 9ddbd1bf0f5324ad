import { makerKinds } from "./maker.ts";
import type { Maker } from "./maker.ts";
import { officeMakers } from "./office-maker.ts";
import type { HtmlPrinter } from "./print-html.ts";
import { reactPdfMaker } from "./react-pdf-maker.ts";
import { sealedOf } from "./split.ts";
import type { Side } from "./split.ts";
import { classesWithCommands } from "./tex/classes-with-commands.ts";
import { classesWithLists } from "./tex/classes-with-lists.ts";
import { texMaker } from "./tex/tex-maker.ts";
import { themes } from "./theme-list.data.ts";
import { themeMaker } from "./theme-maker.ts";

/** Every maker; the makers of a kind are one batch of the split. */
export function allMakers(printer: HtmlPrinter | null): readonly Maker[] {
  return [
    ...themes.map((theme) => themeMaker(theme, printer)),
    ...[...classesWithCommands, ...classesWithLists].map(texMaker),
    ...officeMakers,
    reactPdfMaker,
  ];
}

/** The makers of one side. */
export function makersOf(side: Side, makers: readonly Maker[]): readonly Maker[] {
  const sealed = new Set(
    makerKinds.flatMap((kind) => [
      ...sealedOf(makers.filter((one) => one.kind === kind).map(({ name }) => name)),
    ]),
  );
  return makers.filter(({ name }) => sealed.has(name) === (side === "sealed"));
}
