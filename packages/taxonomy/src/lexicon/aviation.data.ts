import type { FieldTable } from "./entry.ts";

/** Flying and its ground work. */
export const aviationTable = {
  skill: `
A&P maintenance
Air traffic control
Aircraft inspection
Aircraft maintenance = aircraft repair, aviation maintenance
Aircraft refueling = aircraft fueling
Airline operations
Airport operations
Avionics
Cabin service = in-flight service, inflight service
Crew resource management = CRM training
Crew scheduling
De-icing
Drone operation = UAV operation, drone piloting, drones
FAA regulations = FAA compliance, FAR Part 121, Part 135
Flight instruction
Flight operations
Flight planning
Ground handling = ramp operations, aircraft marshalling
Helicopter operations
Instrument flying = instrument flight rules, IFR
Multi-engine aircraft = multi-engine
Passenger safety = passenger service, safety demonstrations
Ticketing and boarding = passenger check-in
Turbine engines = jet engines
Weight and balance
`,
  licence: `
A&P license = airframe and powerplant, A&P certificate, A&P certified
ATP certificate = Airline Transport Pilot, ATPL
CFI certificate = certified flight instructor, CFII
Commercial pilot license = commercial pilot certificate, CPL
EASA Part-66 = EASA B1 licence, EASA B2 licence
FAA medical certificate = first class medical
FAA Part 107 = Part 107, remote pilot certificate
Inspection Authorization
Instrument rating
Private pilot license = PPL
`,
} as const satisfies FieldTable;
