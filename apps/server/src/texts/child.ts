import { shareWords } from "@savile/workflow/words";
import { serveTasks } from "./serve-tasks.ts";
import { textTasks } from "./tasks.ts";

shareWords();
// Works on texts in a process of its own: the pool kills it when one takes too long.
serveTasks(textTasks);
