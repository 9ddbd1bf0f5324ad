/**
 * People of fifteen trades and what is said of them in plain words, written before the rules that they try. `=` a
 * trade; `@` a job: title, employer, months; `+` its lines; then claims of a line of the first job by its number, or
 * of the whole resume (`p`): `~` says no more than the lines do, `!` says something that is not so.
 */
export const everydayClaims = `
= baker
@ Baker | Corner Loaf | 2017-03 | 2023-09
+ Baked around 300 loaves a night on a two-person shift
+ Looked after the sourdough starter and wrote its feeding plan
+ Cut flour waste from 8% to 5% in one year by weighing every batch
+ Helped the owner choose a new deck oven
+ Delivered bread to six cafes every morning before 7
@ Shop Assistant | Mill Lane Store | 2015-02 | 2017-02
+ Served customers and stocked the shelves
1~ One of two people on the night shift, baking some three hundred loaves
2~ In charge of keeping the sourdough starter fed, with a schedule I drew up myself
3~ Brought the share of flour thrown away down by three percentage points within twelve months
4~ Had a hand in picking the new oven
5~ Took bread round to half a dozen cafes daily, early in the morning
1! Baked around 300 cakes a night on a two-person shift
3! Cut flour waste from 8% to 3% in one year
4! Chose and bought a new deck oven for the bakery
5! Delivered bread to six cafes and won back two lost customers
p! Head Baker at Corner Loaf for six years
= postal worker
@ Mail Carrier | Harbour Post | 2014-06 | present
+ Walk a route of 12 km with about 640 addresses, five days a week
+ Sort incoming letters by street from 5 to 7 a.m.
+ Showed eleven new carriers the ropes in their first two weeks
+ Report blocked doorways and loose dogs to the depot
+ Usually finish the route within four hours
1~ Deliver on foot to roughly 640 homes over twelve kilometres, Monday to Friday or the like
2~ Spend two hours each morning putting the post in street order
3~ Broke in 11 newcomers during their first fortnight
4~ Let the depot know about dogs running free and entrances that cannot be reached
5~ Get round in under four hours on most days
1! Walk a route of 21 km with about 640 addresses
2! Supervise the sorting of incoming letters by street
3! Trained eleven new carriers and wrote the depot's training manual
5! Always finish the route within four hours
p! Postmaster with more than a decade at Harbour Post
= bus driver
@ Bus Driver | Valley Lines | 2012-01 | 2020-12
+ Drove route 14 with a low-floor bus, up to 900 passengers a day
+ No accident at fault in nine years
+ Sold tickets and handed in cash of about $400 per shift
+ Stood in for the dispatcher one weekend a month
+ Voted driver of the year in 2016 by passengers
1~ Carried as many as nine hundred people daily on line 14
2~ Nine years behind the wheel without causing a crash
3~ Ticket sales on board, with takings of roughly four hundred dollars a shift
4~ Filled in as dispatcher for a weekend each month
5~ Passengers chose me as their driver of the year in 2016
1! Drove route 14 with up to 9,000 passengers a day
2! No accident of any kind in nineteen years
3! Sold tickets and handed in cash of about $4,000 per shift
4! Worked as the dispatcher every weekend
5! Voted driver of the year three times by passengers
= hairdresser
@ Stylist | Salon Verve | 2016-09 | 2024-02
+ Cut and coloured hair for 8 to 10 clients a day
+ Two thirds of clients came back within three months
+ Ordered colour and shampoo on a budget of EUR 1,500 a month
+ Took part in two hair shows as an assistant to the senior stylist
+ Taught one apprentice how to do highlights
1~ Eight to ten customers daily for cuts and colour
2~ About 67% of my customers returned inside a quarter
3~ Kept the salon supplied with dye and shampoo within 1,500 euros monthly
4~ Assisted the senior stylist at a couple of hair shows
5~ Passed on highlighting to an apprentice
1! Cut and coloured hair for 18 to 20 clients a day
2! Three quarters of clients came back within three months
3! Ordered colour and shampoo for all branches on a budget of EUR 1,500 a month
4! Showed my own work at two hair shows
p! Senior Stylist at Salon Verve since 2016
= roofer
@ Roofer | Slate & Sons | 2015-04 | 2023-10
+ Laid slate and tile on 25 to 30 houses a year
+ Repaired storm damage within 48 hours of a call
+ Put up scaffolding with a crew of four
+ Checked harnesses and ropes each morning
+ Gave price estimates to homeowners, of which roughly half were accepted
1~ Some 25 homes roofed every year, in tile or slate
2~ Fixed what storms had broken, two days after the phone rang at the latest
3~ Erected scaffolds as part of a team of four
4~ Safety check of ropes and harnesses at the start of every day
5~ Quoted prices to house owners; about one in two said yes
1! Laid slate and tile on 25 to 30 churches a year
2! Repaired storm damage within 24 hours of a call
3! Led a crew of four that put up scaffolding
4! Checked harnesses and ropes each morning, which brought injuries down
5! Gave price estimates to homeowners, nearly all of which were accepted
= librarian
@ Library Assistant | Fernside Library | 2018-05 | present
+ Run a story hour for 15 to 20 toddlers every Wednesday
+ Answer questions at the desk, around 60 a day
+ Weeded 3,000 old books out of the stock in 2021 with two colleagues
+ Started a seed-swap shelf that neighbours still use
+ Draft the monthly newsletter, which the branch manager edits
1~ Weekly reading session with fifteen to twenty small children
2~ Help some sixty visitors daily with their questions
3~ In 2021 three of us took three thousand outdated titles off the shelves
4~ Set up a place to exchange seeds, in use to this day
5~ Write a first version of the newsletter each month for my manager to edit
1! Run a story hour for 15 to 20 toddlers every day
2! Answer questions at the desk, around 160 a day
3! Weeded 3,000 old books out of the stock in 2021 on my own
4! Started a seed-swap shelf that won a city prize
5! Edit and publish the monthly newsletter for the whole county
= dairy farmer
@ Herd Worker | Greenfold Dairy | 2011-08 | 2019-07
+ Milked 120 cows twice a day in a herringbone parlour
+ Watched for lameness and called the vet when needed
+ Fed calves and kept their pens clean
+ Raised the share of calves alive at weaning from 88% to 95% with the farm's vet
+ Drove the feed mixer and a 90-horsepower tractor
1~ Two milkings daily, a hundred and twenty animals
2~ Kept an eye out for lame cows and got the vet in where it was called for
3~ Looked after the calves: feed and clean pens
4~ Together with the vet, got calf survival up by seven points to 95 percent
5~ Operated a tractor of 90 hp and the feed mixer
1! Milked 210 cows twice a day in a herringbone parlour
2! Treated lameness without calling the vet
3! Fed calves and designed their pens
4! Raised milk yield from 88% to 95% with the farm's vet
p! Herd Manager at Greenfold Dairy until 2019
= tailor
@ Alterations Tailor | Needle House | 2013-03 | 2022-08
+ Altered about 40 garments a week, mainly suits and wedding dresses
+ Fitted brides two to three times before the day
+ Kept turnaround to five working days
+ Mended costumes for the town theatre in 2018 and 2019
+ Handled the till and bookings on Saturdays
1~ Forty or so pieces altered weekly, for the most part wedding gowns and suits
2~ Two or three fittings for each bride
3~ Customers had their clothes back after five working days
4~ Repaired the local theatre's costumes over two seasons, 2018 and 2019
5~ On Saturdays, took appointments and payments
1! Altered about 40 garments a day
2! Designed and sewed wedding dresses for brides
3! Shortened turnaround from ten to five working days
4! Mended costumes for the national opera in 2018 and 2019
5! Managed the shop on Saturdays with a staff of three
= florist
@ Florist | Petal & Stem | 2016-01 | 2021-12
+ Made bouquets and wreaths for 50 funerals and 20 weddings a year
+ Bought flowers at the auction at 4 a.m. three times a week
+ Kept loss of cut flowers below 10 percent
+ Dressed the shop window every fortnight
+ Set up the web shop with my brother
1~ Flowers for some twenty weddings and fifty funerals each year
2~ At the flower auction at four in the morning, thrice weekly
3~ Less than a tenth of the flowers spoiled
4~ A new window display every two weeks
5~ Built the online store jointly with my brother
1! Made bouquets and wreaths for 50 weddings and 20 funerals a year
2! Bought flowers at the auction every day
3! Kept loss of cut flowers below 5 percent
4! Dressed the windows of all five shops every fortnight
5! Set up the web shop, which doubled sales
= lifeguard
@ Lifeguard | Bluewater Pool | 2019-06 | 2023-08
+ Watched over up to 250 swimmers at a time with three other guards
+ Rescued four people and gave first aid to dozens
+ Tested chlorine and pH every two hours
+ Taught swimming to children aged 6 to 9 on Tuesdays and Thursdays
+ Took part in the yearly rescue drill
1~ One of four guards for as many as 250 people in the water
2~ Pulled four swimmers out and treated many more for small injuries
3~ Checked the water's chlorine and acidity at two-hour intervals
4~ Two swimming lessons a week for six- to nine-year-olds
5~ Joined the rescue exercise once a year
1! Watched over up to 250 swimmers at a time alone
2! Rescued forty people and gave first aid to dozens
3! Tested chlorine and pH every ten minutes
4! Taught swimming to adults on Tuesdays and Thursdays
5! Planned and led the yearly rescue drill
= office cleaner
@ Cleaning Team Leader | Brightside Services | 2017-10 | present
+ Lead a team of nine cleaners in a 14-floor office tower
+ Plan shifts and holidays in a shared spreadsheet
+ Order supplies worth $2,000 per month
+ Cut complaints by half between 2019 and 2021
+ Train new staff in the safe use of chemicals
1~ Supervise nine people who clean an office building of fourteen storeys
2~ Draw up the rota, leave included, in a spreadsheet
3~ Spend about two thousand dollars monthly on materials
4~ Complaints fell 50% in the two years to 2021
5~ Teach beginners how to handle chemicals safely
1! Lead a team of nineteen cleaners in a 14-floor office tower
2! Introduced a new shift planning app
3! Order supplies worth $20,000 per month
4! Cut complaints and costs by half between 2019 and 2021
p! Operations Manager at Brightside Services since 2017
= boat builder
@ Boat Builder | Tern Yard | 2010-02 | 2018-11
+ Built wooden dinghies of 3 to 5 metres from plans
+ Steamed and bent oak frames with one helper
+ Varnished hulls in up to eight coats
+ Worked on the restoration of a 1930s sloop
+ Gave yard tours to school groups each summer
1~ Constructed small wooden boats, three to five metres long, following drawings
2~ Shaped the oak ribs with steam, helped by one person
3~ Applied as many as eight layers of varnish
4~ Contributed to restoring a sloop from the 1930s
5~ Showed school classes around the yard in the summer months
1! Designed wooden dinghies of 3 to 5 metres
2! Steamed and bent oak frames with ten helpers
3! Varnished hulls in at least eight coats
4! Headed the restoration of a 1930s sloop
5! Gave yard tours to school groups each week
= optician
@ Dispensing Optician | Clearview | 2015-07 | 2024-06
+ Fitted glasses and contact lenses for 20 customers a day
+ Read prescriptions and advised on frames
+ Repaired frames and swapped screws and nose pads
+ Helped move customer files to a new database
+ Remake rate under 3% for the last two years
1~ Around twenty people daily fitted with lenses or glasses
2~ Helped customers find the right frame for their prescription
3~ Small repairs to glasses, such as new screws and nose pads
4~ Was involved in transferring client records to another database
5~ For two years fewer than three glasses in a hundred had to be made again
1! Fitted glasses and contact lenses for 20 customers an hour
2! Wrote prescriptions and advised on frames
3! Repaired frames and sold hearing aids
4! Led the move of customer files to a new database
5! Remake rate under 1% for the last two years
= school cook
@ School Cook | Oakfield Primary | 2012-09 | 2022-07
+ Cooked lunch for 180 pupils with two kitchen hands
+ Planned menus for four weeks at a time, meat-free on Mondays
+ Held the food budget at GBP 2.10 per child
+ Kept allergy lists up to date with the school nurse
+ Passed all five hygiene inspections with the top score
1~ Midday meals for a hundred and eighty children, made by three of us
2~ Set out the menu a month ahead, with no meat on Mondays
3~ Did not spend more than two pounds ten a child on food
4~ Maintained the list of allergies jointly with the nurse
5~ Five inspections of hygiene, five top marks
1! Cooked lunch for 280 pupils with two kitchen hands
2! Planned menus for four schools at a time
3! Lowered the food budget to GBP 2.10 per child
4! Diagnosed allergies with the school nurse
5! Passed all fifteen hygiene inspections with the top score
= locksmith
@ Locksmith | Keystone Locks | 2014-11 | present
+ Open locked doors in an average of 18 minutes
+ Installed over 700 cylinder locks in 2022
+ Cut keys by hand and machine
+ On call every second weekend
+ Quote for master key systems; the owner signs them off
1~ Doors opened in eighteen minutes on average
2~ More than seven hundred cylinders fitted during 2022
3~ Key cutting, manual as well as by machine
4~ Available for emergencies on alternate weekends
5~ Prepare offers for master key systems that the owner approves
1! Open locked doors in an average of 8 minutes
2! Installed over 7,000 cylinder locks in 2022
3! Designed a new key-cutting machine
4! On call every weekend
5! Sign off quotes for master key systems
`;
