import type { FieldTable } from "./entry.ts";

/** Warehouses, transport, purchasing. */
export const logisticsTable = {
  skill: `
3PL = third-party logistics
Air freight
Asset tracking
Bill of lading = BOL
Cherry picker = order picker
Cold chain = cold storage
Container loading = container unloading
Cross docking
Dangerous goods = hazardous materials, hazmat, DOT hazmat
Defensive driving = safe driving
Delivery driving = route driving, delivery routes, parcel delivery, delivery driver experience
Dispatching = dispatch?, truck dispatching, freight dispatch
Distribution = distribution center, distribution centre, distribution operations ?
Dock operations = loading dock
DOT compliance = DOT regulations, FMCSA regulations
DOT inspections ^Vehicle inspection
Driver management = managing drivers
Driving = driving experience, HGV driving, van driving ?
Dry van hauling
Electronic logging devices = ELD, driver logs, hours of service, tachograph
Export compliance
Flatbed hauling = flatbed
Fleet management
Forecasting = demand forecasting
Forklift operation = forklift, forklift driving, pallet jack, reach truck, fork lift, forklift operator, electric pallet jack, pallet truck, counterbalance forklift
Freight = freight forwarding, freight management
Freight brokerage = freight broker
Fulfillment center = fulfilment centre, e-commerce fulfillment
Goods-in operations = inbound logistics
Hub operations
Import/export = customs clearance, customs, customs brokerage, customs documentation, customs compliance, import and export
Incoterms
Inventory accuracy
Inventory audits
Inventory optimization
Item labeling
Kitting
Last-mile delivery
Lift gate operation
Load planning
Load securement = securing loads, cargo securement
Loading and unloading = loading trucks, unloading trucks, unloading, loading and unloading trucks, truck loading
Logistics = logistics management, logistics coordination
Logistics planning
Manual lifting
Materials management
Moving services = furniture moving
Ocean freight = sea freight
Order picking = picking and packing, pick and pack, picking orders, packing orders, order selecting, order selection, pick/pack
Order processing = order fulfilment, order fulfillment, order entry, fulfilment
Outbound logistics
Package handling = package sorting, parcel sorting, mail sorting
Packing and shipping
Passenger transport = bus driving, passenger transportation, school bus driving
Pre-trip inspections = vehicle checks ^Vehicle inspection
Procurement = purchasing, government procurement, procurement management
Purchase orders = purchase order processing, PO processing
Regional driving
Returns processing = reverse logistics
RF scanners = handheld scanners, RF scanning
Route planning = route optimization, route management
S&OP = sales and operations planning, SIOP
Scissor lift = aerial lift, boom lift
Shipment tracking = tracking shipments
Shipping and receiving = shipping, receiving?, receiving inventory, receiving goods, shipping/receiving
Shipping documents = shipping documentation, shipping labels
Slotting
Sorting packages
Sourcing strategy = strategic sourcing, supplier sourcing
Spend analysis
Stock replenishment
Storage optimization
Supplier relationship management = supplier relations, supplier relationships
Supply chain = supply chain management, SCM
Supply planning
Tanker driving
Tracking and tracing
Traffic planning
Transport planning = transport management
Transportation management = TMS, transportation, transportation logistics
Truck driving = commercial driving, long-haul driving, long haul, OTR driving, over-the-road
Truck maintenance
Vehicle routing
Vendor negotiation = supplier negotiation
Voice picking
Warehouse management = warehouse operations, WMS, warehousing, warehouse?, managing a warehouse, warehouse experience, warehouse work
Yard management = yard operations
`,
  tool: `
Blue Yonder = JDA
Descartes !
FourKites
Manhattan WMS = Manhattan Associates
McLeod software
Oracle SCM
Project44
Samsara !
SAP Ariba = Ariba
SAP TM
ShipStation
Transportation management systems
Warehouse management systems
`,
  cert: `
ADR certificate = ADR licence
APICS = APICS certified ^Supply chain
CIPS = MCIPS ^Procurement
CLTD
Counterbalance licence = forklift licence, forklift license, FLT licence, counterbalance forklift licence ^Forklift operation
CPIM ^Production planning
CPSM ^Procurement
CSCP ^Supply chain
Driver CPC = CPC card, driver qualification card
Forklift certification = forklift certified, certified forklift operator ^Forklift operation
IATA certification = IATA dangerous goods
TWIC = TWIC card, TWIC certified
`,
  licence: `
CDL = commercial driver's license
CDL Class A = Class A CDL, CDL A ^CDL
CDL Class B = Class B CDL, CDL B ^CDL
Chauffeur license
Clean driving record = clean MVR, good driving record, safe driving record, clean driving licence, full clean driving licence
Customs broker license = licensed customs broker
DOT medical card = DOT physical, DOT medical certificate
Doubles and triples endorsement
Driver's license = driver's licence, driving licence, valid driver's license
Hazmat endorsement = hazmat-endorsed, CDL hazmat endorsement
HGV licence = HGV Class 1, HGV Class 2, HGV license, LGV licence, Class 1 licence, Class 2 licence
Motorcycle license
Passenger endorsement = passenger and school bus endorsement
Tanker endorsement
`,
} as const satisfies FieldTable;
