/** Nouns and adjectives that may stand for each other. One group a line. */
export const nounGroups = `
kg kilo kilogram kilogramme
g gram gramme
lb lbs pound
oz ounce
km kilometre kilometer
m metre meter
cm centimetre centimeter
mm millimetre millimeter
mi mile
ft foot feet
in inch
ha hectare
l litre liter
ml millilitre milliliter
sec second
min minute
hr hrs hour
wk wks week
mo mos month
yr yrs year
kw kilowatt
kwh kilowatt-hour
apprentice apprenticeship
intern internship
radiograph radiography x-ray xray
customer client shopper consumer patron buyer
guest visitor diner patron
customer guest
patient resident
resident tenant
student pupil learner
child kid youngster
teen teenager youth adolescent
grader student pupil
brigade team crew
squad team
caseload workload case
parent parents'
student undergraduate
undergraduate student
employee staff worker colleague hire personnel team member associate
colleague coworker peer teammate
coworker teammate peer
hire recruit starter newcomer joiner
newcomer joiner
volunteer helper
person people individual
people person learner participant user
participant attendee
member participant
subscriber member reader
reader subscriber
user customer
operator driver
driver courier
parent family guardian
family household relative relation
manager boss
doctor physician
physician clinician doctor
nurse rn
lawyer attorney counsel
attorney lawyer
teacher educator instructor
instructor trainer teacher
trainee apprentice
caregiver aide carer
bug crash defect
reader read
wpm word
donor giver supporter
supplier vendor
vendor seller supplier
contractor subcontractor tradesperson
stakeholder party
error mistake fault
defect fault flaw
bug defect error issue
issue problem trouble matter
complaint issue problem concern grievance
ticket request issue case
request inquiry enquiry query question ask
question query inquiry enquiry
incident event accident
accident incident crash
outage downtime incident
company firm business organization organisation employer
shop store retailer outlet
store shop outlet branch location
branch office location
restaurant cafe bistro eatery
hotel inn lodging property
property building premises site
site location place
hospital clinic
ward unit floor department
unit department ward
department team division unit group
team group crew squad
crew team gang
committee panel board
board panel committee
office workplace
warehouse depot
depot warehouse
plant factory facility
factory plant
kitchen galley
classroom class
lab laboratory labs
field area
area region zone district
region area territory
territory region area
city town municipality
town city village
country nation
job role position post
task duty chore
responsibility duty task
shift rota
goal target objective quota aim
quota target
income revenue sale earnings
revenue sale turnover
sale revenue transaction
profit margin
cost expense spending expenditure
expense cost
price cost rate
fee charge
payment remittance
bill invoice billing invoicing
invoice bill
budget spend
fund money
donation gift contribution
gift donation present
money cash
till register drawer
register till
receipt slip
account ledger
record file document
file record document folder
document paper record file
paperwork document form
form document
report summary
summary overview report
memo note
note record
minutes note
letter correspondence mail
correspondence mail letter email
email e-mail mail
mail post email
message email note
call phone telephone
phone telephone mobile
mobile phone cell cellphone smartphone
app application
application app program
software program application app system
system platform tool
platform system
tool instrument software
website site webpage web
page webpage
web internet online website
database db
spreadsheet sheet workbook excel
dashboard report
chart graph
picture image photo photograph
photo picture image photograph
image picture photo
video film clip
film movie
movie film
poster flyer leaflet
flyer leaflet brochure
brochure leaflet booklet
booklet brochure
newsletter mailing
campaign promotion drive
promotion offer
advertisement ad advert
ad advertisement advert
post article
article story piece
story article
book title
script copy text
copy text wording
text copy
caption text
manual guide handbook documentation
guide manual handbook
guideline guidance policy
policy rule guideline
procedure process protocol routine
process procedure workflow
workflow process
protocol procedure
method approach technique
approach method
plan scheme
strategy plan
schedule timetable calendar roster rota
calendar schedule diary
agenda schedule
roster rota schedule
deadline due
project initiative
initiative project program programme
program programme scheme
course class module training
class course lesson session
lesson class session
session class meeting
workshop seminar course session
seminar workshop
lecture talk
talk presentation speech briefing
presentation talk
briefing talk meeting
meeting conference session
conference event meeting
event function occasion
party event celebration
trip journey travel
tour visit
visit call
curriculum syllabus
exam examination test assessment
test exam
quiz test
homework assignment
assignment homework task
grade mark score
score mark result
result outcome
outcome result
rate ratio
share percentage proportion
percentage share
amount sum
number count figure quantity
figure number
count number tally
data figure
metric measure figure
list roster
mailing email
goods merchandise product item stock
product item good merchandise
item product article thing
merchandise product goods stock
stock inventory
inventory stock
supply material
material supply
part component piece
component part
equipment machine gear machinery apparatus
machine machinery equipment
machinery equipment machine
tool equipment
vehicle car truck van
truck lorry
lorry truck
car automobile vehicle
trailer truck
forklift truck lift
parcel package box
package parcel
box carton case
carton box
order purchase
shipment delivery consignment load
delivery shipment
load shipment cargo freight
freight cargo shipment
route round run
trip run
pallet skid
aisle row
shelf shelving rack
fixture jig
blueprint drawing plan
drawing sketch blueprint plan
weld joint
pipe piping
wire wiring cable
cable wire
room suite
bed berth
table cover
cover diner
dish plate meal
meal dish food
food meal
drink beverage
beverage drink
menu carte
recipe formula
dessert pastry
bread loaf
vegetable veg produce
meat protein
fish seafood
medicine medication drug
medication medicine drug
drug medicine medication
prescription script
admixture mixture
dose dosage
chart record
treatment therapy care
therapy treatment
care treatment
wound injury
injury accident wound
illness disease condition
disease illness
symptom sign
specimen sample
sample specimen
assay test
experiment trial study
study research experiment
research study
trial test
hypothesis theory
publication paper article
paper article publication
thesis dissertation
case matter file
client customer case
contract agreement
agreement contract
lease contract
claim case
hearing trial
court tribunal
statute law
law statute rule
regulation rule law
rule regulation
audit inspection review
inspection check
safety security
security safety
hazard risk danger
risk hazard
license licence permit
permit license licence
certificate certification credential
certification certificate credential
credential certificate
diploma degree
award prize honor honour winner win recipient medal
prize award
scholarship grant
grant funding award
experience background
background experience
skill ability competence
ability skill
knowledge understanding
familiarity knowledge
expertise knowledge
idea concept suggestion
concept idea
tip advice
advice guidance counsel
feedback comment response
comment remark feedback
opinion view
response answer reply
answer reply response
question inquiry
time hour
hour hr
minute min
beginning start
end finish close
close end
night overnight evening
evening night
morning am
weekend saturday sunday
season term
term semester
semester term
quarter trimester
holiday vacation
break rest
speed pace
quality standard
standard norm
accuracy precision
precision accuracy
output production yield
production output
productivity efficiency
efficiency productivity
capacity volume
volume amount quantity
quantity amount
waste scrap
scrap waste
turnover attrition
attrition turnover
absence absenteeism
attendance presence
satisfaction happiness
engagement interaction
traffic visit
lead prospect
prospect lead
deal sale contract
pipeline funnel
market sector
industry sector field trade
sector industry
trade industry craft
brand label
label tag
logo mark
layout design
design layout
template form
prototype mockup
mockup prototype
feature function
function feature
service offering
offering service
module unit
unit module
code program
script program
server host
network lan
test check
pipeline workflow
job task
query request
interface ui
api interface
release version deployment
version release
rollout launch introduction implementation deployment
launch introduction start
introduction launch rollout
setup installation configuration
installation setup
migration move transfer
transfer move
change update
update change
improvement gain
gain increase
loss decline
saving cut
growth increase rise
drop fall decline
winner winning
animal pet
pet animal
dog canine
cat feline
cattle cow
cow cattle
plant crop
crop plant
garden yard
yard garden
tree wood
wood timber lumber
timber wood lumber
steel metal
metal steel
concrete cement
roof roofing
floor flooring
wall partition
door entrance
entrance entry door
desk counter reception
counter desk
reception lobby desk
luggage baggage bag
bag luggage
key card
bike bicycle
bicycle bike
bus coach
train rail
plane aircraft airplane
aircraft plane
boat vessel ship
ship vessel
club society group
society club association
association society club
community neighborhood neighbourhood
church parish
school college
college university school
university college
campus school
library archive
archive library
museum gallery
gallery museum
theater theatre
music song
song music
game match
match game
sport athletics
gym fitness
exercise workout
workout exercise
language tongue
translation interpretation
large big sizable
big large
small little compact
new fresh novel
old former
quick fast rapid
fast quick rapid
short brief
brief short
long lengthy
main primary chief
primary main
different various several multiple
various several multiple
several various multiple
whole entire full
simple basic easy
basic elementary beginner introductory
hard difficult tough
correct right accurate
accurate correct exact precise
clean clear tidy
safe secure
free complimentary
local nearby
nearby local
remote distant online virtual
virtual online remote
online virtual web remote internet digital
digital electronic online
electronic digital
electronic e
automated automatic
automatic automated
manual hand
paper printed
printed print paper
print printed
daily day
weekly week
monthly month
yearly annual annually year
quarterly quarter
nightly night
hourly hour
half-yearly biannual
biweekly fortnightly
recurring regular repeat
regular recurring repeat
yearly every
previous former past prior earlier
former previous past ex
current present ongoing
recent latest last
next following
early young
junior entry
temporary short-term
seasonal summer
outgoing outbound
incoming inbound
outbound outgoing
inbound incoming
hot warm
cold chilled
frozen ice
sterile aseptic
aseptic sterile
intravenous iv
emergency urgent er ed
icu intensive
pediatric paediatric children
elderly older aged senior
older elderly
inpatient hospitalized
low-income underserved disadvantaged
expired outdated
over-the-counter otc
pos point-of-sale
bilingual dual
together jointly alongside
jointly together
approximately about around roughly
nearly almost
back backed
color colour
catalog catalogue
center centre
check cheque
labor labour
program programme
theater theatre
meter metre
liter litre
tire tyre
first 1st
second 2nd
third 3rd
fourth 4th
fifth 5th
sixth 6th
seventh 7th
eighth 8th
ninth 9th
tenth 10th
eleventh 11th
twelfth 12th
child children
analysis analyses
criterion criteria
exam examination
dental dentist dentistry
mom mother
dad father
holiday christmas
`;
/** What is more general than the words before the colon: to say the general for the special is still true. */
export const broaderWords = `
residential: home homes house houses
commercial: building buildings
dental: tooth teeth
instagram tiktok facebook twitter linkedin youtube pinterest snapchat: social media platform network channel online digital
excel sheets: spreadsheet
word excel powerpoint outlook: office
typescript javascript python java ruby php go rust kotlin swift scala: programming language code
react vue angular: frontend framework javascript
postgresql mysql sqlite oracle mariadb: sql database relational
mongodb redis cassandra: database
aws azure gcp: cloud
tableau looker: dashboard visualization visualisation bi
airflow cron: scheduler orchestration
nurse surgeon doctor physician physiotherapist dentist: clinician clinical medical healthcare
hospital clinic ward: healthcare medical clinical
nurse patient hospital ward clinic resident: healthcare care health clinical
teacher student school class lesson pupil classroom: education teaching school educational classroom
teach: classroom
waiter waitress server cook chef bartender barista hotel guest restaurant cafe reservation: hospitality
barista server waiter waitress cashier bartender: customer service
cashier shop store register: retail
warehouse trailer forklift pallet shipment freight parcel courier: logistics shipping warehouse
account ledger invoice tax audit: accounting finance financial
bank loan mortgage: banking finance financial
electrician plumber carpenter welder roofer mason: trade craft construction
weld welder welding: welding metalwork fabrication metal
court attorney lawyer paralegal case: legal law
lab assay specimen experiment: laboratory science scientific research
poster logo brochure illustration flyer banner: graphic design visual
photo video poster brochure: media
campaign ad newsletter post social: marketing
english spanish french german norwegian polish portuguese italian mandarin arabic estonian igbo: language
apple banana carrot potato tomato lettuce: produce
beef pork chicken lamb: meat
coffee tea latte espresso: drink beverage
cake cookie pie croissant: pastry dessert
bread roll bun: bakery baked
dog cat horse cow sheep goat pig rabbit: animal
car van truck bus lorry motorcycle: vehicle
forklift crane excavator tractor lathe mill drill saw: machine equipment machinery
hammer wrench saw drill: tool
math mathematics algebra geometry calculus biology chemistry physics history geography reading writing science: subject
biology chemistry physics: science scientific
football soccer basketball tennis hockey swimming: sport
january february march april may june july august september october november december: month
monday tuesday wednesday thursday friday saturday sunday: day
saturday sunday: weekend
phone email chat: contact channel communication
tablet phone laptop: device
phone tablet: mobile
laptop desktop tablet: computer device
lims crm ehr emr pos pms erp wms lms quickbooks netsuite labware hubspot epic: software system
printer router laptop scanner: hardware device equipment
cash card check: payment
brunch breakfast lunch dinner supper: meal
winter spring summer autumn fall: season
mother father parent brother sister: family
engineer developer designer analyst: colleague
picker packer driver operator clerk agent cashier cook server technician: worker employee staff team
picker packer driver operator clerk agent technician cashier cook server engineer developer: team
bridge stair beam column: structure structural
house apartment flat condo: home housing residential property
burger pizza pasta soup salad: dish food meal
shirt dress shoe jacket coat: clothing apparel garment
chair table sofa bed: furniture
pen paper stapler: supply stationery
paint brush: art
guitar piano violin: instrument music
housekeeper server clerk picker associate assistant aide nurse teacher cook operator: staff employee worker team
electrician plumber carpenter welder technician mechanic painter: trade
army navy marines airforce corps battalion deployment: veteran military service
cpr first-aid bls acls: training
`;
/** Phrases and the one word that says the same. */
export const phraseWords = `
cash register: register
words per minute: wpm
filled in: replace
filling in: replace
backed up: replace
back up: replace
backing up: replace
bringing down: reduce
under the supervision: under
under the guidance: under
under the direction: under
stand in: replace
stood in: replace
standing in: replace
carry out: perform
won back: recover
win back: recover
winning back: recover
carried out: perform
carrying out: perform
set up: establish
sets up: establish
setting up: establish
take part: participate
took part: participate
taking part: participate
bring down: reduce
brought down: reduce
bringing down: reduce
brought: bring
roll out: rollout
rolled out: rollout
rolling out: rollout
look after: care
looked after: care
looking after: care
took care: care
take care: care
taking care: care
hand out: distribute
handed out: distribute
send back: return
sent back: return
sending back: return
put together: assemble
putting together: assemble
come up with: create
came up with: create
find out: discover
found out: discover
deal with: handle
dealt with: handle
dealing with: handle
lay out: layout
laid out: layout
laying out: layout
ring up: ringup
rang up: ringup
ringing up: ringup
check in: checkin
checked in: checkin
checking in: checkin
check out: checkout
checked out: checkout
checking out: checkout
follow up: followup
followed up: followup
following up: followup
keep track: track
kept track: track
keeping track: track
write up: document
wrote up: document
point of sale: pos
in charge of: manage
responsible for: handle
put in place: implement
work together: collaborate
worked together: collaborate
worked closely: collaborate
give presentation: present
make sure: ensure
made sure: ensure
making sure: ensure
clean up: clean
cleaned up: clean
cleaning up: clean
break down: analyze
broke down: analyze
speed up: accelerate
sped up: accelerate
cut down: reduce
scale up: increase
ramp up: increase
step in: help
stepped in: help
lend hand: help
`;
