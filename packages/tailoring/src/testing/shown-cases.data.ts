/** `met | what is asked for | title | line`, a case each: invented people of twenty trades, both directions. */
export const shownCases = `
met | DiGiKlang or Yomiha consoles | Sound Engineer, Larch Theatre | Programmed shows on DiGiKlang SD7 desks
met | Use of the Birthnet maternity record | Midwife, Taff Unit | Kept notes in Birthnet, with 38 women at home
not | Yomiha consoles | Sound Engineer, Larch Theatre | Programmed shows on DiGiKlang SD7 desks
not | Training on Birthnet | Midwife, Taff Unit | Kept notes in Birthnet, with 38 women at home
met | Experience with point-of-sale systems | Server, The Larch | Took orders and card payments on Lightspeed, cashed up at midnight
met | Knowledge of food hygiene rules | Cook, Gannet Inn | Kept the HACCP folder and the fridge temperature log
met | Menu planning | Chef, Gannet Inn | Planned the weekly menus for 80 boarders
not | Menu planning | Waiter, Gannet Inn | Explained the menu to guests
met | Table service | Waiter, Gannet Inn | Waited tables, 60 covers on a Friday
met | Leading a kitchen brigade | Sous Chef, Gannet Inn | Ran the pass with four cooks and two porters under me
not | Leading a kitchen brigade | Commis Chef, Gannet Inn | Worked in a brigade of nine cooks
met | Ordering and stock control | Chef, Gannet Inn | Ordered dry goods and fish daily; counted the stock each Sunday
met | Installation of lighting systems | Electrician, Voltgate | Installed LED lighting in two schools
not | Installation of lighting systems | Electrician, Voltgate | Sold lighting in the trade counter shop
met | Electrical testing and inspection | Electrician, Voltgate | Tested and inspected circuits in 40 flats
partly | PLC programming and commissioning | Electrician, Voltgate | Commissioned conveyor drives at two mills
met | Reading of circuit diagrams | Electrician, Voltgate | Read circuit diagrams and traced faults on site
met | Forklift operation | Picker, Crate Hall | Drove a counterbalance forklift on nights
not | Crane operation | Picker, Crate Hall | Drove a counterbalance forklift on nights
met | Order picking with handheld scanners | Picker, Crate Hall | Picked 140 orders a shift with a handheld scanner
met | Experience with a warehouse management system | Picker, Crate Hall | Booked goods in with Manhattan WMS
not | Goods-in inspection | Driver, Crate Hall | Waited at goods-in for the gate pass
met | Stocktaking | Picker, Crate Hall | Took stock every quarter, 9,000 lines
met | Loading and securing of freight | Driver, Halloran Freight | Loaded and strapped down pallets and machines
not | Tanker deliveries of fuel | Driver, Halloran Freight | Delivered flowers and refuelled at our own depot
met | Route planning | Driver, Halloran Freight | Planned my own routes for 18 drops a day
met | Vehicle checks | Driver, Halloran Freight | Checked the vehicle before each shift and logged defects
met | Willingness to work nights and weekends | Driver, Halloran Freight | Night trunk to Leeds, every second Saturday
partly | Willingness to work nights and weekends | Driver, Halloran Freight | Night trunk to Leeds, Monday to Friday
not | Willingness to work on call | Driver, Halloran Freight | Called customers before each drop
met | Experience with JavaScript frameworks such as React or Vue | Developer, Pixelmoor | Built the booking screens in React
not | Experience with Angular | Developer, Pixelmoor | Built the booking screens in React
met | Relational databases | Developer, Pixelmoor | Tuned slow queries in PostgreSQL
met | Automated testing | Developer, Pixelmoor | Wrote automated tests for the checkout
met | CI/CD pipelines | Developer, Pixelmoor | Set up continuous integration and continuous deployment in GitLab
not | Kubernetes administration | Developer, Pixelmoor | Administered two printers and a file server
met | Code reviews and mentoring of junior developers | Developer, Pixelmoor | Reviewed code daily and mentored two junior developers
partly | Java and Kotlin | Developer, Pixelmoor | Rewrote the tax service in Java
met | Laboratory analysis of water samples | Lab Technician, Brook Labs | Analysed 60 water samples a day for nitrate
met | Calibration of instruments | Lab Technician, Brook Labs | Calibrated balances and pH meters each morning
not | Cell culture | Lab Technician, Brook Labs | Shaped the safety culture of the lab
met | Operating HPLC equipment | Lab Technician, Brook Labs | Ran HPLC and cleaned the columns
met | Documentation to GLP standards | Lab Technician, Brook Labs | Documented every run under GLP
met | Personal care of elderly residents | Care Assistant, Rowan House | Washed, dressed and fed elderly residents
met | Administering medication | Care Assistant, Rowan House | Gave out medication from the trolley twice a day
not | Administering medication | Cleaner, Rowan House | Cleaned the medication room
met | Writing care plans | Senior Carer, Rowan House | Wrote and reviewed care plans for 12 residents
met | Dementia care | Care Assistant, Rowan House | Looked after eight residents with dementia
met | Moving and handling | Care Assistant, Rowan House | Moving and handling with hoists and slide sheets
met | Flower arranging | Florist, Bloomery | Arranged flowers for weddings and funerals
met | Window displays | Florist, Bloomery | Built the window display each month
not | Greenhouse cultivation | Florist, Bloomery | Sold cut flowers from a Dutch greenhouse
met | Hair colouring | Hairdresser, Snip | Coloured hair, balayage and toner, for 20 clients a week
not | Barbering | Hairdresser, Snip | Swept up and booked clients in
met | Customer advice | Hairdresser, Snip | Advised customers on products and styles
met | Site supervision | Civil Engineer, Pontrail | Supervised the site of a 40 m bridge
met | Structural design in reinforced concrete | Civil Engineer, Pontrail | Designed reinforced concrete slabs and retaining walls
not | Structural design in steel | Civil Engineer, Pontrail | Designed reinforced concrete slabs and retaining walls
met | AutoCAD | Civil Engineer, Pontrail | Drew details in AutoCAD
met | Experience with CAD software | Civil Engineer, Pontrail | Drew details in AutoCAD
met | Tender preparation | Civil Engineer, Pontrail | Prepared tenders for three viaducts
met | Budget responsibility | Civil Engineer, Pontrail | Held a budget of €2.4m for the north section
not | Budget responsibility | Civil Engineer, Pontrail | Typed the invoices of a €2.4m job into the system
met | Social media marketing | Marketing Assistant, Fennel | Ran the Instagram and LinkedIn channels
met | Writing newsletters | Marketing Assistant, Fennel | Wrote the monthly newsletter for 9,000 readers
met | Search engine optimisation | Marketing Assistant, Fennel | SEO for four shops, first page for 30 terms
met | Proven record of increasing conversion | Marketing Manager, Fennel | Conversion up from 1.1 % to 2.4 % in a year
not | Event organisation | Marketing Assistant, Fennel | Handed out flyers at the events of other firms
met | Organising trade fairs | Marketing Manager, Fennel | Organised our stand at six trade fairs
met | Recruitment of staff | HR Officer, Tarn Foods | Recruited 45 warehouse staff in a season
met | Conducting job interviews | HR Officer, Tarn Foods | Interviewed 200 applicants for line work
met | Payroll processing | HR Officer, Tarn Foods | Ran the monthly payroll for 300 people
not | Payroll processing | HR Officer, Tarn Foods | Answered questions about holidays
met | Labour law | HR Officer, Tarn Foods | Advised managers on employment law
met | Induction of new employees | HR Officer, Tarn Foods | Held the induction for new starters every Monday
met | Drafting contracts | Paralegal, Quill Chambers | Drafted leases and service contracts
met | Legal research | Paralegal, Quill Chambers | Researched case law for two barristers
not | Litigation experience | Paralegal, Quill Chambers | Filed property deeds at the registry
met | Access control | Security Guard, Bastion | Controlled access at the north gate
met | CCTV monitoring | Security Guard, Bastion | Watched 40 CCTV cameras by night
met | Staying calm in critical situations under stress | Security Guard, Bastion | Evacuated a hall of 900 when the fire alarm went; led them out in four minutes
not | Cash-in-transit | Security Guard, Bastion | Counted visitors in transit between halls
met | Floor cleaning with machines | Cleaner, Brightly | Cleaned floors with a scrubber-drier
met | Attention to detail | Cleaner, Brightly | No complaints from the hotel in two years
not | Attention to detail | Cleaner, Brightly | Emptied bins on three floors
met | Milking | Farm Worker, Overbeck | Milked 120 cows twice a day
met | Operating tractors | Farm Worker, Overbeck | Drove tractors with seed drill and mower
not | Pig farming | Farm Worker, Overbeck | Milked 120 cows twice a day
met | Animal husbandry | Farm Worker, Overbeck | Fed and cared for 300 sheep
met | Brake and suspension repairs | Mechanic, Torque Lane | Repaired brakes and suspension on vans
met | Vehicle diagnostics | Mechanic, Torque Lane | Diagnosed engine faults on Vauxhall vans
not | Body work and paint | Mechanic, Torque Lane | Changed oil and tyres
partly | Servicing of motorcycles and cars | Mechanic, Torque Lane | Serviced cars of all makes
met | Dispensing prescriptions | Pharmacist, Elmroot | Dispensed 250 prescriptions a day
met | Advising patients on medicines | Pharmacist, Elmroot | Counselled patients on their medicines
not | Clinical trials | Pharmacist, Elmroot | Dispensed prescriptions in the clinic
met | Corporate design | Graphic Designer, Inkwell | Designed the corporate identity of a brewery
met | Adobe Creative Suite | Graphic Designer, Inkwell | Photoshop, Illustrator and InDesign daily
not | Video editing | Graphic Designer, Inkwell | Edited the texts of a catalogue
met | Training of trainees | Graphic Designer, Inkwell | Taught three trainees layout
met | Team of at least 5 people led | Foreman, Stonepath | Led a gang of eight pavers
partly | Leading a team of at least 20 workers | Foreman, Stonepath | Led eight pavers
not | Leading a team | Paver, Stonepath | Laid 400 m of kerb a week in a team of eight
met | Grounds maintenance | Gardener, Wold Park | Maintained the grounds of a hospital
met | Pruning of fruit trees | Gardener, Wold Park | Pruned apple and pear trees each winter
not | Irrigation systems | Gardener, Wold Park | Mowed lawns and raked leaves
met | Complaint handling | Receptionist, Hotel Marl | Dealt with guest complaints at the desk
met | Hotel reservation system | Receptionist, Hotel Marl | Took bookings in Opera
met | Fluent phone manner and switchboard | Receptionist, Hotel Marl | Answered the switchboard, 120 calls a day
not | Night audit | Receptionist, Hotel Marl | Checked guests in during the day
met | Team player | Line Cook, Gannet Inn | Jumped onto grill or dish pit whenever a colleague was swamped
not | Team player | Line Cook, Gannet Inn | Cleaned the fryer on Mondays
met | Works independently and on own initiative | Electrician, Voltgate | Set up the test bench on my own, nobody had asked for it
met | Takes the initiative | Picker, Crate Hall | Proposed a new shelf order, now used in both halls
met | Problem-solving skills | Mechanic, Torque Lane | Found the cause of a misfire three garages had given up on
not | Problem-solving skills | Mechanic, Torque Lane | Changed tyres
met | Reliable and punctual | Picker, Crate Hall | Not one sick day or late start in four years
met | Safety-conscious | Foreman, Stonepath | Toolbox talk each Monday; 900 days without a lost-time accident
met | Organisational skills | Event Assistant, Fennel | Kept five weddings a weekend in step, each with its own run sheet and suppliers
met | Strong communication skills | Lab Technician, Brook Labs | Presented the results to the board each quarter
met | Negotiation with suppliers | Buyer, Tarn Foods | Beat the egg price down by 8 % in talks with two farms
met | Customer-oriented | Barista, Hotel Marl | Knew the orders of some 60 regulars by heart
met | Cost awareness | Chef, Gannet Inn | Food cost down from 34 % to 28 % without touching the menu
met | Ability to work under pressure | Line Cook, Gannet Inn | Sent 140 plates in the Saturday rush
met | Handling of difficult customers | Receptionist, Hotel Marl | Calmed angry guests when the hotel was overbooked
met | Knowledge of accounting software | Bookkeeper, Tarn Foods | Posted daily in Sage 50
met | Experience with design software | Graphic Designer, Inkwell | Posters in InDesign and Illustrator
met | Experience with a CRM | Sales Assistant, Tarn Foods | Logged each call in HubSpot
met | Experience with version control | Developer, Pixelmoor | Git every day, reviewed branches of others
met | Cloud platforms | Developer, Pixelmoor | Moved the shop to AWS
met | NoSQL databases | Developer, Pixelmoor | Kept sessions in MongoDB and Redis
not | MongoDB | Developer, Pixelmoor | Kept sessions in a relational database
met | Power tools | Joiner, Stonepath | Jigsaw, router and nail gun daily
met | Hand tools | Joiner, Stonepath | Chisels, hand planes and saws
met | Heavy machinery | Groundworker, Stonepath | Drove excavators and bulldozers
met | Office software | Receptionist, Hotel Marl | Letters in Word, lists in Excel
met | Musical instrument | Teacher, Wold School | Played the violin in assembly
met | Refrigerated transport | Driver, Halloran Freight | Hauled chilled goods in reefer trailers
met | Experience with livestock | Farm Worker, Overbeck | Fed cattle and sheep
met | Care of children | Nanny, private | Looked after twins of two years
not | Care of children | Nurse, Rowan House | Looked after residents over eighty
met | Baking bread and pastry | Baker, Crumb | Baked loaves, rolls and croissants from two in the morning
met | Cash handling | Cashier, Crumb | Balanced the till each night, never more than a coin out
met | Quality control | Operator, Brook Labs | Checked every tenth bottle against the sample and rejected what was off
met | Packaging machines | Operator, Brook Labs | Ran two Bosch packaging lines
met | Maintenance of machines | Operator, Brook Labs | Greased, cleaned and adjusted the fillers each week
met | Writing reports | Security Guard, Bastion | Wrote an incident report after each night
met | Data analysis | Analyst, Fennel | Analysed the sales data of 40 shops in Excel
met | Project management | Engineer, Pontrail | Managed four projects from tender to handover
not | Project management | Engineer, Pontrail | Supported the project manager with drawings
met | Contract negotiation | Buyer, Tarn Foods | Negotiated contracts with 30 growers
met | Sales experience | Florist, Bloomery | Sold bouquets over the counter, about 70 a day
met | Upselling | Waiter, Gannet Inn | Sold dessert wine to every second table
met | Translating technical texts | Translator, Quill Chambers | Translated manuals for pumps and boilers
met | Public speaking | Ranger, Wold Park | Gave talks to groups of up to 90 visitors
met | First aid | Ranger, Wold Park | First aid at work, refreshed 2024
met | Conflict resolution | Teacher, Wold School | Settled quarrels on the playground before they reached the head
met | Lesson planning | Teacher, Wold School | Planned lessons for three year groups
met | Parent meetings | Teacher, Wold School | Met parents every term
not | Curriculum development | Teacher, Wold School | Followed the scheme from the drawer
met | Inventory management | Store Clerk, Tarn Foods | Counted and reordered stock for 4,000 lines
met | Supplier management | Buyer, Tarn Foods | Looked after 40 suppliers from Spain
met | Scheduling of staff | Store Manager, Tarn Foods | Made the weekly rota for 18 people
met | Visual merchandising | Shop Assistant, Bloomery | Dressed the windows for each season
met | Customer complaints | Shop Assistant, Bloomery | Took back faulty goods and found solutions for upset buyers
`;
