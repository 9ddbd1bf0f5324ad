/** "Earlier: shop assistant, Larch Stores": words before a job that say when or beside what it was. */
const leadIn =
  /^\s*(?:earlier|previously|formerly|before(?:\s+(?:that|this))?|prior(?:\s+to\s+(?:that|this))?|also|other|others|then|first|later|since|now|currently|at\s+present|plus|in\s+addition|alongside|besides|on\s+the\s+side|side(?:\s+(?:job|work|line))?|(?:summer|holiday|weekend|student|evening|seasonal|casual|temporary|part[- ]time)\s+(?:jobs?|work)|früher|davor|zuvor|nebenbei|avant|auparavant|antes|anteriormente)\s*:\s+(?=\S)/iu;

/** How long the words are that lead to the names in a line. */
export function leadInLength(text: string): number {
  return leadIn.exec(text)?.[0].length ?? 0;
}
