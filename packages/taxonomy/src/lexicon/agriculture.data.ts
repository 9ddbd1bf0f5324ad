import type { FieldTable } from "./entry.ts";

/** Farming, gardening and animals. */
export const agricultureTable = {
  skill: `
Agronomy
Animal care = animal handling, animal restraint
Animal husbandry = livestock care, livestock, livestock management
Aquaculture = fish farming
Arboriculture = tree care, tree trimming, tree felling, tree pruning
Beekeeping
Chainsaw operation = chainsaws
Composting
Crop management = crop production, growing crops
Crop scouting
Dairy farming = milking, dairy operations
Farm equipment = farm machinery, tractors, tractor operation, tractor driving
Farm management
Fertilizer application = fertilization
Floristry = floral design, flower arranging
Forestry
Fruit picking = fruit harvesting
Gardening = garden maintenance
Grain handling
Greenhouse management = greenhouse operations
Harvesting = harvest operations
Herbicide application
Horse care = equestrian care, stable management
Horticulture
Hydroponics
Integrated pest management = IPM
Landscape design
Landscaping = grounds maintenance, groundskeeping, grounds keeping
Lawn care = lawn mowing, mowing, turf management, turfgrass
Organic farming = organic agriculture
Pesticide application
Plant identification
Plant propagation
Planting = planting and weeding, weeding ?
Poultry farming
Precision agriculture = precision ag, precision farming
Variable-rate application ^Precision agriculture = variable-rate seeding, variable rate seeding, variable-rate prescriptions, variable rate application, variable-rate technology
Yield mapping ^Precision agriculture = yield maps, yield monitors
Pruning ?
Soil science = soil management
Spay/neuter = spay and neuter
Viticulture = winemaking
Weed control
Wildlife management
`,
  tool: `
John Deere Operations Center ^Precision agriculture
`,
  cert: `
Certified Arborist = ISA Certified Arborist, ISA arborist ^Arboriculture
Certified Crop Adviser = CCA agronomy
Certified pool operator = CPO, CPO certification
Chainsaw certificate = chainsaw licence
Pesticide applicator license = certified pesticide applicator, commercial pesticide applicator, licensed pesticide applicator, pesticide license, PA1 and PA6
`,
} as const satisfies FieldTable;
