import { serveTasks } from "../../texts/serve-tasks.ts";
import { importTask } from "./import-task.ts";

// Opens exports that are brought back: what is in them may be large, broken or made to do harm.
serveTasks([importTask]);
