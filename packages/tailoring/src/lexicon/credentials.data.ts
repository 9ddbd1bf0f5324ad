/** Certificates: held, in progress or expired. */
export const certificateTerms = `
ACLS = Advanced Cardiac Life Support, Advanced Cardiovascular Life Support
ASE certification = ASE certified
AWS Certified Cloud Practitioner
AWS Certified Solutions Architect
BLS = Basic Life Support, BLS certification, BLS certified
CAPM = Certified Associate in Project Management
CCNA = Cisco Certified Network Associate
CCRN
CELTA
CFA = Chartered Financial Analyst
CFE = Certified Fraud Examiner
CIA certification = Certified Internal Auditor
CISA
CISSP
CMA = Certified Management Accountant
CompTIA A+
CompTIA Network+
CompTIA Security+ = Security+
CPR = CPR certified, CPR certification, CPR/First Aid
CPIM
CSCP
CSM = Certified ScrumMaster, Certified Scrum Master
EPA 608 = EPA Section 608
First Aid = first aid certified
Forklift certification = forklift certified, certified forklift operator
Google Analytics certification
HubSpot certification
Instrument technician certification = Instrument Tech certification
MOS = Microsoft Office Specialist
NRP = Neonatal Resuscitation Program
OSHA 10 = OSHA 10-hour, OSHA-10
OSHA 30 = OSHA 30-hour, OSHA-30
PALS = Pediatric Advanced Life Support
PHR
PMP = Project Management Professional
QTS
PGCE
ServSafe = ServSafe certified, ServSafe certification
SHRM-CP = SHRM certification
Six Sigma Black Belt
Six Sigma Green Belt = green belt
TEFL
TESOL
TIPS certification = TIPS certified, TIPS certificate
TNCC
Welding certification = AWS certified welder, certified welder
ACCA
`;

/** Licences: what the law asks for before the work may be done. */
export const licenceTerms = `
Bar admission = admitted to the bar, bar admitted, licensed attorney
CDL = commercial driver's license, commercial driver license, commercial drivers license
CDL Class A = Class A CDL, CDL A ^CDL
CDL Class B = Class B CDL, CDL B ^CDL
Clinical Laboratory Technologist license = Clinical Laboratory Technologist, License as a Clinical Laboratory Technologist
CNA = Certified Nursing Assistant, certified nurse aide
CPA = Certified Public Accountant
Driver's license = driver's licence, driving licence, valid driver's license, drivers license
Esthetician license
Insurance license = licensed insurance agent
Journeyman electrician = journeyman electrician license, Journeyman Industrial Electrician, journeyman license
LCSW = Licensed Clinical Social Worker
LPN = Licensed Practical Nurse, LVN, Licensed Vocational Nurse
Master electrician = master electrician license
NCLEX = NCLEX-RN
Notary public = notary
Nurse practitioner license = NP license
PE license = Professional Engineer, licensed professional engineer
Pharmacist license = licensed pharmacist
Pharmacy technician license = certified pharmacy technician, CPhT
Real estate license = licensed realtor
Registered Veterinary Technician = RVT, licensed veterinary technician, LVT
RN license = RN licence, Registered Nurse license, nursing license, RN license in the State of Texas, registered nurse licensure, active RN license, current RN license
Security guard license = guard card
Series 7 = Series 7 license
Series 66
Teaching license = teaching certificate, teaching certification, teaching credential, state teaching license, teacher certification, certified teacher, teaching licence, teacher license
`;

/** Human languages. */
export const languageTerms = `
Arabic
Bengali
Cantonese
Czech
Danish
Dutch
English
Farsi = Persian
Finnish
French
German
Greek
Haitian Creole
Hebrew
Hindi
Hungarian
Indonesian
Italian
Japanese
Korean
Mandarin = Mandarin Chinese, Chinese
Norwegian
Polish !
Portuguese
Punjabi
Romanian
Russian
Somali
Spanish
Swedish
Tagalog
Thai
Turkish
Ukrainian
Urdu
Vietnamese
`;

/** Manners of working. They are matched, but never claimed about a person. */
export const softTerms = `
Accuracy
Adaptability = flexibility, flexible
Analytical skills = analytical, analytical thinking
Attention to detail = detail-oriented, detail oriented
Collaboration = collaborative
Communication = communication skills, oral and written communication, written and verbal communication, verbal and written communication, written communication, verbal communication, communicator
Confidentiality
Creativity = creative thinking
Critical thinking
Customer focus
Decision making = decision-making
Dependability = reliability, reliable, dependable
Editing skills
Empathy = compassion, compassionate
Independence = work independently, think and work independently, self-starter, self-motivated
Initiative
Interpersonal skills = people skills, interpersonal
Leadership = leadership skills, leadership capability
Multitasking = multi-tasking, multi-task
Negotiation = negotiation skills
Organizational skills = organisational skills, organization skills, organized
Presentation skills = presentations
Prioritization = prioritize
Problem solving = problem-solving, problem solver, problem solving skills
Professionalism
Punctuality = punctual
Teamwork = team player, team work, team environment
Time management = meet deadlines, handle deadlines, manage deadlines
Work ethic
Writing skills = strong writing, excellent writing
`;
