/** Verbs whose forms follow the rules of spelling. */
export const regularVerbs = `
accelerate accommodate accomplish account achieve acquire act activate adapt add address adhere adjust administer adopt advance advertise advise advocate aid align allocate analyze analyse
answer anticipate apply appoint appraise approve architect archive arrange articulate assemble assess assign assist assure attain attend attract audit author automate award balance
bill boost bottle brief broaden budget calculate calibrate campaign capture care carry cash catalog catalogue cater celebrate centralize certify chair champion change chart check clarify
classify clean clear close coach code collaborate collate collect combine commission communicate compare compile complete comply compose compute conceive conceptualize condense conduct
configure connect conserve consolidate construct consult contact contribute convert convey cook coordinate copy correct correspond counsel count craft create critique cultivate
customize debate decorate decrease dedicate define delegate deliver demonstrate deploy describe design detail detect determine develop devise diagnose differentiate digitize direct
disassemble discover discuss dispatch dispense display dissect distribute diversify divert document double draft dress earn edit educate elaborate elect elevate eliminate employ empower enable
encourage enforce engage engineer enhance enlarge enlist enrich enroll ensure enter entertain escort establish estimate evaluate examine exceed execute exercise exhibit expand expedite
experiment explain explore expose express extend extract fabricate facilitate familiarize fashion file fill film finalize finance finish fix focus follow forge formalize format formulate
foster frame fulfill fulfil function fund furnish gain gather generate govern grade grant graph greet guard guide handle harvest head help highlight hire host identify illustrate
implement import improve improvise incorporate increase index influence inform initiate innovate inspect inspire install institute instruct insulate integrate interact interface
interpret intervene interview introduce invent inventory invest investigate invoice involve issue join judge justify label landscape launch lecture leverage liaise license lift limit list
listen load lobby locate log look lower machine maintain manage manufacture market mask master match maximize measure mediate mentor merchandise merge migrate mill minimize mix mobilize model moderate
modernize modify monitor mop motivate mount move multiply narrate navigate negotiate network nominate note nurse nurture observe obtain offer onboard open operate optimize orchestrate order
organize organise orient originate outline outperform outsource overhaul own pack package paint park participate partner patrol perfect perform persuade photograph pick pilot pioneer pipette place plate
play police polish position post pour practice practise predict prepare prescribe present preserve press prevent price print prioritize process procure produce proctor profile project promote
proofread propose prospect protect prototype prove provide publicize publish pull purchase pursue qualify quantify question quote raise rank rate reach realize rebrand receive recognize recommend
reconcile record recover recruit rectify redesign reduce refactor refine refill reform refresh register regulate rehabilitate reinforce relate relay release relocate remodel remove render
renew renovate reorganize repair repeat replace replenish reply report represent reproduce request research reserve resolve respond restock restore restructure retain retrieve revamp review revise revitalize
reward roast rotate route sample sanitize satisfy save scale scan schedule score screen script seal search secure select separate sequence serve service settle shadow shape share shift showcase
sign simplify simulate sketch slice smooth solder solicit solve sort source spearhead specialize specify sponsor staff stage standardize start state steer sterilize stimulate stock store straighten
strategize streamline strengthen structure study succeed suggest summarize supervise supply support surpass survey sustain synchronize synthesize systematize tabulate tailor target test
tend terminate tighten title total tour trace track trade train transcribe transform transition translate transmit transport treat trend triage trial triple troubleshoot tune turn tutor type uncover
undertake unify unite unload update upgrade use utilize validate value verify view visit visualize volunteer wait walk warehouse wash water weigh weld welcome widen wire witness work yield
interact assist cooperate preprocess dock invite remind escalate safeguard tabulate immunize vaccinate ambulate bathe intubate phone email message call dial ring bag stack sweep vacuum unpack palletize
grind sand drill hammer prime trowel excavate lathe inspect tag bus seat bartend caramelize bake fry grill season garnish sous portion plan prep`;

/** Verbs whose past or gerund must be given: base, past, past participle (when another), gerund. */
export const irregularVerbs = `
be was been being
become became become becoming
begin began begun beginning
bid bid bid bidding
bind bound bound binding
bring brought brought bringing
build built built building
buy bought bought buying
catch caught caught catching
choose chose chosen choosing
come came come coming
commit committed committed committing
control controlled controlled controlling
cut cut cut cutting
deal dealt dealt dealing
debug debugged debugged debugging
do did done doing
draw drew drawn drawing
drive drove driven driving
drop dropped dropped dropping
equip equipped equipped equipping
feed fed fed feeding
fight fought fought fighting
find found found finding
fit fitted fitted fitting
forecast forecast forecast forecasting
get got gotten getting
give gave given giving
go went gone going
grow grew grown growing
hold held held holding
keep kept kept keeping
know knew known knowing
label labeled labeled labeling
lay laid laid laying
lead led led leading
learn learned learned learning
leave left left leaving
lend lent lent lending
let let let letting
make made made making
map mapped mapped mapping
meet met met meeting
mop mopped mopped mopping
offset offset offset offsetting
outsell outsold outsold outselling
oversee oversaw overseen overseeing
pay paid paid paying
permit permitted permitted permitting
plan planned planned planning
plug plugged plugged plugging
prep prepped prepped prepping
program programmed programmed programming
put put put putting
read read read reading
rebuild rebuilt rebuilt rebuilding
refer referred referred referring
rewrite rewrote rewritten rewriting
ring rang rung ringing
run ran run running
scrub scrubbed scrubbed scrubbing
see saw seen seeing
seek sought sought seeking
sell sold sold selling
send sent sent sending
set set set setting
ship shipped shipped shipping
show showed shown showing
sing sang sung singing
speak spoke spoken speaking
spend spent spent spending
split split split splitting
spot spotted spotted spotting
spread spread spread spreading
stand stood stood standing
stem stemmed stemmed stemming
step stepped stepped stepping
stop stopped stopped stopping
strip stripped stripped stripping
submit submitted submitted submitting
sweep swept swept sweeping
swim swam swum swimming
tag tagged tagged tagging
take took taken taking
teach taught taught teaching
tell told told telling
think thought thought thinking
transfer transferred transferred transferring
travel traveled traveled traveling
troubleshoot troubleshot troubleshot troubleshooting
undergo underwent undergone undergoing
understand understood understood understanding
undertake undertook undertaken undertaking
upsell upsold upsold upselling
wear wore worn wearing
win won won winning
wrap wrapped wrapped wrapping
write wrote written writing
shoot shot shot shooting
sit sat sat sitting
model modeled modeled modeling
counsel counseled counseled counseling
cancel canceled canceled canceling
proofread proofread proofread proofreading
beat beat beaten beating
hit hit hit hitting
net netted netted netting
log logged logged logging
scan scanned scanned scanning
trim trimmed trimmed trimming
blog blogged blogged blogging
bat batted batted batting
jog jogged jogged jogging
dig dug dug digging
weld welded welded welding
`;

/** Verbs that say that one led. */
export const leadingVerbs: ReadonlySet<string> = new Set(
  "lead manage direct supervise oversee head chair run own orchestrate spearhead govern command captain champion pioneer architect mentor coach train hire recruit found establish drive".split(
    " ",
  ),
);
/** Verbs that say that one took part. */
export const takingPartVerbs: ReadonlySet<string> = new Set(
  "help assist support participate contribute aid shadow observe attend collaborate cooperate join learn study volunteer partner liaise".split(
    " ",
  ),
);
/** Words that open a line and are no verbs, though they look like one. */
export const nounOpeners: ReadonlySet<string> = new Set(
  "responsible member employee winner top duties proficient front-line frontline recipient founder president author captain experienced skilled certified dedicated recognized recognised selected chosen named elected awarded responsible tasked accountable charged entrusted promoted nominated appointed ranked trusted assigned based used involved associated related licensed registered bachelor master".split(
    " ",
  ),
);
