/** Runs one piece of work after the other; one that fails is told and keeps none of the others from running. */
export async function runEach(
  work: Readonly<Record<string, () => Promise<unknown>>>,
  failed: (name: string) => void,
): Promise<void> {
  for (const [name, run] of Object.entries(work)) {
    try {
      await run();
    } catch {
      failed(name);
    }
  }
}
