/** Whether a title only says where somebody belongs. */
export function isBelonging(title: string): boolean {
  return /^(?:(?:board|committee|club|society|chapter|team) )?(?:member|participant|attendee|delegate)$/iu.test(
    title.trim(),
  );
}

/** Whether a title is that of somebody who learns the work, or no title of work. */
export function isLearner(title: string): boolean {
  const learning =
    /\b(?:intern(?:ship)?|trainee|apprentice|student|undergraduate|volunteer|placement)\b/iu;
  return isBelonging(title) || learning.test(title);
}
