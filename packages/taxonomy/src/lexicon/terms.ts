import { academiaTable } from "./academia.data.ts";
import { agricultureTable } from "./agriculture.data.ts";
import { analysisTable } from "./analysis.data.ts";
import { automotiveTable } from "./automotive.data.ts";
import { aviationTable } from "./aviation.data.ts";
import { beautyTable } from "./beauty.data.ts";
import { constructionTable } from "./construction.data.ts";
import { designTable } from "./design.data.ts";
import { educationTable } from "./education.data.ts";
import { energyTable } from "./energy.data.ts";
import { engineeringTable } from "./engineering.data.ts";
import { readTable } from "./entry.ts";
import type { FieldTable, Term, TermKind } from "./entry.ts";
import { financeTable } from "./finance.data.ts";
import { fitnessTable } from "./fitness.data.ts";
import { healthTable } from "./health.data.ts";
import { hospitalityTable } from "./hospitality.data.ts";
import { industryTable } from "./industry.data.ts";
import { languageTable } from "./language.data.ts";
import { legalTable } from "./legal.data.ts";
import { logisticsTable } from "./logistics.data.ts";
import { mannerTable } from "./manner.data.ts";
import { marketingTable } from "./marketing.data.ts";
import { mediaTable } from "./media.data.ts";
import { officeTable } from "./office.data.ts";
import { operationsTable } from "./operations.data.ts";
import { peopleTable } from "./people.data.ts";
import { productTable } from "./product.data.ts";
import { propertyTable } from "./property.data.ts";
import { publicTable } from "./public.data.ts";
import { retailTable } from "./retail.data.ts";
import { salesTable } from "./sales.data.ts";
import { scienceTable } from "./science.data.ts";
import { securityTable } from "./security.data.ts";
import { serviceTable } from "./service.data.ts";
import { socialTable } from "./social.data.ts";
import { softwareTable } from "./software.data.ts";
import { tradesTable } from "./trades.data.ts";

const tables: Readonly<Record<string, FieldTable>> = {
  academia: academiaTable,
  agriculture: agricultureTable,
  analysis: analysisTable,
  automotive: automotiveTable,
  aviation: aviationTable,
  beauty: beautyTable,
  construction: constructionTable,
  design: designTable,
  education: educationTable,
  energy: energyTable,
  engineering: engineeringTable,
  finance: financeTable,
  fitness: fitnessTable,
  health: healthTable,
  hospitality: hospitalityTable,
  industry: industryTable,
  language: languageTable,
  legal: legalTable,
  logistics: logisticsTable,
  manner: mannerTable,
  marketing: marketingTable,
  media: mediaTable,
  office: officeTable,
  operations: operationsTable,
  people: peopleTable,
  product: productTable,
  property: propertyTable,
  public: publicTable,
  retail: retailTable,
  sales: salesTable,
  science: scienceTable,
  security: securityTable,
  service: serviceTable,
  social: socialTable,
  software: softwareTable,
  trades: tradesTable,
};

const kinds: readonly (TermKind | "tool")[] = [
  "skill",
  "tool",
  "cert",
  "licence",
  "language",
  "soft",
];

let all: readonly Term[] | undefined;

/** Every term of the lexicon in a fixed order: by field, then by kind, then by name. Read on first use. */
export function allTerms(): readonly Term[] {
  all ??= Object.entries(tables).flatMap(([family, table]) =>
    kinds.flatMap((kind) => readTable(family, kind, table[kind] ?? "")),
  );
  return all;
}

let byId: ReadonlyMap<string, Term> | undefined;

/** The term with an id, if the lexicon knows it. */
export function termById(id: string): Term | undefined {
  byId ??= new Map(allTerms().map((term) => [term.id, term]));
  return byId.get(id);
}
