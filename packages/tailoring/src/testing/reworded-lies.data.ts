/**
 * Lies of a model that turns a line round first: of the people of `everyday-claims.data.ts`, `=` a trade, then a line
 * of its first job by number. Nothing of the line stands word for word, and something in it is not so.
 */
export const rewordedLies = `
= baker
1! One of two people on the night shift, baking loaves for eleven hotels
2! In charge of feeding the sourdough starter and of teaching the apprentices about it
3! Flour thrown away fell by three percentage points within twelve months, which paid for a mixer
4! Persuaded the owner to invest in a larger oven
5! Took bread round daily before seven, and collected the money as well
= postal worker
1! Five days a week on foot: 640 addresses, 12 km, and not one wrong delivery
2! From five in the morning, put letters and parcels from abroad in street order
3! Broke in eleven newcomers, all of whom stayed with the company
4! Got loose dogs taken away by talking to their owners
5! Home by noon, since the route hardly ever takes over four hours
= bus driver
1! Carried as many as 900 people daily and planned the timetable of the route
2! Nine years behind the wheel, praised by the police for careful driving
3! Takings of roughly four hundred dollars a shift, the best in the depot
4! In place of the dispatcher, hired drivers one weekend a month
5! Passengers and managers alike chose me as driver of the year in 2016
= hairdresser
1! Eight to ten customers daily for cuts, colour and make-up
2! Two in three customers came back within a quarter thanks to my phone calls
3! Negotiated prices for dye and shampoo within EUR 1,500 monthly
4! Next to the senior stylist, presented two hair shows on stage
5! Prepared an apprentice for the final examination
= roofer
1! Some 25 homes a year with new roofs, in tile, slate or copper
2! Within two days of a call, storm damage was repaired and the insurer informed
3! One of four on the scaffold, and answerable for the safety of all
4! Ropes and harnesses gone over at daybreak, faulty ones thrown out and replaced
5! Half the homeowners accepted my quotes, worth a fortune to the firm
= librarian
1! Wednesdays bring fifteen to twenty toddlers to a story hour with songs and puppets
2! Some sixty people a day get help with their research
3! In 2021 removed three thousand outdated books with two colleagues and sold them for charity
4! Neighbours still swap seeds at a shelf that I started and built
5! Each month the branch manager prints my newsletter unchanged
= dairy farmer
1! Twice daily milking of 120 cows, plus repairs to the parlour
2! Saw to lame cows, trimming hooves before any vet was needed
3! Clean pens and feed for calves, lambs and foals
4! With the vet, got calf survival up to 95 percent, a county record
5! Drove tractors of 90 hp and more, the mixer and the harvester
= tailor
1! Forty pieces a week altered, for the most part suits for film stars
2! Brides came two to three times and recommended me to their friends
3! Customers had their clothes back after five working days at half the price
4! Theatre costumes drawn and mended in 2018 and 2019
5! Saturdays in sole charge of bookings, money and staff
= florist
1! Wreaths and bouquets yearly for fifty funerals, twenty weddings and the royal family
2! Three times a week at the auction at four, bidding for several shops
3! Fewer than ten percent of flowers spoiled after I replaced the cooling
4! Every two weeks a new window, photographed by the local paper
5! Together with my brother, put the shop online and trained the owner in marketing
= lifeguard
1! One of four who watched over 250 swimmers, as the head of the shift
2! Four people owe me their lives, and I was given a medal for it
3! Two-hourly tests of chlorine and pH, and repairs to the pumps
4! Swimming and diving for six to nine year olds on Tuesdays and Thursdays
5! Each year the rescue drill followed my plan
`;
