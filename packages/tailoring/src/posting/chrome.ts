/** Lines of the page around a posting: buttons, counters, pay, the kind of contract. */
const chrome: readonly RegExp[] = [
  /^(?:apply(?: now| today| online| on company (?:web)?site)?|easy apply|quick apply|apply with \w+|save(?: job)?|saved|share(?: this job)?|report(?: this)? job|print|follow|sign in.{0,40}|log in.{0,40}|create (?:job )?alert.{0,40}|yes|no|\(?required\)?|\(?preferred\)?|company reviews|profile insights|shift and schedule|in person|here's how the job.{0,60}|show (?:more|less)|see (?:more|less|all.{0,30})|view (?:all )?(?:jobs|job|more).{0,30}|back to (?:search|jobs|results).{0,20}|next job|previous job|similar jobs|people also viewed.{0,20}|home|jobs|menu|skip to .{0,30}|new|promoted|sponsored|urgently hiring|actively (?:hiring|recruiting)|be an early applicant|be among the first.{0,30}|responds? within .{0,30}|(?:job )?description|full job description|job details|overview)$/i,
  /^(?:re)?posted\b.{0,40}$|^(?:published|date posted|listed|updated|closing date|apply by|deadline)\b.{0,40}$|^\d+\+? (?:days?|hours?|weeks?|months?) ago$|^(?:today|yesterday|just (?:now|posted))$/i,
  /^(?:over )?\d[\d,]*\+? (?:applicants?|views?|people (?:clicked|applied|viewed)|followers|employees|connections|alumni|reviews?|ratings?|openings?).{0,30}$/i,
  /^\d(?:\.\d)?(?:\s?(?:★|stars?|out of 5))?(?:\s*\(?\d[\d,]* reviews?\)?)?$/i,
  /^(?:posting|vacancy|position|job|flsa|grant|pay|salary) (?:number|no|id|status|code|grade|band|class|scale)\s*[:#].{0,40}$/i,
  /^(?:job (?:id|ref(?:erence)?|number|code|type|category)|req(?:uisition)?(?: id| #| number)?|ref(?:erence)?(?: no\.?| number)?|vacancy (?:id|ref)|id)\b[\s:#]*[\w\s/-]{0,30}$/i,
  /^(?:full[- ]?time|part[- ]?time|permanent|temporary|contract(?:or)?|casual|internship|seasonal|per diem|remote|hybrid|on-?site|day shift|night shift|shifts?|weekends?|nights?|entry level|mid[- ]senior level|experienced)(?:\s?(?:[,·•|/&+-]|and)\s?(?:full[- ]?time|part[- ]?time|permanent|temporary|contract(?:or)?|casual|internship|seasonal|per diem|remote|hybrid|on-?site|day shift|night shift|shifts?|weekends?|nights?))*$/i,
  /^(?:salary|pay|compensation|wage|rate|earn)?\s*:?\s*(?:up to |from |circa |c\. )?(?:[$£€]|USD|GBP|EUR)\s?\d[\d,.]*\s?k?\b.{0,70}$/i,
];

/** Whether a line belongs to the page of a job board and not to the posting. */
export function isChrome(line: string): boolean {
  const text = line.trim().replace(/^[^\p{L}\p{N}$£€]+|[\s.!:]+$/gu, "");
  return text.length < 90 && chrome.some((pattern) => pattern.test(text));
}
