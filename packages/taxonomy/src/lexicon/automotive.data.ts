import type { FieldTable } from "./entry.ts";

/** Repair of vehicles. */
export const automotiveTable = {
  skill: `
ADAS calibration
Air brakes
Alternators and starters
Auto body repair = auto body, collision repair, bodywork, panel beating
Auto detailing = car detailing, vehicle detailing
Auto glass
Automotive diagnostics = diagnostic scanners, OBD-II
Automotive electrical = vehicle electrical systems, auto electrical
Battery replacement
Brake repair = Brakes, brake systems, brake service
Car washing = vehicle cleaning, vehicle washing
Cooling systems
Diagnostics = vehicle diagnostics, engine diagnostics ?
Diesel engines = diesel engine repair, diesel mechanics, diesel repair
Drivetrain repair = drivetrain
Emissions testing = smog checks, smog inspection
Engine repair = engine rebuild, engine overhaul
Exhaust systems
Fleet maintenance
Fuel systems = fuel injection
Heavy vehicle repair = truck repair, heavy truck repair
Hybrid vehicles = electric vehicles, EV maintenance, EV repair
MOT testing = MOT tester, MOT
Motorcycle repair
Oil changes = lube service
Paint matching
Parts counter = parts sales, auto parts
Parts ordering = ordering parts
Repair orders = repair estimates
Service advising = service writing, service advisor
Steering and suspension = suspension systems
Tire service = tire changes, tire rotation, tyre fitting, tire mounting
Towing = roadside assistance
Transmission repair
Tune-ups
Vehicle inspection = Multi-point inspection
Vehicle maintenance = auto repair, automotive repair, vehicle repair, car repair, automotive service
Wheel alignment
`,
  tool: `
ALLDATA
CCC ONE
CDK = CDK Global
Dealertrack
Mitchell 1 = Mitchell Estimating
Reynolds and Reynolds
`,
  cert: `
ASE certification = ASE certified
ASE G1 ^ASE certification
ASE Master Technician = ASE Master, ASE Master certified ^ASE certification
I-CAR = I-CAR certified, I-CAR Gold
IMI Level 3
MACS certification = EPA 609
State inspection license = inspection license, smog license
`,
} as const satisfies FieldTable;
