import { shareWords } from "@savile/workflow/words";

// Tests know the words that the programs know.
shareWords();
