export { effort, runs } from "./effort.ts";
export { timeLimit } from "./time-limit.ts";
