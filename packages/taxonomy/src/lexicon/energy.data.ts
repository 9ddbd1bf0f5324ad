import type { FieldTable } from "./entry.ts";

/** Power, oil, gas and water. */
export const energyTable = {
  skill: `
Battery storage = energy storage
Biomass energy
Carbon accounting = carbon footprint
Drilling = drilling operations ?
Electric utilities = utility operations
Energy audits = energy auditing
Energy efficiency
Energy management
Energy markets = energy trading
Gas turbines
Geothermal energy
Grid interconnection = grid operations
High voltage systems = high voltage
Hydropower = hydroelectric
Line work = line construction, pole climbing
Meter reading = meter installation
Natural gas
Nuclear power = nuclear operations
Offshore operations
Oil and gas = oil & gas, upstream oil and gas
Pipelines operations = pipeline integrity
Power plant operations
Process safety = process safety management, HAZOP
Refinery operations
Renewable energy = renewables
Reservoir engineering
Smart grid
Solar energy = solar power, solar PV, photovoltaics
Substations = substation maintenance
Sustainability = sustainability reporting
Transmission and distribution = T&D
Waste management = recycling programs
Wastewater treatment
Water treatment
Weatherization
Well logging
Wind energy = wind power, wind turbines, wind turbine maintenance
`,
  tool: `
ETAP
HOMER Pro
OpenStudio
Petrel !
PSCAD
PVsyst
`,
  cert: `
BOSIET = HUET
BPI certification = Building Performance Institute
CEM = Certified Energy Manager
GWO = GWO certified, GWO Basic Safety
H2S certification = H2S Alive
NABCEP = NABCEP certified, NABCEP certification ^Solar energy
NERC certification
Water treatment operator license = water operator license
`,
} as const satisfies FieldTable;
