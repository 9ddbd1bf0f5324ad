import type { FieldTable } from "./entry.ts";

/** Real estate, buildings and cleaning. */
export const propertyTable = {
  skill: `
Apartment leasing = leasing apartments
Block management
Building security
Buyer representation
Carpet cleaning
Cleaning = commercial cleaning, office cleaning, janitorial, custodial, janitorial services ?
Closings ?
Commercial real estate = CRE
Comparative market analysis = CMA reports
Evictions
Fair housing = fair housing laws
Floor care = floor waxing, floor buffing, stripping and waxing
HOA management = homeowners association, community association management
House cleaning = residential cleaning
Lead follow-up
Lease administration = lease agreements, lease negotiation
Leasing = property leasing
Lettings = residential lettings
Low-income housing = LIHTC, Section 8
Maintenance coordination
Move-in inspections = move-in and move-out inspections
Open houses
Property appraisal = real estate appraisal, property valuation
Property inspections
Property listings = MLS, multiple listing service
Property management
Property marketing
Property sales = residential sales, home sales
Property tax
Real estate = real estate sales
Real estate development
Real estate finance
Real estate investment
Rent collection = collecting rent
Resident relations = tenant relations, resident retention
Restroom cleaning = restroom sanitation
Sanitizing = disinfecting, sanitising
Service charge budgets
Tenant screening
Title insurance
Trash removal = waste removal
Unit turns = apartment turns
Vacuuming and mopping = mopping, vacuuming, sweeping and mopping
`,
  tool: `
AppFolio
Buildium
CoStar
Entrata
MRI Software
RealPage = OneSite
Rent Manager
ResMan
ShowingTime
`,
  cert: `
ARLA = ARLA Propertymark
ARM property = Accredited Residential Manager
CAM certification = Certified Apartment Manager
CCIM
COSHH = COSHH training
CPM = Certified Property Manager
Green cleaning certification
IREM
`,
  licence: `
Appraiser license = certified appraiser
CAM license
Property manager license
Real estate broker license = broker license, licensed real estate broker
Real estate license = licensed realtor
`,
} as const satisfies FieldTable;
