import type { Back } from "../texts/text-task.ts";
import type { RunText } from "../texts/text-pool.ts";

/** Runs tasks in this process: for tests and where there is no pool. */
export const runDirectly: RunText = async (task, input, { handlers = {}, signal } = {}) => {
  const back: Back = {
    ask: async (name, value, part = () => undefined) => handlers[name]?.(value, part),
    tell: (name, value) => void handlers[name]?.(value, () => undefined),
    signal: {
      get aborted() {
        return signal?.aborted === true;
      },
    },
  };
  return task.work(input, back);
};
