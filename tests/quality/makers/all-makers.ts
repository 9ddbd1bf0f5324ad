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
import { laterThemes, themes } from "./theme-list.data.ts";
import type { Theme } from "./theme-list.data.ts";
import { themeMaker } from "./theme-maker.ts";

/** Makers that were brought in together, with the themes among them and the share that is sealed. */
export interface Batch {
  readonly makers: readonly Maker[];
  readonly themes: readonly Theme[];
  readonly sealed: number;
}

/** The first makers; those of a kind are split by themselves. */
export function firstBatch(printer: HtmlPrinter | null): Batch {
  const makers = [
    ...themes.map((theme) => themeMaker(theme, printer)),
    ...[...classesWithCommands, ...classesWithLists].map(texMaker),
    ...officeMakers,
    reactPdfMaker,
  ];
  return { makers, themes, sealed: 1 / 3 };
}

/** The themes that came when the first batch had been learned from. */
export function laterBatch(printer: HtmlPrinter | null): Batch {
  const makers = laterThemes.map((theme) => themeMaker(theme, printer));
  return { makers, themes: laterThemes, sealed: 1 / 2 };
}

/** The makers of one side. */
export function makersOf(side: Side, { makers, sealed }: Batch): readonly Maker[] {
  const away = new Set(
    makerKinds.flatMap((kind) => [
      ...sealedOf(
        makers.filter((one) => one.kind === kind).map(({ name }) => name),
        sealed,
      ),
    ]),
  );
  return makers.filter(({ name }) => away.has(name) === (side === "sealed"));
}
