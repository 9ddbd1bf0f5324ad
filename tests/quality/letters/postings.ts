import {
  accountantPosting,
  electricianPosting,
  marketingPosting,
  nursePosting,
  officePosting,
  teacherPosting,
  warehousePosting,
} from "../../../packages/tailoring/src/testing/postings.ts";

const clinicNurse = `Clinic Nurse (RN or LPN)
Larkspur Family Health | Yakima, WA | Full-time

Larkspur Family Health is a community clinic with 14 exam rooms.

Your day
- Room patients, take vital signs and update the chart
- Give vaccines and draw blood
- Call patients with test results
- Help train medical assistants

What we need
- Current RN or LPN license in Washington
- BLS
- Comfort with an electronic health record, preferably Epic
- Spanish is a strong plus`;

const healthDataAnalyst = `Clinical Data Analyst, Meridian Health Plan

Meridian Health Plan is hiring a Clinical Data Analyst for its quality team. You will review medical records, abstract data for quality measures, and present findings to nurses and physicians. Required: clinical background (RN, LPN or similar), Excel, experience with an EHR. Preferred: SQL, Tableau, HEDIS.`;

const caseWorker = `Patient Services Representative

Department of Veterans Services

Minimum qualifications: high school diploma or equivalent; two years of customer service experience. The incumbent shall greet visitors, schedule appointments, verify eligibility and maintain confidential records. Knowledge of Microsoft Office is required. Bilingual candidates are encouraged to apply.`;

const maintenancePlanner = `Maintenance Planner
Cobalt Ridge Packaging - Erie, PA

The Maintenance Planner schedules preventive maintenance for three production lines, orders spare parts, reads prints and works with electricians and mechanics. Must have 3+ years in industrial maintenance and working knowledge of PLCs. CMMS (Maximo or SAP PM) preferred. Excel required.`;

const solarInstaller = `Hey! We're Sunnyside Solar and we're growing. We need a Solar Installer who can run conduit, wire inverters and work safely on roofs. OSHA 10 or 30? Great. Electrician's license? Even better, and you'll lead a small crew. Driver's license required. We'll teach you the rest!`;

const facilitiesTechnician = `Facilities Technician at St. Brendan's College
Responsibilities
- Carry out repairs to lighting, plumbing and heating
- Respond to work orders from staff and students
- Keep records of inspections
Requirements
- High school diploma
- 2 years of building maintenance
- Basic computer skills
Nice to have: HVAC certification, locksmithing`;

const readingSpecialist = `Reading Interventionist, Cedar Grove Public Schools. Duties include assessing students in grades 2-5, teaching small groups, tracking progress data and meeting with families. Qualifications: valid teaching license, three years of classroom teaching, training in phonics-based instruction. Orton-Gillingham certification preferred.`;

const museumEducator = `Museum Educator
The Aldous Museum of Natural History
We are seeking a Museum Educator to lead school tours, write activity guides and run our summer science camp. The ideal candidate enjoys working with children, can speak in front of groups and knows how to explain science simply. Experience in event planning desirable. Weekend work required.`;

const corporateTrainer = `Corporate Trainer - Halden Insurance Group
Job description
The Corporate Trainer designs and delivers onboarding courses for claims staff, evaluates learning results and maintains the learning management system.
Requirements
- Bachelor's degree
- 3 years of training or teaching experience
- Instructional design
- PowerPoint
- Experience with an LMS such as Cornerstone`;

const cdlDriver = `CDL B Driver, Home Daily
Brightwater Beverage Co., Sioux Falls
$24/hr, paid weekly, 401k
You will drive a set route, unload cases with a hand truck, handle invoices and keep customers happy.
Must have: Class B CDL, clean driving record, 2 years of delivery experience, able to lift 75 lbs.
Plus: forklift.`;

const dispatcher = `Dispatcher
Great Plains Couriers is looking for a Dispatcher who will assign routes, talk to drivers by radio and solve delays before customers notice. You know the roads around Fargo, you stay calm on the phone and you can work with two screens. Route planning experience and Excel required. Knowledge of TMS software is a plus.`;

const busDriver = `School Bus Driver (Part-Time)
Wheatland School District 4
The District seeks School Bus Drivers for morning and afternoon routes. Applicants must hold a CDL with passenger and school bus endorsements or be willing to obtain them, pass a DOT physical, and conduct pre-trip inspections. First aid training is provided.`;

const sousChef = `Sous Chef - The Lindgren Hotel
You will support the executive chef, lead a team of 8 cooks, write prep lists, control food cost and keep the kitchen to code.
We ask for 3+ years as a line cook or lead cook, food safety certification, inventory and ordering, and good Spanish or English. Banquet experience is a plus.`;

const schoolCook = `School Cook
Riverbend Unified Schools
Prepare breakfast and lunch for 400 students following menus and nutrition rules. Keep temperature logs. Clean equipment. Food handler card required. Experience in volume cooking preferred. Hours 6:00-14:00, no weekends!`;

const foodPacker = `Production Associate, Verano Foods: work on a packing line for fresh salsas and dips. Follow GMP, weigh ingredients, label products, record lot numbers, lift 50 lb. Bilingual Spanish/English preferred. Food manufacturing experience is not needed.`;

const hotelFrontDesk = `Front Desk Agent at Hotel Marlow
What you'll be doing:
* check guests in and out
* answer the phone and take reservations
* handle cash and card payments
* solve problems with a smile
What you'll bring:
* customer service experience
* a second language (French or Spanish is great)
* Opera PMS is a bonus`;

const apClerk = `Accounts Payable Specialist
Company: Wrenfield Logistics
Process 800 invoices a month, match purchase orders, prepare payment runs and answer vendors. Requirements: 2 years in accounts payable, NetSuite or SAP, Excel (pivot tables). Preferred: sales tax knowledge.`;

const financialAnalyst = `Financial Analyst, FP&A
Torrance Medical Devices
We are looking for a Financial Analyst to build budgets and forecasts, explain variances to department heads and improve reporting. Requirements: bachelor's degree in finance or accounting; 3 years of experience; advanced Excel and financial modeling; Power BI or Tableau; knowledge of GAAP.`;

const nonprofitManager = `Finance & Operations Manager
Open Field Land Trust (12 staff) needs someone to keep the books, run payroll, file reports with funders, handle insurance and look after the office. You should know QuickBooks, nonprofit accounting and grants. We'd love someone who enjoys working with volunteers.`;

const litigationParalegal = `Senior Litigation Paralegal
Ostrander Pike LLP is seeking a Senior Litigation Paralegal for its Chicago office. Responsibilities include managing document productions, preparing exhibits for trial, cite-checking briefs and supervising junior paralegals. Candidates must have at least five years of litigation experience, a paralegal certificate, and proficiency in Relativity and Westlaw.`;

const complianceAnalyst = `Compliance Analyst - Fennimore Credit Union
The Compliance Analyst reviews new regulations, updates policies, tests controls and reports to the risk committee.
Requirements
- Bachelor's degree
- Legal or compliance background
- Research and writing skills
- BSA/AML knowledge preferred`;

const contractsAdministrator = `Contracts Administrator
Nordlund Construction
- Draft and review subcontracts and change orders
- Keep the contract database current
- Track insurance certificates and deadlines
- Work with project managers and outside counsel
Must have: 2 years in contracts or as a paralegal, strong Microsoft Word. AIA documents a plus.`;

const environmentalChemist = `Environmental Chemist II
Tidewater Analytical
Tidewater Analytical is an accredited environmental laboratory. The Environmental Chemist II will analyze soil and water samples by ICP-MS and GC-MS, review data for quality, maintain instruments and train technicians.
Qualifications: BS in Chemistry; 3+ years in an environmental laboratory; ICP-MS; LIMS; knowledge of EPA methods. GC-MS preferred.`;

const qualityInspector = `Quality Control Inspector
Aster Pharma Packaging
Inspect incoming materials, take samples, complete batch records and report deviations. GMP environment. Required: 1 year in quality control, attention to detail, Microsoft Excel. ISO 13485 a plus.`;

const fieldSampler = `Field Technician (Water)
We're a small team at Blue Heron Environmental and we need someone who likes being outdoors. You'll collect groundwater samples, keep field notes, calibrate meters and drive a company truck. Valid driver's license a must. A science degree helps.`;

const storeSupervisor = `Store Supervisor, Pebble & Pine (Harrogate)
Salary: £24,000. Pension. Staff discount.
As Store Supervisor you will open and close the shop, lead a team of 4, meet sales targets, and keep displays and stock in order.
Essential: retail experience, cash handling, team leadership. Desirable: visual merchandising, social media.`;

const galleryAssistant = `Gallery Assistant
The Quayside Gallery, Whitby
We are a small gallery for prints and ceramics. The Gallery Assistant welcomes visitors, takes payments, packs orders and helps to hang shows. An interest in art, good customer service and neat handwriting matter more to us than experience. French would be handy in summer.`;

const receptionist = `Receptionist / Administrator
Marchbanks Dental Practice is recruiting a receptionist. Duties: greeting patients, booking appointments, taking payments, filing. You must be organised and have good telephone manners. Experience with patient record systems preferred, training given.`;

const communicationsIntern = `Communications Intern, City of Ashbourne
The Communications Office seeks an intern for the spring term. The intern will draft social media posts, take photographs at city events, and assist with the monthly newsletter. Applicants must be enrolled in a degree program in communication, journalism or a related field. Experience with Adobe Creative Cloud is preferred.`;

const juniorDesigner = `Junior Graphic Designer @ Paper Lantern Studio
You'll lay out menus, flyers and small books, prepare files for print and talk to clients. We use InDesign, Illustrator and Photoshop. A portfolio matters more than a degree.
Bonus: photography, motion graphics.`;

const volunteerCoordinator = `Volunteer Coordinator
Hollis County Animal Rescue
Recruit, schedule and train volunteers; write a monthly email; keep the volunteer database; represent the rescue at adoption events. Requirements: experience with volunteers, good writing, Microsoft Office. A love of animals is assumed.`;

/** Four postings for each person: the same work, a step up, near work, and a change. */
export const postings = {
  nurse: { nursePosting, clinicNurse, healthDataAnalyst, caseWorker },
  electrician: { electricianPosting, maintenancePlanner, solarInstaller, facilitiesTechnician },
  teacher: { teacherPosting, readingSpecialist, museumEducator, corporateTrainer },
  driver: { cdlDriver, dispatcher, busDriver, warehousePosting },
  cook: { sousChef, schoolCook, foodPacker, hotelFrontDesk },
  accountant: { accountantPosting, apClerk, financialAnalyst, nonprofitManager },
  paralegal: { litigationParalegal, complianceAnalyst, contractsAdministrator, officePosting },
  "lab-technician": { environmentalChemist, qualityInspector, fieldSampler, healthDataAnalyst },
  "shop-assistant": { storeSupervisor, galleryAssistant, receptionist, hotelFrontDesk },
  student: { marketingPosting, communicationsIntern, juniorDesigner, volunteerCoordinator },
} as const;
