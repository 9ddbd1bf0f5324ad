export const resumeText = `Mira Stolz
mira.stolz@example.test | (555) 010-0199 | Denver, CO

SUMMARY
Account manager with eight years in retail software.

EXPERIENCE
Account Manager, Northwind Traders, Denver, CO
Jan 2019 - Present
- Grew revenue by 20% across 12 accounts with Salesforce
- Led a team of 4 people through a change of system

Sales Associate, Bluefin Ltd, Boulder, CO
Jun 2015 - Dec 2018
- Sold software to 40 customers in two regions

EDUCATION
B.A. in Business, State College, 2014

SKILLS
Salesforce, Excel, Negotiation
`;

export const jobText = `Account Manager
Harbour Goods, Denver

Requirements
- 5+ years of account management
- Salesforce and Excel

Responsibilities
- Grow revenue across key accounts
- Lead a small team
`;
