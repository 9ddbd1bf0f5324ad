import type { PlacedRow } from "./page-regions.ts";
import { rowsOfTable } from "./table-rows.ts";

/** A table whose end has not come yet. */
interface OpenTable {
  readonly rows: PlacedRow[][][];
}

/** Gathers the rows of a page; those in a table are laid out when the table ends. */
export class OpenTables {
  private readonly rows: PlacedRow[] = [];
  private readonly tables: OpenTable[] = [];

  open(name: string): void {
    const table = this.tables.at(-1);
    if (name === "table") this.tables.push({ rows: [] });
    else if (name === "tr") table?.rows.push([]);
    else if (name === "td" || name === "th") this.openCell(table);
  }

  close(name: string): void {
    if (name === "table") this.endTable();
  }

  add(row: PlacedRow): void {
    const cell = this.tables.at(-1)?.rows.at(-1)?.at(-1);
    (cell ?? this.outer()).push(row);
  }

  /** All rows, also of tables that nothing closed. */
  end(): PlacedRow[] {
    while (this.tables.length > 0) this.endTable();
    return this.rows;
  }

  private openCell(table: OpenTable | undefined): void {
    if (table === undefined) return;
    if (table.rows.length === 0) table.rows.push([]);
    table.rows.at(-1)?.push([]);
  }

  /** Where rows go that stand in no cell of the table that is open: a caption, or text after its rows. */
  private outer(): PlacedRow[] {
    const cells = this.tables
      .slice(0, -1)
      .findLast(({ rows }) => rows.at(-1)?.at(-1) !== undefined);
    return cells?.rows.at(-1)?.at(-1) ?? this.rows;
  }

  private endTable(): void {
    const table = this.tables.pop();
    if (table === undefined) return;
    for (const row of rowsOfTable(table.rows)) this.add(row);
  }
}
