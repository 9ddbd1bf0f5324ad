/** Sentences that name no skill, tool, certificate, licence or language, though a word looks like one. */
export const trapSentences = `
We go the extra mile for every guest.
Go Green Ltd is a family firm.
Ready, set, go!
Our doors go up at nine.
You can go far with us.
On the go all day long.
Rest assured that your file is safe.
The rest of the team sits in Leeds.
Take a rest between shifts.
React quickly when plans shift.
We react to what people say.
A swift reply is a sign of respect.
Excel at what you do.
You will excel in this role.
Access to the building is by badge.
You have access to free parking.
In other words, we care.
Spread the word to your friends.
Word of mouth brings us most of our guests.
Make a difference every day.
We make it simple.
Spring is our busy season.
In spring we hire extra hands.
Spring into your next chapter.
A dash of humour helps.
Shell out no money for uniforms.
Sell the dream, not the spec sheet.
Rust belt towns are close to our hearts.
A basic wage plus tips.
The basic idea is simple.
Julia and Ada founded the firm.
Ada joined us from Leeds.
Ruby Tuesday is across the street.
Polish up your shoes.
A final polish before the doors open.
The oracle of Omaha is our hero.
We offer a flask with our logo.
Bring your own flask of tea.
A spark of joy in each parcel.
Unity makes us strong.
At the helm of the firm is Maria.
We sketch out the week on Mondays.
A canvas tote for new starters.
Less is more here.
We ask for less paperwork.
Next, you will meet the team.
The next step is a call.
Express yourself freely.
Express delivery is free for staff.
American Express cards welcome.
Series C funding is done.
Vitamin C tablets in the break room.
C-level sponsors love us.
Class C shares for all.
Hepatitis C awareness day.
R&R after a long week.
Toys R Us was here before.
Send your letter to Anna.
Please send a note by Friday.
It is what it is.
It pays to be early.
IT'S A GREAT PLACE TO BE.
Or call us at noon.
An epic journey awaits.
The slate is clean.
We close at five.
A close bond with neighbours.
Square meals at noon.
The square in front of the church.
A toast to the team!
Slack off and you will hear from us.
There is no slack in the rota.
The notion that work is dull is wrong.
A box of fruit each week.
Zoom past the traffic by bike.
Lever your talent.
The lever by the door opens it.
Our greenhouse effect pledge.
Workday starts at eight.
A normal workday ends at four.
Apply by Friday at noon.
You drive results.
We are driving change in the region.
Receiving feedback is a gift.
We are painting a picture of the years to come.
Framing the question well matters.
We are hiring!
Now hiring for all shifts.
You would appeal to our guests.
A foundation for growth.
The Smith Family Foundation pays for it.
Opportunities for promotion from within.
We celebrate inclusion every day.
All sexual orientation welcome.
Fostering trust is our aim.
Under the supervision of Ms Lee.
In partnership with the town.
The removal of barriers is our goal.
Repetitive motions may occur.
Boarding school nearby.
Shift differential paid.
Gym membership for all.
Minute by minute updates.
We concur that rest is vital.
Namely, three long weekends.
We gladly answer your call.
A confluence of cultures.
We encompass all faiths.
The holy grail of lunches.
Subversion of norms is fun.
Prefect or pupil, all may come.
Maya leads the front of the room.
Maya and Brook founded us.
Phoenix, AZ is our home.
Denver, CO and Portland, OR.
Ember days in autumn.
Stripe shirts are out.
A wave of new guests.
A buffer of ten minutes.
Delphi was a town in Greece once.
The principle of fairness.
Clever minds welcome.
Meet Clio, our office dog.
Lit rooms and open doors.
Ghost shifts do not exist here.
Gin and tonic at the summer party.
The mocha in our kitchen is free.
Jasmine tea at four.
Chef Anna cooks on Fridays.
Puppet shows for the kids.
Eclipse watching from the roof.
Nomad souls welcome.
A vault of old stories.
Yarn and needles at the craft hour.
Combine harvest fun with pay.
Cocoa and cake at three.
Sentry boxes at the gate.
Prism of colours.
Bamboo plants in the lobby.
A bun at breakfast.
Vim and vigour.
A scheme to save for a bike.
Composer of the week.
Expo 2020 was fun.
Dapper dress is fine.
Retrofit homes are warm.
Segment of one.
Polar bears are our logo.
Presto, done.
Wiz kids wanted.
Snort with joy.
Hive of activity.
Heap of joy.
Amplitude of choice.
Lattice windows.
Gusto and grit.
Deputy mayor visits.
Avid readers welcome.
Framer of dreams.
Blender for smoothies.
Houdini would be proud.
Latin quarter nearby.
Irish dancing on Fridays.
A Welsh dresser in the hall.
Georgian townhouse setting.
Safe rooms and warm hearts.
A far better day.
Oh snap, it is Friday.
Care to join?
Act now.
Tips are shared.
Early risers welcome.
Rail travel is free.
Under our roof since 1950.
`;
