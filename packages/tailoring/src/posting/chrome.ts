import { looksLikeTitle } from "./names.ts";

/** Lines of the page around a posting: buttons, counters, pay, the kind of contract. */
const chrome: readonly RegExp[] = [
  /^(?:apply(?: now| today| online| on company (?:web)?site)?|easy apply|quick apply|apply with \w+|save(?: job)?|saved|share(?: this job)?|report(?: this)? job|print|follow|sign in.{0,40}|log in.{0,40}|create (?:job )?alert.{0,40}|yes|no|\(?required\)?|\(?preferred\)?|company reviews|profile insights|shift and schedule|in person|here's how the job.{0,60}|show (?:more|less)|see (?:more|less|all.{0,30})|view (?:all )?(?:jobs|job|more).{0,30}|back to (?:search|jobs|results).{0,20}|next job|previous job|similar jobs|people also viewed.{0,20}|home|jobs|menu|skip to .{0,30}|new|promoted|sponsored|hot(?: job)?|flag|urgently hiring|actively (?:hiring|recruiting)|be an early applicant|be among the first.{0,30}|responds? within .{0,30}|(?:job )?description|full job description|job details|overview)$/i,
  /^promoted by .{2,60}$|^responses managed off .{2,30}$|^you must create an? .{2,60}$|^(?:register|log ?in|sign in) to apply$|^send me jobs like this$|^matches your preferences$|^pay in top \d.{0,90}$|^report (?:a )?(?:discriminatory )?job ad\b.{0,30}$|^tell employers more about yourself$|^employer questions$|^your application will include the following questions:?$|^openings: \d+.{0,40}$/i,
  /^(?:re)?posted\b.{0,40}$|^(?:published|date posted|listed|updated|closing date|apply by|deadline)\b.{0,40}$|^\d+\+? (?:days?|hours?|weeks?|months?) ago$|^(?:today|yesterday|just (?:now|posted))$/i,
  /^(?:over )?\d[\d,]*\+? (?:applicants?|views?|people (?:clicked|applied|viewed)|followers|employees|connections|alumni|reviews?|ratings?|openings?).{0,30}$/i,
  /^\d(?:\.\d)?(?:\s?(?:★|stars?|out of 5))?(?:\s*\(?\d[\d,]* reviews?\)?)?$/i,
  /^(?:posting|vacancy|position|job|flsa|grant|pay|salary) (?:number|no|id|status|code|grade|band|class|scale)\s*[:#].{0,40}$/i,
  /^(?:job (?:id|ref(?:erence)?|number|code|type|category)|req(?:uisition)?(?: id| #| number)?|ref(?:erence)?(?: no\.?| number)?|vacancy (?:id|ref)|id)\b[\s:#]*[\w\s/-]{0,30}$/i,
  /^(?:full[- ]?time|part[- ]?time|permanent|temporary|contract(?:or)?|casual|internship|seasonal|per diem|remote|hybrid|on-?site|day shift|night shift|shifts?|weekends?|nights?|entry level|mid[- ]senior level|experienced)(?:\s?(?:[,·•|/&+-]|and)\s?(?:full[- ]?time|part[- ]?time|permanent|temporary|contract(?:or)?|casual|internship|seasonal|per diem|remote|hybrid|on-?site|day shift|night shift|shifts?|weekends?|nights?))*$/i,
  /^(?:salary|pay|compensation|wage|rate|earn)?\s*:?\s*(?:up to |from |circa |c\. )?(?:[$£€]|USD|GBP|EUR)\s?\d[\d,.]*\s?k?\b.{0,70}$/i,
];

/** What leads through a page and is pressed on it. */
const navigation =
  /^(?:home|jobs?|internships|courses(?: \d.{0,12})?|(?:hi|hello|welcome),? guest|feed|shop|resumes|cvs|jobseekers|advertise|post an? (?:job|gig|vacancy|ad).{0,8}|menu|sign[- ](?:in|up|out)|log[- ](?:in|out)|register|my (?:network|jobs|account|profile|applications)|profile|saved (?:searches|jobs)|plan a journey|tickets|companies|cv builder(?: new)?|salary (?:checker|insights)|advice|job (?:alerts?|search)|alerts?|search|messag(?:ing|es?)|notifications|candidates|employers?|timesheets|contact(?: us)?|about(?: us)?|news|blog|map|sitemap|legal|imprint|impressum|privacy(?: policy)?|terms(?: (?:of use|& conditions))?|cookies?|help|faqs?|give|a-z(?: index)?|apply(?: now| online| today| here)?|easy apply|quick apply|save(?: (?:job|for later))?|saved|share(?: this (?:job|post|ad|vacancy))?|print(?: version)?|e-?mail(?: to a friend)?|forward|report(?: (?:this )?(?:ad|job|posting|listing))?|remember job|back|next|previous|(?:un)?subscribe|view in browser|career advice|browse jobs|hiring lab|vacanc(?:y|ies)(?: \(\d+\))?|careers|our (?:brands|people|planet|story|teams?|values|locations)|life (?:here|at .{2,20})|views? \d+|ad id.{0,15}|follow(?: us)?|like|comment|reply|[\d.,k]+ (?:comments?|likes?|shares?|views?)|essential only|accept(?: all)?|reject(?: all)?|preferences|settings|yes|no|skip|ok|close|show (?:more|less)|read more|menu ☰|en|de|fr|it|nl|es|[a-z]{2}\/[a-z]{2})$/i;
/** Whether a word alone leads through a page: "Companies", "Reply". */
export function isNavigation(word: string): boolean {
  return navigation.test(word.trim());
}

const networks = /^(?:whatsapp|facebook|linkedin|twitter|x|instagram|telegram|youtube|tiktok)$/i;
const asWhole: readonly RegExp[] = [
  /^[«‹<←]\s?back to\b.{0,80}$|\b\d+ (?:results|jobs|vacancies) for\b.{0,60}$|^(?:filters?|sort(?: by)?)\s*:.{0,120}$/iu,
  /^(?:you are here:?\s*)?(?:home|(?:all )?jobs|careers|vacancies)\s+[/>»›]\s+\S.{0,120}$/iu,
  /[\u{1F50D}\u{1F50E}]/u,
  /\b(?:accept|we use|uses?|about|this (?:web)?site uses) (?:\p{L}+ ){0,3}cookies\b.{0,80}$|^cookies?\b.{0,30}$/iu,
  /^(?:from|to|cc|bcc|sent|date|reply-to)\s?:\s.*(?:@|\d{1,2}:\d{2}|\b20\d{2}\b)/i,
  /^on .{6,60} wrote:?$|^-{2,} ?(?:forwarded|original) message.{0,20}$|^sent from my .{2,30}$/i,
  /^page \d+(?: of \d+)?\b.{0,40}$|^(?:«|‹|<|←)? ?previous: .{0,80}$|^(?:site|website|powered|jobs powered) by .{2,50}$/i,
  /^(?:similar|recommended|related|more) (?:jobs|vacancies|roles|positions)\b.{0,60}$|^(?:recommended|also interesting|you may also like|others also viewed)\s?:.{0,140}$|^(?:send me|set (?:an? )?alert for|get) (?:similar )?jobs like (?:these|this).{0,20}$|^set (?:an? )?alert\b.{0,40}$/i,
  /^.{2,60}\s[–—|-]\s(?:our )?(?:vacancies|jobs|careers?|job openings|open positions|stellenangebote|karriere)(?:\s{2,}.{0,30})?$/iu,
  /^.{2,60}\s\|\s(?:executive search|recruit(?:ment|ing)|staffing|personnel|headhunters?)\b.{0,60}$/iu,
  /^(?:you(?:'re| are)? (?:receiv\p{L}+|getting) this\b|to (?:leave|unsubscribe from) (?:the|this) list).{0,140}$|^see how you compare\b.{0,100}$/iu,
];
const partsOfFrame = /\s{2,}|\t|\s*[|»›·•]\s*|\]\s*\[|\s+[←→↪]\s*/;

/** "Home » News » Vacancy", "Easy Apply   Save": a row of which most leads through the page. */
function isMenu(line: string): boolean {
  // "Careers > Finance > Credit Controller" is the way to a page.
  if ((line.match(/\s[>»›]\s/g) ?? []).length > 1) return true;
  const parts = line
    .split(partsOfFrame)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, ""))
    .filter((part) => part !== "");
  const known = parts.filter((part) => navigation.test(part)).length;
  const shared = parts.filter((part) => networks.test(part)).length;
  const leads = parts.length > 1 && known > 0 && (known + shared) * 2 >= parts.length;
  return leads || isPageHead(line, parts, known);
}

const fewestOfHead = 4;

/** "Orbit Tools | Careers | Branches | Rental": the head of a page, in which one part at least is known and none is a job. */
function isPageHead(line: string, parts: readonly string[], known: number): boolean {
  return (
    known > 0 &&
    line.includes("|") &&
    parts.length >= fewestOfHead &&
    parts.every((part) => part.split(" ").length <= 4 && !/\d\d/.test(part)) &&
    !parts.some((part) => looksLikeTitle(part))
  );
}

const ofFile = /\.(?:pdf|docx?|odt|rtf|txt)$/u;
/** "islandjobs.example – jobs since 2009": the address of a page, alone or with what the page says of itself. */
const siteLine = /^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,10}(?:\s+[–—|-]\s+(.{2,60}))?$/u;
/** "TOOLBOX  jobs for joiners", "Plates ★ Hospitality jobs in the north": a board with what it says of itself. */
const boardLine =
  /^([^\s★|–—]{3,24})(?:\s{2,}|\s?[★|–—]\s?).{0,30}\bjobs (?:for|in|since)\b.{0,40}$/iu;

/** Whether a line is the head of a site or board, and names no job itself. */
function isSiteHead(line: string): boolean {
  const site = siteLine.exec(line);
  if (site !== null) return !ofFile.test(line) && !looksLikeTitle(site[1] ?? "");
  const board = boardLine.exec(line);
  return board !== null && !looksLikeTitle(board[1] ?? "");
}

/** Whether a line is of the page, mail or print around a posting, and nothing of the posting itself. */
export function isFrame(line: string): boolean {
  const text = line.trim();
  if (text.length > 200) return false;
  return (
    asWhole.some((pattern) => pattern.test(text)) ||
    isSiteHead(text) ||
    (text.length < 140 && isMenu(text))
  );
}

function isChromeItself(line: string): boolean {
  const text = line.trim().replace(/^[^\p{L}\p{N}$£€]+|[\s.!:]+$/gu, "");
  return text.length < 90 && chrome.some((pattern) => pattern.test(text));
}

/** "Hot job · 2 hours ago · 312 applicants" */
function isRowOfChrome(line: string): boolean {
  const parts = line.length > 140 ? [] : line.split(/\s[·•|]\s/u);
  return parts.length > 1 && parts.every((part) => isChromeItself(part));
}

/** Whether a line belongs to the page of a job board and not to the posting. */
export function isChrome(line: string): boolean {
  return isChromeItself(line) || isFrame(line) || isRowOfChrome(line);
}
