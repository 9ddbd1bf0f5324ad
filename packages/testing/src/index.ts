export { effort, runs } from "./effort.ts";
export { keepReport } from "./keep-report.ts";
export { timeLimit } from "./time-limit.ts";
