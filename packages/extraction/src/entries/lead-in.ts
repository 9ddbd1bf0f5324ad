/** "Earlier: shop assistant, Larch Stores": words before a job that say when or beside what it was. */
const leadIn =
  /^\s*(?:earlier|previously|formerly|before(?:\s+(?:that|this))?|prior(?:\s+to\s+(?:that|this))?|also|other|others|then|first|later|since|now|currently|at\s+present|plus|in\s+addition|alongside|besides|on\s+the\s+side|side(?:\s+(?:job|work|line))?|(?:summer|holiday|weekend|student|evening|seasonal|casual|temporary|part[- ]time)\s+(?:jobs?|work)|früher|davor|zuvor|nebenbei|avant|auparavant|antes|anteriormente)\s*:\s+(?=\S)/iu;

/** "Career at Larch Chemicals": what stands before an employer that heads its posts. */
const careerAt =
  /^\s*(?:(?:[Mm]y |[Aa]ll )*(?:[Cc]areer|[Ee]mployment|[Tt]ime|[Ss]ervice|[Yy]ears)|[Ee]mployed|[Pp]osts held) (?:at|with) (?=\p{Lu})/u;

/** How long the words are that lead to the names in a line. */
export function leadInLength(text: string): number {
  const [told] = leadIn.exec(text) ?? careerAt.exec(text) ?? [""];
  return told.length;
}
