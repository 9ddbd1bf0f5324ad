/** Sentences of letters and lines of resumes that are whole, a line each; all people and firms are made up. */
export const soundSentences = String.raw`
I groom dogs, and on Saturdays I teach others to.
My knives are sharp; my station is clean.
Nine of my ten apprentices have stayed in the trade.
I have kept bees since I was twelve and sold honey since I was fourteen.
Whatever the weather, the post has to go out.
It was in Cork that I learned to sail.
Had it not been for the flood, we should have opened in May.
Not only did I run the bar, I also kept its books.
The more I read about your hospice, the more I wanted to write to you.
I neither smoke nor mind those who do.
As for references, my last two managers have both offered to speak to you.
I can drive anything on wheels and mend most of it.
What few complaints we had I dealt with myself.
I know what it takes to open a shop at six.
Is there a better reason to apply?
You ask for patience; I have raised twins.
My German is rusty, but I read it well.
I have been a roofer, a postman and, briefly, a clown.
I had had enough of offices.
That that rule exists is news to most guests.
The forest is where I feel most at home.
Of the 60 trees planted, 58 are standing.
I was made redundant in March and have been volunteering since.
I was told I would never weld again; I weld daily.
Let me know if you would like to see the drawings.
The herd, 120 strong, is milked twice a day.
I set up, ran and, in 2020, sold a small laundry.
Given the chance, I would do it again.
Weather permitting, I fly on Sundays.
To me, a tidy van is a sign of a tidy mind.
All I ask is a good chair.
I am as happy on a ladder as at a desk.
My being dyslexic has never stopped me reading a drawing.
I do the rotas, the ordering and the banking.
So far this year I have photographed 31 weddings.
I would rather be early than sorry.
It is not what you say but how you say it that calms a frightened dog.
If needed, I can start tomorrow.
Born and bred in Leith, I know every street of it.
I should be glad to hear from you.
Yours is the only nursery in town that opens at seven.
Each of the vans has its own log, and each log is checked.
I fish, I farm and I fix engines.
Her Majesty's Prison Dartmoor was my first posting.
Whether it rains or shines, the market opens at eight.
I look after 14 horses, three of them retired.
The company went under last June, owing me three months' wages.
I work to live, not the other way round.
Since qualifying, I have assessed over 300 claims for subsidence.
I am writing in response to your advertisement in the Western Mail of 3 March.
Before long, I was running the tour desk by myself.
I have never missed a deadline, though I have come close.
Our reviews went up from 3.9 to 4.6 stars within a year.
I saw the factory close, and I saw it open again.
We halved waste, doubled output and kept everyone on.
I am used to being the only woman on site.
A good signal box is a quiet one.
I trained as a baker under my uncle, whose sourdough won prizes.
I can lift 25 kg, read a tape and count.
Having two children has taught me to plan.
Your advert says you want somebody calm. I am calm.
I enjoy early mornings, cold water and hard work.
The museum's visitor numbers rose by a fifth, thanks in part to our Sunday tours.
I keep the minute books of four companies.
I am twenty-six, single and willing to move.
I do not have a degree, but I do have 15 years behind the counter.
My name is Ines, and I make hats.
I hold a full, clean licence and a Cat C entitlement.
I write, edit and proofread in both languages.
They say a cook is only as good as her last service.
Neither of my previous employers has ever had cause to complain.
What the job needs is someone who listens.
I can be reached on 0161 496 0733 or by email.
At 19 I bought my first taxi; at 30 I had six.
Please do call me any time after four.
My experience is mostly in timber-frame housing, but I have also worked with steel.
No two days are the same, which suits me.
I began by sweeping floors and ended by running the mill.
I believe that children learn best outdoors.
Many of the tools I use I made.
You will find me easy to work with and hard to rattle.
I have lived in, and loved, this valley all my life.
I help out at the food bank on Thursdays.
It is thanks to her that I took up dentistry.
Here is what I would do in my first hundred days.
I could not have wished for a better teacher.
I took on two trainees, one of whom now runs her own salon.
I am no stranger to long hours.
The choir I lead sings in six languages.
I came to Britain in 2016 speaking no English and now interpret for the police.
There being no manager, I ran the shift.
I see to it that nobody goes home hungry.
Cleaned, serviced and calibrated lab balances
Dog groomer, all breeds, all sizes
Shearing, drenching, lambing
Assistant Manager, then Manager, Leisure Centre, Poole
Kept bar, cellar and books
Fork-lift (B1, B2), first aid at work, SIA door licence
Oct 2017 – Mar 2021: Deckhand, MV Saga Sun
Tills: up to £6k a day, never more than £2 out
Languages: Welsh (native), English (fluent), Irish (some)
Nominated for Carer of the Year, 2018 and 2019
Fluent French, good Italian
20+ years in print
Sales up 14%, returns down 3%
Won: two tenders (£1.1m, £400k)
Cut, sewed and finished bridal gowns to measure
Set out foundations; read drawings; kept the level book
Ran the ticket office single-handed
Team of five, two depots, one budget
In charge of lighting for touring productions
Volunteer, Samaritans, three nights a month
Taught piano, grades 1–8, 100% pass rate
Dealt with complaints by phone, email and letter
MSc Ecology, Bangor, 2014 (Distinction)
A-levels: Maths (A), Physics (B), Art (B)
Responsible for opening up, cashing up and locking up
Led on GDPR; wrote the policy; trained 80 staff
Picked by the BBC as one of ten chefs to watch
Bricklayer by trade, site manager since 2016
Sole trader, gardens and hedges
Sang with, and later conducted, the works choir
Scheduled crews for 40 aircraft, 7 bases
From 12 to 30 members in one year
Not afraid of heights, dogs or deadlines
Hobbies: chess, running, restoring radios
Hand-finished joinery, listed buildings a speciality
Reported to the CFO; deputised in her absence
Promoted twice in three years
Available immediately
Known for clear handovers
Wrote the manual used by all nine branches
Worked with Next, Boots and Gap on seasonal windows
Clean driving licence, own car
Fire marshal; union rep; school governor
Night shifts, weekend shifts, split shifts
Sorting, grading and packing apples for export
Redesigned forms so that claims take 4 minutes, not 20
Who's Who entry since 2012
Excavator (360), dumper, roller: CPCS blue card
Edited The Grocer's monthly wine page
One of three finalists, Young Butcher 2015
Waited tables, mixed drinks, closed up
Payroll for 240, weekly and monthly
Surveyed, mapped and reported on 60 km of coast
Took bookings, payments and the blame
My manager, May Hill, will be glad to speak to you.
I drove for Swift before I joined Stobart.
Grant Waters signed off all my timesheets.
I typeset, proof and print wedding stationery.
Read by 40,000 people a week, my column runs on Sundays.
I have worked on, and in, the Tyne for most of my life.
The lambs were late; the snow was later.
I am a trained, insured and well-reviewed mobile hairdresser.
I make, mend and sell shoes.
I bake for a living and for fun.
The committee were split, but the vote went my way.
A fleet of 30 vans needs a lot of tyres.
I tutor maths, physics and, at a push, chemistry.
I was the youngest of nine, which taught me to share.
I play the cello to diploma level.
The role you describe is the one I have been doing, unpaid, for years.
I never thought I would enjoy tax, but I do.
I like dogs better than I like most people.
Everything I know about steel I learned from my father.
It was the guests, not the pay, that kept me there.
I should point out that I do not drive.
What with the floods and the fire, it was an eventful year.
If it moves, I can photograph it.
I have yet to meet a lock I could not open.
I am told I make good tea.
Come the summer, I shall have my licence.
Some of my clients have been with me for 20 years, others for a week.
I check, then check again.
Once bitten, twice shy: I back up every file.
I was born in Lima, grew up in Leeds and trained in Lyon.
I sold more season tickets than anyone else in the club's history.
The harder the puzzle, the happier I am.
Fluency in three languages has opened many doors for me.
To be a good porter you need strong legs and a stronger sense of humour.
At present I am employed as a tree surgeon by Wye Valley Council.
My notice period is one month.
I have enclosed my CV, together with a copy of my PGCE certificate.
I met Dr Osei at the Leeds open day, and she suggested that I write to you.
I am particularly drawn to your work with young carers.
In five years I have not once been late.
With over a decade in freight, I understand how costly a day's delay can be.
Your reputation for fairness precedes you.
As requested, I attach two samples of my work.
During lockdown I delivered food parcels to over 90 households.
I work well under pressure, whether alone or as part of a team.
I was awarded a first in zoology by Bangor University in 2017.
My strengths are patience, accuracy and a head for figures.
I would welcome the opportunity to discuss the role further.
Earlier this year I completed a Level 3 award in education and training.
I have supervised as many as 40 seasonal staff at a time.
Please note that I am away from 4 to 11 June.
I am confident I could do the same for your depot.
While there, I rewrote the rota system from scratch.
I am writing to you because a friend who works for you told me to.
Not long after that, I was asked to run the whole site.
Although I enjoyed banking, I have always wanted to teach.
I pride myself on leaving every room better than I found it.
I have a good eye, a steady hand and a van.
I can type 90 words a minute.
I hope to hear from you soon.
Many thanks for reading this.
I do my best work before breakfast.
She hired me on the spot, and I stayed eight years.
When asked what I do, I say I listen.
I can show you references from three hotels, each of them happy to be rung.
Thanks to a patient mentor, I passed on my first try.
For someone my age, I have seen a lot of drains.
I got the job done, got paid and got out.
I had the honour of cooking for the Queen.
You can hear my work every night on Radio 3.
I look forward to meeting you.
I have been freelancing for the past two years, mainly for charities.
My portfolio, which you can see at inesmoura.example, shows my range.
I know how to say no.
I keep calm; it is catching.
The flats I manage are never empty for long.
I am equally at home in a boardroom and on a building site.
Both of my parents were deaf, so I grew up signing.
Dry stone waller, 300+ m built by hand
Hair: cut, colour, extensions
Kept 12 hives, sold honey at four markets
Lead singer, The Otters, 2011–2016
Night porter, then day porter, then head porter
Ofsted: Outstanding (2018), Good (2022)
Safeguarding lead; first-aider; minibus driver
BTEC, HND, BA: all in fine art
SCUBA instructor (PADI), 2,000+ logged dives
Three months' cover for the editor
Shot, cut and graded 30-second ads
Upholstery; French polishing; caning
Served in Kosovo, Iraq, Sierra Leone
Gas Safe registered since 2011 (no. 554120)
Stock control, goods in, goods out
Set design for "Hamlet", York, 2016
Opened the shop, closed the shop, loved the shop
Food hygiene L3, allergen awareness, HACCP
Assessed claims up to £50k without referral
Backed up by a team of two
Fostered 14 children, short and long term
Commended by the coroner for clear notes
Turned a £40k loss into a £15k profit in two years
Beat target 11 quarters running
Reviewed for the TLS, The Stage and Time Out
Grade 8 piano, grade 5 theory
Milked 200 cows twice daily
Hand-dug wells; laid pipe; built latrines
Oversaw move to new premises, on time and under budget
Supporting adults with autism in their own homes
Monitoring CCTV, patrolling grounds, logging incidents
Keen cyclist and amateur beekeeper
References on request
Full UK driving licence (clean)
Head of Year 9, then Deputy Head
Best man's suits: made to measure, by hand
No sick days since 2014
Managing Director, Bloom & Wild Ltd, Kew
Member, Royal Society of Biology (MRSB)
Sales assistant (part-time), Oxfam Books, Hay-on-Wye
Co-founded a repair café; 1,100 items mended to date
Up to 16 tonnes, tautliner and curtain-sider
Secured funding (£60k) from the Lottery
Answered 80+ calls a day; first-call fix rate 74%
C++, Rust, Verilog
Python (NumPy, SciPy), MATLAB, LaTeX
Nanny to twins, from birth to school age
Photo retouching: skin, hair, product
Seconded to Brussels for six months
Interim cover, maternity leave, 0.6 FTE
Voted Best Newcomer by readers of Gardens Illustrated
Trusted with keys, alarms and takings
On time, every time
`;
