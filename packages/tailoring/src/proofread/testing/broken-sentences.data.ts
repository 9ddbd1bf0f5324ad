import type { FaultKind } from "../tokens/fault.ts";

/** Broken sentences, a line each, by the kind under which they are found. */
export const brokenSentences: Readonly<Partial<Record<FaultKind, string>>> = {
  article: String.raw`
I am an dedicated carer.
I worked in an hotel chain as an manager.
I have a honours degree in law.
It was an unique chance.
I was given a award for service.
I have an European licence.
I hold degree in botany.
She gave me a advice that I keep to.
`,
  capital: String.raw`
She taught me french and some spanish.
I started on monday and never looked back.
i enjoy working with children.
In 2019 I Joined the fire service.
I have a degree from the university of Glasgow and i want to teach.
I worked for the national trust in cornwall.
I am english and I live in Kent.
I run a french bakery in York.
I am Responsible for six staff.
I have Managed two shops.
I worked on the nile and in cairo.
Every friday I run the market in leeds.
my name is Anna and I am a baker.
I was born in january in italy.
`,
  clause: String.raw`
I a trained florist with six years in hotels.
My last post at the zoo the best job I have ever had.
The bakery, which I ran with my sister, famous for its rye.
I happy to work weekends and bank holidays.
Each of our lifeguards qualified, and I responsible for their rota.
My duties at the lock the paperwork and the tolls.
I in charge of six boats and their crews.
For three years I pastry section in a hotel in Bath.
I payroll for a staff of 300.
I lettings for two agencies in Leeds.
I always customer satisfaction first.
I am responsible for and the training of new staff.
I have worked with at two zoos.
The shop is on of the busiest streets in York.
I am looking for a team to share my passion with for.
Trained staff on in first aid
The guests was always happy to see me.
My skills includes sewing, cutting and pressing.
I has ten years of practice.
There was two reasons for my move.
Every nurse on the wards know my name.
The results of the survey shows that guests come back.
This courses gave me a good start.
She and I was the only full-time staff.
A team of six work under me, and each of them have a degree.
Trained 14 volunteer and two clerks.
My references speaks for themselves.
Because the ferry was late and the crew had already left, I had to.
During my time at the mill, I.
Although I have never worked in a prison.
I believe that if I were given the chance to show what I can.
My last manager, who retired in May, always said that I.
I run a crew of six I also drive.
I speak Dutch my mother was from Utrecht.
We opened in May the first year was hard.
I like the sea it calms me.
The bakery closed I found work at a mill.
I can drives a van.
I should to like to visit your farm.
I did trained six clerks.
I would loved to meet you.
I must to arrive at six every day.
I have experience in manage teams.
Responsible for manage the stock room.
Sold $X of stock a week.
I runs a shop and I sews.
My experience of leading large teams an asset to any depot.
My Spanish fluent and my Catalan improving.
The job of a night guard a lonely one, but I love it.
I confident that my skills would suit your firm.
Your school the one I would most like to work in.
What I enjoy most the contact with guests.
There many reasons why I want this job.
At present I the only vet in a practice of four.
My main duty to keep the boilers running.
All of my references available on request, and I happy to send them.
My team and I responsible for nine hectares of vines.
As a result of my work, complaints down by half and staff much happier.
I also a trained counsellor with a diploma from Hull.
Most of my work in the last year for private clients.
My aim in the next few years to run a kitchen of my own.
I managed the bar, we won an award.
I wrote the manual, it is still used today.
I love teaching, children keep me young.
We moved to a new site sales went up.
I have two degrees both are in physics.
My job is in Hull my family lives in York.
Please call me I am free on Mondays.
The course was long I learned a lot.
I have manage a shop for years.
I did managed a shop.
I will led the team.
I have be a nurse for years.
I could of been a pilot.
I had went home.
I can to start on Monday.
My duties were clean the rooms and make the beds.
I helped to built three schools.
I look after my staff and treats them well.
I want to thank you for.
If you need a cook who can.
My tasks were to clean, to cook and to.
`,
  "comparative-preposition": String.raw`
I am more stronger in maths than in art.
I am capable to lead a team.
I am responsible of the till.
I am married with a nurse.
I have lived here since ten years.
This is the most biggest hall in town.
I depend of no one.
My work is different as others.
I insist in good manners.
I am agree with your values.
I prefer tea than coffee.
I would love to work at Monday.
She made me to work late.
I am superior than others at maths.
My new van is faster as the old one.
I am as quick than anyone.
I am more efficient as before.
I am able of lifting 30 kg.
I am used of early starts.
I have experience on welding.
I apologise about the delay and look forward for your reply.
I am specialised on roofs.
I participated on the project.
I am proud for my work.
I work on a bank since 2015.
I arrived to Leeds in 2010.
I worked at Tuesday as a clerk.
`,
  "cut-clause": String.raw`
I am confident that my skills would be a.
The reason I am applying is that your.
I have the patience, the training and the.
I ran the.
While I was at the bank, the.
I have always believed that the.
`,
  "dangling-participle": String.raw`
Working nights for ten years, my patience has grown.
As a keen cook, your advert made my day.
Having passed the exam, the firm's offer came at once.
While training as a pilot, the recession closed my school.
After finishing college, my first job was on a trawler.
Being a morning person, early shifts suit me well.
Having served in the navy, discipline comes easily to me.
`,
  "dangling-preposition": String.raw`
My love for of plants began at school.
I have cooked there since of 2014.
`,
  "doubled-word": String.raw`
I look forward to to meeting you.
We served served 300 meals a day.
Kept the books and and the minutes
I am a a chef.
`,
  entity: String.raw`
Fish &amp; chips for 200 a night
Worked in R&#38;D for years
`,
  "mixed-person": String.raw`
I am a nurse, and he loves his job.
I love cooking, and she has run two kitchens.
I am a driver with his own van.
I have run two shops and he is proud of them.
In my last role she managed six people.
I enjoy my work, and his colleagues say the same of me.
I taught maths for years; she has also coached football.
I am known for her calm manner.
I am a nurse who loves his work and I have never missed a shift.
I bring his own tools to every job.
`,
  mojibake: String.raw`
I’ve worked at CafÃ© Rouge.
Rates of Â£20 an hour
We donâ€™t close on Sundays.
`,
  "noun-as-verb": String.raw`
I dental nurse in a practice of four surgeries.
I warehouse operative on the night shift.
At the stables I head groom for twenty horses.
I am hard-working person with a good eye.
`,
  placeholder: String.raw`
I bring [number] years in law.
I am writing about the post of <job title>.
I have worked at undefined since 2015.
I have N/A years of experience.
I managed a team of ___ people.
`,
  "repeated-phrase": String.raw`
I love the sea because I love the sea.
I am a hard worker and I am a hard worker.
I cleaned the rooms and cleaned the rooms.
Word, Excel, Word, Access
I want to help people to help people.
`,
  "tense-glue": String.raw`
I have been taught since 2010 and I have ran two shops.
I have went to every fair since 2010.
I am look for a new post.
I was work in a bank at the time.
I am used to drove at night.
I look forward to hear from you.
I was promote to head waiter.
I want to managed a hotel.
I am enjoy my work.
I had the chance to worked abroad.
`,
  "unconjugated-conjunct": String.raw`
Designed two gardens and plant 400 trees
I fed the calves, cleaned the pens and weigh the lambs every Monday.
Planned routes, briefed drivers and check tachographs
I run the box office, train the ushers and banked the takings.
Wrote copy, edited video and managing the blog
I have painted houses, hung paper and lays tiles.
Sold tickets, checked passes and guide groups
`,
  "unfinished-list": String.raw`
In my last role I was able to cut waste by a third and.
I know Word, Excel, and,.
I can offer: patience, tact, and.
I worked in three cities: Rome and Bonn.
My tasks were cleaning, , and cooking.
I sold shoes, hats, etc., or.
Skilled in planing, sawing,
I have experience with horses, including.
I have worked with AutoCAD, and.
I can cook, clean, and
`,
  "verb-without-object": String.raw`
I organised and supervised at the summer camp.
I repaired and installed for schools in Kent.
Designed and produced for three theatres
I drafted and reviewed in the conveyancing team.
I have managed and improved at two hospitals.
`,
  "wrong-kind": String.raw`
I am fluent in Excel and Spanish.
I am applying for the post of 55 hours.
I worked for Nurse as a carer.
I was employed by TX for two years.
I worked as a Birmingham for three years.
My degree in University of York taught me much.
I am a native speaker of Java.
I have worked for Manager since 2015.
I speak fluent Microsoft Word.
I am writing to apply to the position of CA at your firm.
`,
  "years-differ": String.raw`
I worked there for two years, from 2010 to 2018.
Chef, June 2019 – March 2018
I have ten years of experience, having started in 2022.
I have been a nurse for 30 years, since 2015.
I left in 2012 and, two years later, in 2018, came back.
Clerk, 2016–2017 (six years)
I have five years in sales, seven of them in shoes.
I joined in 2018 and left in 2015.
I started work in 2021 and have ten years behind me.
My ten years at the mill (2015–2017) were happy.
From 2010 to 2012 I spent six years in Rome.
I have eight years of experience, and in my ten years as a cook I have seen it all.
I was born in 1999 and began work in 1995.
After three years there, from 2012 to 2020, I moved on.
In the last five years, since 2015, I have run a bar.
I have over twenty years' experience since I left school in 2019.
Clerk, 2018-2016, Hull
Opened in 2015, the shop closed four years later in 2022.
`,
};
