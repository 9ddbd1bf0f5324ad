/** Whether a title only says where somebody belongs. */
export function isBelonging(title: string): boolean {
  return /^(?:(?:board|committee|club|society|chapter|team) )?(?:member|participant|attendee|delegate)$/iu.test(
    title.trim(),
  );
}

const learning =
  /\b(?:intern(?:ship)?|trainee|apprentice|student|undergraduate|volunteer|placement)\b/iu;
/** "Optician / Apprentice Optician", "Apprentice, then Fitter": two posts of which one came after the other. */
const eachPost = /\s*(?:\/|,? then |,? later |→)\s*/iu;

/** Whether a title is that of somebody who learns the work and no more, or no title of work. */
export function isLearner(title: string): boolean {
  const posts = title.split(eachPost).filter((post) => post !== "");
  return isBelonging(title) || (posts.length > 0 && posts.every((post) => learning.test(post)));
}
