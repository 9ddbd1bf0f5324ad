import { loadWords } from "@savile/extraction/taxonomy";
import { tellWords } from "@savile/tailoring";

/** Lets what tailors and verifies know what everyday words mean: once at the start of a program that does either. */
export function shareWords(): void {
  tellWords(() => {
    const words = loadWords();
    return words.ok ? words.value : undefined;
  });
}
