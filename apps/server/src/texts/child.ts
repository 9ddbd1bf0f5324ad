import { serveTasks } from "./serve-tasks.ts";
import { textTasks } from "./tasks.ts";

// Works on texts in a process of its own: the pool kills it when one takes too long.
serveTasks(textTasks);
