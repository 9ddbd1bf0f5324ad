import type { FieldTable } from "./entry.ts";

/** Shops. */
export const retailTable = {
  skill: `
Age verification
Assortment planning
Bagging groceries = bagging?
Bakery counter
Barcode scanning
Cash handling = cash management, handling cash, cash register, cash drawer, cashiering, cash and card payments
Cash reconciliation = cashing up, balancing tills, till reconciliation, cash drawer reconciliation, balancing the register, balancing cash drawers
Cashier experience = till operation, operating a cash register, checkout?
Category management
Click and collect = BOPIS, curbside pickup
Clienteling
Clothing alterations
Cosmetics sales = beauty sales
Customer returns
Cycle counts = cycle counting, Inventory counts, stocktaking, stock takes, stocktake, physical inventory
Deli counter = deli?
Fashion retail = apparel retail
Fitting room service = fitting rooms
Floor sets = store resets, planogram resets
Furniture sales
Gift wrapping
Grocery retail = grocery
Inventory management = inventory control, stock control, stock management, managing inventory, inventory
Jewelry sales
Keyholder duties = key holder, key carrier, opening and closing, opening and closing procedures, store opening
Loss prevention = shrink reduction, shrinkage
Loyalty programs = loyalty cards
Luxury retail
Markdowns = price changes
Meat cutting = butchery
Merchandising = visual merchandising, product displays
Open-to-buy
Personal shopping
Planograms
POS systems = POS, point of sale
Price tagging = ticketing merchandise
Produce handling
Product knowledge
Product returns
Product sampling
Receiving deliveries = stock receiving
Retail buying = buying?
Retail math
Retail sales ^Sales
Returns and exchanges = processing returns
Sales floor = shop floor
Sales promotions = in-store promotions
Shoe fitting
Shop displays = window displays, window dressing, merchandise displays
Stock rotation
Stocking = restocking, shelf stocking, replenishment ?
Stockroom organization = stockroom, stock room
Store layout
Store operations = store management, retail operations, retail management
Supermarket operations
Theft prevention
Upselling = up-selling, upsell, suggestive selling
`,
  tool: `
Clover POS ^POS systems
Instacart
Lightspeed = Lightspeed POS ^POS systems
RetailPro = Retail Pro ^POS systems
Shopify POS ^POS systems
Square = Square POS ^POS systems !
Toast = Toast POS ^POS systems !
Vend POS ^POS systems
`,
} as const satisfies FieldTable;
