import { loadTables, loadWords } from "@savile/extraction/taxonomy";
import { tellTables, tellWords } from "@savile/tailoring";

/**
 * Lets what matches, tailors and verifies know what everyday words mean and what skills, tools and programs are: once
 * at the start of a program that does either.
 */
export function shareWords(): void {
  tellWords(() => {
    const words = loadWords();
    return words.ok ? words.value : undefined;
  });
  tellTables(() => {
    const tables = loadTables();
    return tables.ok ? tables.value : undefined;
  });
}
