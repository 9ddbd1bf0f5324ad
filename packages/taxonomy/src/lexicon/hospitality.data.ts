import type { FieldTable } from "./entry.ts";

/** Kitchens, restaurants, hotels, travel. */
export const hospitalityTable = {
  skill: `
Airline catering
Allergen awareness = food allergens, allergens
Back of house
Baking = pastry, pastry making, bread making, pâtisserie
Banquet setup
Banquets = banquet service, banquet events
Bar management = bar operations
Bar service = draft beer, beer knowledge
Barista = espresso drinks, coffee preparation
Bartending = mixology
Beverage service = drink service, serving drinks
Breakfast service
Buffet service = buffets
Bussing tables = busing tables, clearing tables
Butchering
Cake decorating
Cash bar
Catering = catering events
Check-in and check-out = guest check-in, guest check-ins, check-ins
Cleaning kitchen equipment
Cocktail preparation = cocktails, craft cocktails
Coffee making = latte art, espresso machine
Concierge services = concierge
Conference services = conference and banqueting
Cooking = food preparation, food prep, line cooking, meal preparation
Cost control = food cost, food cost control
Cruise operations
Culinary arts = culinary
Customer service = customer support, client service, customer care, guest service, customer experience
Cutlery and glassware polishing
Deep cleaning = deep clean
Deep frying = fryer
Dietary requirements
Dishwashing = dish washing, kitchen porter
Drive-thru service = drive-thru, drive through
Event planning = event coordination, event management
Fast food = quick service restaurant, QSR
Fine dining
Food and beverage = food & beverage, F&B
Food cost management
Food plating = plating
Food presentation
Food production
Food running
Food safety = food handling, food hygiene, HACCP
Food service = foodservice
Food storage = FIFO, first in first out
Food waste reduction
Front desk = front desk operations, reception desk, front office
Front of house
Garde manger
Gastronomy
Grill station = grilling
Guest relations = guest experience, guest satisfaction
Hospitality = hospitality management, hospitality industry
Hosting = hostessing, seating guests, greeting and seating guests ?
Hotel front office
Hotel operations = hotel management
Hotel reservations
Hotel sales
Housekeeping
Kitchen management = running a kitchen
Kitchen operations = commercial kitchen, high-volume kitchen
Knife skills
Large-party service
Laundry = laundry operations
Line cook experience = cooking on the line
Luggage handling = baggage handling, bell service
Menu planning = menu development, menu design
Mise en place
Night audit
Order accuracy
Pantry station
Party planning
Pastry arts
Pizza making = pizza dough
Portion control
Prep cooking = prep work
Private events = private dining
Property management systems = PMS
Recipe development = recipe creation, recipes
Reservations = reservation systems
Restaurant management = restaurant operations
Restaurant opening
Restaurant service
Revenue management
Revenue per available room = RevPAR
Room inspections
Room service
Sanitation = kitchen sanitation, sanitation standards
Sauté station = saute, sauté
Sommelier service
Sous vide
Steps of service
Sushi preparation = sushi making
Table service = serving tables, waiting tables
Tea service
Tip pooling
Tour guiding = guided tours, tour guide
Tourism
Travel agency
Travel booking
Turn-down service = turndown service
Valet parking = valet
Vegan cooking = plant-based cooking
Wedding planning = weddings
Wine knowledge = wine service
Wine pairing = wine list
À la carte service = a la carte
`,
  tool: `
7shifts
Amadeus = Amadeus GDS ^Travel booking
Cloudbeds ^Property management systems
Delphi = Delphi FDC !
Galileo = Galileo GDS ^Travel booking !
HotSchedules
Maestro PMS ^Property management systems
MarketMan
Mews PMS ^Property management systems
Micros POS = Micros ^POS systems
OpenTable
Opera PMS = Opera Property Management, Oracle Opera, Opera Cloud, Opera! ^Property management systems
Resy
RoomKey PMS ^Property management systems
Sabre = Sabre GDS ^Travel booking !
Squirrel POS ^POS systems
TouchBistro ^POS systems
Yardi Breeze
`,
  cert: `
Alcohol server certification = TABC, TABC certified, RBS certification, alcohol awareness, Smart Serve, RSA certificate, Responsible Service of Alcohol
BASSET certification = BASSET
Certified Sommelier = WSET, WSET Level 2, WSET Level 3
CHA = Certified Hotel Administrator
Food handler card = food handler certification, food handler permit, food handlers certificate ^Food safety
Food Hygiene Level 2 = Level 2 Food Hygiene, Level 2 Food Safety, food hygiene certificate ^Food safety
Food Protection Manager = Certified Food Protection Manager, CFPM, food manager certification ^Food safety
HACCP certification = HACCP certified ^Food safety
Level 3 Food Safety = Level 3 Food Hygiene ^Food safety
Personal licence holder = Personal Licence
ServSafe = ServSafe certified, ServSafe certification ^Food safety
TIPS certification = TIPS certified, TIPS certificate
`,
} as const satisfies FieldTable;
