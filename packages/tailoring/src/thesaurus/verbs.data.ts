/** Verbs and the nouns made of them that may stand for each other: same rank, same direction. One group a line. */
export const verbGroups = `
cut reduce decrease lower lessen shrink trim slash reduction decline drop decrease shorten curtail minimize minimise
fall fell fallen drop decline decrease reduce cut lower
increase raise grow boost lift expand growth rise rose risen climb gain elevate jump go
build develop create construct make produce development creation
build assemble put construct
create design make draw produce
design create lay draw
write author draft compose pen prepare
write document record
write produce create
draft prepare sketch
prepare produce compile create assemble generate
compile collect gather assemble collate
handle process serve field respond address
pass hand relay
compound mix
process handle run work
carry manage handle hold
house place shelter
act serve function work
add introduce implement adopt institute rollout establish launch start bring incorporate
implement deploy install rollout
deploy release ship launch deployment
replace swap substitute supersede relieve
exceed beat surpass outperform top outdo
meet hit reach attain achieve fulfil fulfill accomplish
deliver provide give offer supply furnish render present
deliver transport bring drive haul carry
care treat look tend nurse attend
help assist support aid contribute back assistance help contribution
participate take part join involve participation
collaborate work partner cooperate liaise team collaboration partnership pair
maintain keep upkeep sustain service maintenance preserve
keep hold retain
repair fix mend service restore
resolve solve settle fix address resolution clear
teach instruct educate tutor lecture instruction
train coach onboard training instruct teach orient
mentor coach guide advise counsel
use apply employ utilize utilise operate work usage
operate run work drive use
drive operate
improve enhance better strengthen upgrade improvement refine enhancement
answer respond reply field address take response
prepare prep ready preparation
prepare cook make
organize organise arrange coordinate plan organization organisation
plan schedule arrange
schedule book arrange plan timetable rota roster coordinate
check verify inspect review audit examine inspection confirm validate test
review examine assess evaluate read check revise
assess evaluate appraise assessment evaluation gauge rate
track monitor record log document chart follow
monitor watch observe track
log record enter note register
enter input key record type post
record post enter book
sell market
buy purchase procure order source purchasing
order buy request purchase
ship dispatch send forward
send dispatch return mail forward ship
return send
pass forward hand relay refer route send
dispatch route send assign
clean sanitize sanitise tidy wash disinfect cleaning
supervise oversee supervision oversight
manage administer run administration
oversee manage supervise direct
lead head direct
co-lead co-advise co-run
recruit hire
find identify discover detect spot uncover locate
identify recognize recognise determine pinpoint
recover reclaim retrieve recoup
propose suggest recommend proposal suggestion recommendation
present show demonstrate
speak present talk
explain clarify describe
rewrite revise redraft rework
revise edit update rewrite amend
edit proofread revise
update refresh revise modernize modernise
move migrate transfer shift switch relocate transition migration
migrate convert
convert turn change transform
change modify adjust alter adapt
analyze analyse examine study analysis investigate
investigate research look examine explore study
research study investigate
query search pull retrieve extract
calculate compute figure work
count tally
match reconcile compare
reconcile balance match reconciliation
balance close
measure gauge quantify
weigh measure
set configure establish
install set mount fit
configure set customize customise
test try trial check testing
pass clear
complete finish conclude completion
finish end complete
conduct perform carry run do hold
perform do carry execute conduct complete
run conduct hold host organize organise operate coordinate
hold run host
host hold run
attend visit join
greet welcome receive
welcome greet check receive
serve wait attend
serve help assist
wait serve
cook prepare make
make prepare produce
bake make prepare
mix blend combine
stock restock replenish fill refill
fill complete stock
pack package box wrap packing
pick pull select collect
load fill
sort classify organize organise categorize categorise arrange
file organize organise archive store
store keep warehouse
collect gather pick
distribute hand deliver share circulate
publish release issue post
issue release give
post publish share
advertise promote market publicize publicise post
promote advertise market publicize publicise
share distribute publish
communicate talk speak correspond liaise communication
contact call reach
call phone telephone ring contact
take receive accept
take book
receive get obtain earn accept win
earn gain obtain receive get
win earn gain secure
secure win obtain
negotiate bargain
approve authorize authorise sign clear
authorize authorise approve
submit file send lodge
apply submit
interview question survey
survey poll interview
interpret read translate
read interpret follow study
translate interpret
follow observe comply adhere
comply adhere meet follow
ensure guarantee secure assure
protect safeguard secure guard
guard protect patrol watch
enforce apply uphold
escort accompany guide
guide steer
drive lead
advise counsel consult guide recommend
consult advise
demonstrate show
show demonstrate display
display show exhibit
automate mechanize
simplify streamline ease
streamline simplify optimize optimise
optimize optimise tune improve
consolidate merge combine unify
merge combine join
combine merge join
divide split
remove delete eliminate drop
eliminate remove end
prevent avoid stop
stop end halt
speed accelerate quicken
accelerate speed
save spare conserve
spend use
allocate assign distribute
assign allocate give delegate
delegate assign
forecast predict project estimate
estimate gauge approximate quote
predict forecast
model simulate
draw sketch illustrate
illustrate draw
paint color colour
sew stitch
weld join fabricate
fabricate make build construct manufacture weld
manufacture make produce fabricate
produce make manufacture
machine mill turn
cut trim slice
grind sand smooth
measure lay
assemble build construct put
disassemble strip dismantle
diagnose troubleshoot identify
troubleshoot diagnose debug fix
debug troubleshoot fix
code program write develop
program code develop
learn study
study learn read
graduate finish complete
grade mark score assess
mark grade
supervise invigilate proctor
counsel advise support
comfort support reassure
bathe wash
feed nourish
lift move carry
carry move transport
transport move carry drive
transfer move
administer give dispense
dispense give supply fill
dose administer
compound mix prepare
vaccinate immunize immunise
chart document record
document record write note
transcribe type write
type key enter
digitize digitise scan convert
scan digitize digitise
photograph shoot
shoot film photograph
film shoot record
edit cut
plant sow
harvest pick gather
prune trim cut
mow cut
dig excavate
demolish remove
renovate refurbish remodel restore
restore renovate refurbish
inspect check
survey measure
patrol guard monitor
arrest detain
testify attest
prosecute charge
defend represent
represent act
mediate resolve
notarize witness
budget plan
invest put
audit review examine
invoice bill
bill invoice charge
pay settle
collect recover
refund reimburse return
upsell sell
close complete finish end shut
open start launch
start begin launch found initiate
found start establish create
begin start
initiate start launch
launch start introduce release
establish set create found start
attract draw bring
engage involve
retain keep hold
motivate encourage inspire
encourage motivate urge
facilitate run moderate
moderate chair facilitate
chair lead head
volunteer serve help
serve sit work
intern work
promote advance
appoint name select choose
choose select pick
select choose pick
name appoint call
award give grant
grant give award
fund finance support
sponsor fund support
raise collect gather
fundraise raise
integrate connect link combine
connect link join
link connect tie
share exchange
customize customise tailor adapt
tailor customize customise adapt
standardize standardise unify
restructure reorganize reorganise
reorganize reorganise restructure rearrange
redesign rework rethink redo
rebuild reconstruct
refactor restructure rewrite rework
rename relabel
label tag mark
tag label mark
sample test
culture grow
extract remove pull draw
draw collect take
isolate separate
separate divide sort
stain dye color colour
titrate measure
calibrate adjust set
adjust calibrate change tune
tune adjust
balance even
fly pilot
pilot trial test
navigate steer
steer guide
ride travel
travel go commute
arrange book organize organise
reserve book
cater serve feed
plate present
clear clean bus
polish shine clean
iron press
fold press
style arrange
decorate adorn
furnish equip
equip furnish fit supply
commission order
contract hire engage
brief inform update instruct
inform notify tell brief
notify inform tell alert
alert notify warn
warn alert
remind prompt
report tell inform present submit notify
summarize summarise condense outline sum
outline summarize summarise sketch
condense shorten summarize summarise
transform change convert
generate produce create bring
drive bring generate
originate source create
source find buy procure
vet screen check
screen vet check filter review
filter screen
qualify screen
enroll enrol register admit
register enroll enrol sign
admit accept enroll enrol
discharge release
triage assess sort prioritize prioritise
prioritize prioritise rank order triage
rank order
de-escalate calm defuse
calm soothe
listen hear
coach train guide
play perform
sing perform
perform play
rehearse practise practice
practise practice
compete play race
score earn
score grade mark evaluate
shadow observe
collect sample
carry handle hold
`;
