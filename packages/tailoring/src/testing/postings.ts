/** Made-up postings in the shapes in which they are pasted. */
export const nursePosting = `Registered Nurse - Cardiac Unit
Company: Fairview Regional Medical Center
Location: Dayton, OH

About us
Fairview Regional Medical Center has served the valley since 1931. We offer free Docker training to our IT staff.

What you'll do
- Provide bedside care for patients on a 30-bed telemetry unit
- Administer medications and document in the Epic EHR
- Teach patients and families about care after discharge

Requirements
- Active RN license
- 3+ years of acute care nursing experience
- BLS certification required; ACLS preferred
- Epic or Cerner
- Strong communication skills

Benefits
401(k), dental and 4 weeks of paid time off. We are an equal opportunity employer.`;

export const teacherPosting = `Elementary School Teacher — Brookside Academy — Salem, OR

Brookside Academy is looking for a third grade teacher to join our lower school. You will plan lessons in reading and math, write IEP goals with our special education team and keep in touch with parents. Bachelor's degree in Education and a state teaching license are required. Experience with phonics and small-group instruction is a plus. Knowledge of Google Classroom preferred.`;

export const officePosting = `We are hiring an Office Coordinator at Penrose Dental. You must have experience with customer service, scheduling and Microsoft Excel. QuickBooks would be great. You will greet patients, answer phones, order supplies and help train new staff. We were founded 12 years ago and are a team of 10.`;

export const electricianPosting = `Industrial Electrician
Hartwell Paper Mill · Bangor, ME

DEPARTMENT: Maintenance REPORTS TO: Maintenance Supervisor
Duties: Maintain and repair motor controls, PLC cabinets and power distribution systems. Read electrical diagrams. Work safely under lockout/tagout.
Qualifications: Journeyman electrician license required. 5 years of industrial experience. OSHA 10 preferred. Welding a plus.`;

export const accountantPosting = `Senior Accountant | Oakline Manufacturing | Grand Rapids, MI

Responsibilities
• Own the month-end close and account reconciliations
• Prepare financial statements under GAAP
• Improve the close process
• Support external auditors

Qualifications
• Bachelor's degree in Accounting or Finance
• 5+ years of accounting experience
• NetSuite
• CPA or CPA candidate preferred
• Advanced Excel`;

export const marketingPosting = `Marketing Assistant (Internship) at Tallgrass Press
Tallgrass Press publishes books about nature. You'll help our marketing team with social media, write posts and newsletters, and design flyers in Adobe InDesign or Canva.
Nice to have: photography, Mailchimp.
You bring: good writing skills, curiosity and an eye for detail.`;

export const softwarePosting = `Senior Backend Engineer at Northwind (Remote)
About us
We love React and our office dogs.
What you'll do
- Design services in Node.js
Requirements
- 5+ years building backends
- PostgreSQL, Kubernetes; Kafka is a plus
Nice to have
- Terraform, GraphQL
Benefits
- Free Docker training`;

export const warehousePosting = `Warehouse Lead wanted! Company: Tri-City Supply. Requirements: forklift certification, order picking, shipping and receiving, SAP. You will supervise a shift of 8 people and keep the dock safe. Bilingual Spanish is a plus.`;
