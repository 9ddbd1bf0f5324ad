const order =
  "(?:ignore|disregard|forget|override|bypass|skip|ignorez|ignora|ignorar|ignoriere|vergiss|oubliez)";
const target =
  "(?:instructions?|guidance|directives?|guidelines?|prompts?|rules|instrucciones|anweisungen|instruções|commands?)";
const suspicious: readonly RegExp[] = [
  new RegExp(`\\b${order}\\b[^.\\n]{0,60}\\b${target}\\b`, "iu"),
  /\b(?:note|message|attention|instructions?) (?:to|for) (?:the )?(?:ai|llms?|language models?|chatbots?|assistants?|bots?)\b/i,
  /\bsystem prompt\b/i,
  /<\/?(?:job_?description|task|system|instructions?|prompt|user|assistant)\b/i,
  /\b(?:generated|ai[- ]written|tailored) (?:resumes?|cvs?|cover letters?|applications?)\b[^.\n]{0,60}\b(?:state|say|include|list|mention|contain|claim)\b/i,
  /\b(?:every|each|all|any) (?:generated )?(?:resume|cv|application)s? (?:must|should|to|has to)\b[^.\n]{0,30}\b(?:state|include|mention|contain|claim|list)\b/i,
  /\b(?:applicants?'?|candidates?'?|their|your) (?:ai |writing )?assistants?\b[^.\n]{0,40}\b(?:must|should|include|add|write)\b/i,
  /\b(?:add|include|insert|put|list|write)\b[^.\n]{0,40}\b(?:to|in|into|on) (?:the|your|his|her|this|their) (?:resume|cv|summary|cover letter)\b(?! (?:to|by|via|and))/i,
  /\b(?:you are|act as) (?:an? )?(?:ai|language model|assistant|chatgpt|claude)\b/i,
];

/** Whether a sentence speaks to a machine instead of a candidate. It is shown and never followed. */
export function isSuspicious(text: string): boolean {
  return suspicious.some((pattern) => pattern.test(text));
}
