/** Sales, retail, hospitality, customer service. */
export const commerceTerms = `
Account management = client management, managing accounts, key accounts, key account management
B2B sales = business-to-business sales, B2B ^Sales
B2C sales = B2C ^Sales
Banquets = banquet service, banquet events
Barista = espresso drinks, coffee preparation
Bartending = mixology
Business development
Cash handling = cash management, handling cash, cash register, cash registers, cash drawer, cashiering, cash and card payments
Catering = catering events
Client relations = client relationships, customer relationships, relationship building, client relationship management
Closing deals = closing sales
Cold calling = cold calls, outbound calls
Complaint handling = customer complaints, complaint resolution, complaints resolution, guest complaints
Contract negotiation = negotiating contracts
Cooking = food preparation, food prep, line cooking, meal preparation
Cost control = food cost, food cost control
CRM = customer relationship management, CRM software
Cross-selling = cross selling
Customer retention = client retention
Customer service = customer support, client service, customer care, guest service, guest services, customer experience
Event planning = event coordination, event management, events coordination
Fine dining
Food and beverage = food & beverage, F&B
Food safety = food handling, food hygiene, HACCP
Front desk = front desk operations, reception desk, front office
Front of house
Back of house
Gift wrapping
Hotel operations = hotel management
Housekeeping
HubSpot @2006
Inside sales ^Sales
Inventory management = inventory control, stock control, stock management, managing inventory, inventory
Lead generation = generating leads
Loss prevention = shrink reduction, shrinkage
Market research
MEDDIC
Menu planning = menu development, menu design
Merchandising = visual merchandising, product displays
Micros POS = Micros ^POS systems
Opera PMS = Opera Property Management ^Property management systems
Order processing = order fulfilment, order fulfillment, order entry
Outside sales = field sales ^Sales
Pipeline management = sales pipeline
POS systems = POS, point of sale, point-of-sale
Pricing = pricing strategy
Product demonstrations = product demos, product demonstration
Product knowledge
Property management systems = PMS
Prospecting = sales prospecting, prospecting for clients
Quota attainment = sales quota, sales quotas, quotas
Real estate = real estate sales
Renewals = contract renewals
Reservations = reservation systems
Restaurant management = restaurant operations
Retail sales ^Sales
Returns and exchanges = processing returns
Revenue growth
Revenue management
Sales = sales experience, selling
Sales forecasting
Sales presentations
Sales targets = sales goals
Sales training
Salesforce = Salesforce CRM, SFDC ^CRM @1999
Solution selling = consultative selling
Stocking = restocking, shelf stocking, replenishment
Store operations = store management, retail operations, retail management
Table service = serving tables, waiting tables
Telesales = telemarketing
Territory management = sales territory
Upselling = up-selling, upsell, suggestive selling
Zendesk @2007
Call center = call centre, contact center, inbound calls
Live chat
Ticketing systems = support tickets
Travel booking
Wine knowledge = wine service
`;
