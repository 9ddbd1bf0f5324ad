import { loadWords } from "@savile/extraction";
import { tellWords } from "@savile/tailoring";

// Tests know the words that the programs know.
tellWords(() => {
  const words = loadWords();
  return words.ok ? words.value : undefined;
});
