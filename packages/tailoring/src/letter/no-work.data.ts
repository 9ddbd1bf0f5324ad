function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Verbs of learning and looking on, whatever their object: what one learnt shows no work done. */
export const learningVerbs = words(`
  learn study observe shadow attend enrol enroll revise resit graduate qualify matriculate commute relocate retire
  resign furlough`);

/** Verbs that tell of learning only of a paper, a course or a test: "passed final papers", "completed a diploma". */
export const endingVerbs = words(`
  pass complete finish sit take earn obtain gain achieve attain receive retake renew hold`);
