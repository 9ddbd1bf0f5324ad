import { sampleFile } from "./sample-file.ts";

const posting = `Senior Customer Support Specialist
Company: Larkfield Instruments
Location: Bristol, hybrid (3 days on site)

About Larkfield Instruments
Larkfield Instruments makes moisture and soil sensors for growers. Around 2,400 farms rely on our dashboard every morning.

What you will do
- Answer customer questions by e-mail, phone and chat, and own each case until it is solved
- Reproduce faults together with the engineering team and write clear bug reports
- Write and maintain help centre articles
- Train new colleagues and review their first cases
- Report every month on response times and customer satisfaction

What you bring
- 3+ years of experience in technical customer support
- Zendesk or a comparable ticketing system
- Confident SQL for looking up customer records
- Excellent written English
- Experience in writing documentation

Nice to have
- German
- Experience with IoT devices or sensors
- Jira
- Power BI or Tableau

We offer 27 days of leave, a learning budget and a bicycle scheme. Larkfield Instruments is an equal opportunity employer.
`;

/** The built-in resume and posting of an invented person and company, for "Try with a sample". */
export const sample = { ...sampleFile, posting } as const;
