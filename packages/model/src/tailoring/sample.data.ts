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

/**
 * The built-in resume and posting of an invented person and company, for "Try with a sample". The file lies
 * below `apps/web/public/sample`; `sha256` tells it from every other one.
 */
export const sample = {
  fileName: "nadia-brandt-resume.pdf",
  sha256: "1d1d00a295930d2e77c7050fcb79a478aca2f04214b36808b2fc35e7b4f76939",
  posting,
} as const;
