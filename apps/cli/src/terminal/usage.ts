/** What `savile help` prints. */
export const usage = `savile: tailors a resume and a cover letter to a job posting, and proves every line.

  savile extract FILE [--json] [--text]            what is read from a resume (PDF, DOCX, TXT)
         [--coverage]                              what became of every word of it
  savile posting FILE [--json]                     what is understood of a job description
  savile tailor --resume FILE --job FILE           writes both documents
         [--out DIR] [--formats pdf,docx,txt,md,json] [--template modern] [--paper letter|a4]
         [--pages 1|2|3] [--accent blue|teal|green|plum|rust|graphite] [--json]
         [--place GB]                              dates, paper and spelling of that country
         [--engine embedded|llm]                   llm: the language model of the settings
         [--decisions FILE]                        replays what was decided and attested
         [--as-read]                               goes on where a job lacks employer or start
         [--table]                                 what they ask, your line, its figure, when
         [--refine "TEXT"]                         carries out an instruction on what was written
  savile gaps --resume FILE --job FILE [--json]    questions about what the resume does not show
  savile match --pairs FILE [--json]               is each requirement shown by the lines beside it
         [--as-of YYYY-MM]
  savile recommend --job FILE [--resume FILE]      which template suits, and why
  savile score --resume FILE --job FILE [--json]   how well the person fits, with every part
  savile verify --source FILE --claims FILE        a verdict for each line of a foreign text
         [--as-of YYYY-MM] [--json]
  savile proofread FILE [--json]                   whether each sentence of a file is whole
  savile check FILE|DIR [--job FILE] [--json]      what to look at before documents are sent
  savile render FILE.json --out FILE               lays a document out; FILE ends with
         .pdf .docx .txt .md .json or .svg         the format
         [--template modern] [--paper letter|a4] [--pages 1|2|3] [--accent blue]
         [--embed-resume]                          the PDF carries the resume as JSON
  savile read FILE [--json]                        what a parser reads from a file
         [--against FILE.json] [--template ID]     each value beside the one that was meant
  savile serve [--model auto]                      runs the service; auto: a model of this computer
  savile backup [--to FOLDER] [--with-secret]      database and files of one moment in one file
  savile restore FILE [--replace]                  puts a backup back, here or on another machine
  savile doctor                                    what is wrong with this installation, and what helps
  savile admin list|add EMAIL|remove EMAIL         who administers the service
  savile admin billing-setup                       makes products and prices at Stripe, or checks them

--as-of YYYY-MM-DD (extract, tailor, render, score, gaps, recommend) reads "present" and ages as of that
day, which the files give as the day they were made.
Exit codes: 0 done, 1 the input cannot be used, 2 wrong usage, 3 internal fault,
4 the resume leaves a question open.
Shapes of the JSON output: docs/command-line.md`;
