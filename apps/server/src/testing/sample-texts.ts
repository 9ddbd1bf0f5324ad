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

/** A resume with lines that are worth rewording. */
export const wordyResume = `Rosa Ek
rosa.ek@example.test | (555) 010-0142 | Salem, OR

EXPERIENCE
Warehouse Lead, Tall Pines Supply, Salem, OR
Mar 2020 - Present
- Answer questions of drivers at the gate
- Lead a crew of 8 on the night shift and plan the loading of 30 trucks
- Manage inventory counts with SAP in order to keep stock exact

Warehouse Clerk, Dock Nine, Salem, OR
2016 - 2020
- Receives a delivery of parts every morning
- Picked and packed 120 orders a day

SKILLS
Forklift, SAP, Inventory management
`;

export const wordyPosting = `Warehouse Supervisor
Company: Lantern Foods

Requirements
- 3+ years in a warehouse
- Inventory management and SAP
- Kaizen
- Power BI

Nice to have
- Spanish

Responsibilities
- Plan the loading of trucks
- Lead the night shift crew
`;
