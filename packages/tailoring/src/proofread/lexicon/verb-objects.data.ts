/**
 * Verbs and their objects, compiled from the sentence frames of WordNet 3.1 (`data.verb`): every meaning wants an object
 * and no clause. Of verbs that no text of SemCor has only those in "-ise", "-ize" and "-ify" are kept.
 */
export const verbsWithObject = `
abandon abet abhor abolish abridge abrogate absent abuse accommodate accompany accredit accuse accustom achromatise
achromatize acquit activate actualise actualize actuate address adjoin admire admix adopt adorn adsorb advertize affix
affranchise affront agenise agenize aggrandise aggrandize aggravate alarm alchemise alchemize alcoholise alcoholize
alert alienate allegorise allegorize alleviate allocate allot alphabetise alphabetize aluminise aluminize amaze amend
ammonify amortise amortize amount amputate amuse anaesthetise anaesthetize analyse analyze anathematise anathematize
anathemise anathemize anatomise anatomize anesthetise anesthetize anglicise anglicize animate animise animize
annihilate annoy anodise anodize antagonise antagonize anthologise anthologize anthropomorphise anthropomorphize
antisepticize apostatise apostatize apostrophise apostrophize apotheosise apotheosize appoint apportion appraise
appropriate archaise archaize aromatise aromatize arraign array arrest arrogate arterialise arterialize ascribe assail
assault assess assign astonish astound atomise atomize attribute attune aurify authenticate authorise authorize
automate automatise automatize autotomise autotomize avail avenge average avert avianise avianize award awe bacterise
bacterize badger baffle bait balkanise balkanize ball band banish bankrupt baptise baptize bar baronetise baronetize
barricade bastardise bastardize batter bear beard beatify beautify bedamn befit befog befriend befuddle beget beguile
behead behold belabor belie belt bemoan bench berate beseech beset besiege besmirch bespeak best bestialise bestialize
betray bevel bewail bewilder bewitch bilk bill bite bituminise bituminize blame blanket bless blight blind blunt bode
bolshevise bolshevize bolster bonderise bonderize boost border bore borrow bowdlerise bowdlerize boycott braid brand
brandish brave breach bribe bridge brief broadcast brook browbeat brown bruise buff buffer buffet bug bunker
burglarise burglarize busy butcher butt bypass calibrate calumniate camouflage can canalise canalize cancel cane
cannulise cannulize canonise canonize canvass cap caponise caponize capsulise capsulize captivate capture caress
caricature carnalise carnalize cart carve case cash castigate catabolise catabolize catechise catechize categorise
categorize catheterise catheterize catholicise catholicize cause cauterise cauterize caution cement centrifuge chamber
champion channel characterise characterize charcoal charm chart charter chase chastise cherish chide chivy
christianise christianize chronicle cinematise cinematize circularise circumcise circumscribe citify citrate civilise
civilize clamp clarify clasp class classicise classicize classify clench clobber clock clothe clutch coat coax
cocainise cocainize coddle code codify coerce coin collar collate collateralize collect collectivise collectivize
colonise colonize colorise colorize colourise colourize comb comfort command commandeer commemorate commercialise
commercialize commission commit communalise communalize communise communize compartmentalise compartmentalize compel
compensate compile complement complicate compliment compound compress comprise computerise computerize con conceal
concern concoct condemn condone conduct confine confiscate confound confront confuse conquer conscript consent consign
console constitute constitutionalise construe consume consummate contact contain containerise containerize contaminate
content conventionalise conventionalize convict convince core corral corrupt cosponsor cost couch counsel counteract
counterbalance counterchallenge counterpoise covet crane cremate criminalise criminalize cripple crisscross crown
crucify crystallise cube cultivate cup curb curtail cushion customise customize cutinize dab dam damn darn daunt
dazzle deaminize debilitate decarbonise decarbonize decarburise decarburize deceive decertify decimalise decimalize
declassify decolonise decolonize decolorise decolorize decolourise decolourize decorate decriminalise decriminalize
decry dedicate defeat defeminise defeminize define defraud defray defy degas deglycerolise deglycerolize dehumanise
dehumanize dehumidify deify deionize delay delegate delimit deliver delocalize delude demagnetise demagnetize
demarcate demasculinise demasculinize demean demilitarise demilitarize demineralise demineralize demise demolish
demonetise demonetize demonise demonize demoralise demoralize demote demystify demythologise demythologize
denationalise denationalize denaturalise denaturalize denazify denitrify denounce dent deodorise deodorize deodourise
deoxidise deoxidize depersonalise depersonalize depict deplore deploy depolarise depolarize deposit deprave depress
depressurise depressurize deprive deputise deputize derecognise derecognize deride desacralize desalinise desalinize
desecrate desensitise desensitize deserve desexualise desexualize despatch despise despoil destalinise destalinize
destine destroy desulfurize desulphurize desynchronise desynchronize detail detain deter detest detoxify detract
detransitivise detransitivize detribalise detribalize devastate devilise devilize devise devitalise devitalize devote
devour diabolise diabolize diagnose diagonalise diagonalize diagram dialyze diazotize dichotomise dichotomize
digitalise digitalize digitise digitize dignify disable disabuse disallow disappoint disarm disassemble disbelieve
disburse discard discern discipline discolorise discolorize discolourise disconnect discount discredit disdain
disenfranchise disfranchise disgrace disguise disgust disharmonize dishearten dishonor dishonour disinter dismember
dismiss disobey disorganise disorganize disown dispatch dispel dispense displace dispose disqualify dissect
disseminate dissuade distinguish distract distrust disturb docket doctor document dog domesticise domesticize domineer
don doom dose dovetail down downgrade downsize draft dramatise dramatize drape drug dub dunk dupe dwarf dye dynamise
dynamite dynamize earn ease ebonise ebonize eclipse edify edit educate efface effect effectuate effeminise effeminize
elate elbow electrify elevate eliminate elongate elucidate elude elute emancipate emasculate embarrass embellish
embezzle embitter embody embolden emboss embroider embroil emit empathise empathize employ empower emulate enable
enamel encase enchant encipher enclose encompass encounter encourage endanger endear endow enervate enforce
enfranchise engender engross engulf enhance enliven enmesh enrage enrich ensconce enshrine entail enthrall enthrone
entice entitle entomb entrench entrust enumerate enunciate envelop envy epitomise epitomize equal equilibrate
equilibrise equilibrize equip eradicate erase erect eroticize eschew escort espouse esteem etch eternalise eternalize
eternise eternize etherealize etherialise etherise etherize eulogise eulogize europeanise europeanize evoke exacerbate
exaggerate exalt exasperate exceed excise exclude excommunicate excoriate excuse execute exemplify exempt exert
exhaust exhibit exile exonerate exorcise exorcize expedite expend experience expiate exploit explore export express
expunge extenuate exteriorise exteriorize exterminate externalise externalize extinguish extirpate extract extricate
extrude eye factorise factorize fair falsify familiarise familiarize fan fancify fascinate fashion father fatten fault
favor faze feature feint felicitate fertilise fertilize fetch fetishize feudalize fictionalise fictionalize finalise
finalize finance finger flank flatter flaunt flocculate flog fluoridise fluoridize foil forbid foreclose forego
foreshorten forestall forfeit forgive forgo formalise formalize formularise formularize formulate forsake forward
foster found fractionate fragmentise fragmentize frame franchise free frequent frighten frizzle frogmarch front frost
frustrate fulfil fulfill funnel furlough furnish furrow further galvanise galvanize garage garland garner garrison
gash gear general generate gentle gentrify ghettoise ghettoize gift gild glamorise glamorize glamourise glamourize
glean glimpse globalise globalize glorify glycerolise glycerolize gnash goad gore gouge grace graph gratify grease
group gull gulp guzzle hammer hamper hand handicap harangue harbor harness harry harshen harvest hate haul haunt have
headline heap hedge heed heft heist herald highlight hijack hinder hire hock hog homologise homologize honor honour
horrify hospitalise hospitalize house humanise humanize humble humidify humify humiliate humor hurdle hybridise
hybridize hydrolise hydrolize hygienise hygienize hyperbolise hyperbolize hypnotise hypnotize hypophysectomise
hypophysectomize hypostatise hypostatize idolise idolize illegalise illegalize illuminate illumine illustrate imbed
imbibe imitate immaterialise immaterialize immobilise immobilize immortalise immortalize impair impale impede impel
imperil impersonate implement import impose impress imprint imprison impute inaugurate incapacitate incarnate incise
incite inclose include inculcate indemnify index indict individualise individualize indoctrinate induct infect inflect
inflict infuriate ingest inherit inhibit initiate injure inlay innovate inspect instal install instigate institute
institutionalise institutionalize insulate insult inter intercept interest interiorise interiorize interlace
internalise internalize internationalise internationalize interstratify intimidate intransitivise intransitivize
intrust inure invalidate invent invert invest invite involve iodinate iodise iodize iron irrigate irritate islamise
islamize isolate italicise italicize itemise itemize jacket jail jeopardise jeopardize jilt jimmy junk justify
juxtapose key keynote kidnap knead labialise labialize lacerate lack laicise laicize lament laminate lampoon lapidify
lash latch lateralize latinise latinize lavish lease legalise legalize legitimatise legitimatize legitimise legitimize
lenify levy lexicalise lexicalize liberate license lick lignify limit line linearise linearize lionise lionize
liquidate liquidise literalise literalize loan loathe lob lug lump lure lyophilise lyophilize lysogenize macadamise
macadamize madrigal magnetise magnetize mail maltreat man mandate manufacture mar marbleise marbleize marginalise
marginalize marinate maroon marshal martyrise martyrize masculinise masculinize mask massacre massage master
mastermind maximise maximize measure mechanise mechanize melodise melodize memorialise memorialize memorise memorize
mercerise mercerize merchandise merit mesmerise mesmerize metabolise metabolize metalize metallize meter metricise
metricize metrify militarise militarize militate milk mine mineralize miniaturise miniaturize minify minimise minimize
mirror misadvise misconstrue misgauge misidentify misinterpret misjudge mislay mislead mismanage misname misplace
misquote misread misrepresent mistrust misunderstand misuse miter mitigate mock modernise modernize moisten moisturise
moisturize molest mollify monetise monetize mongrelise mongrelize monitor monopolise monopolize monumentalise
monumentalize mortar mortise mother motivate motorise motorize mottle mould muffle murder muster mutilate mystify
mythicise mythicize mythologise mythologize nab nail name narcotise narcotize nasale nationalise nationalize
naturalise naturalize nazify need needle negotiate net neutralise neutralize nickname nip nitrify nitrogenise
nitrogenize notarise notarize notch nourish novelise novelize nudge nullify number nurture nutrify obey objectify
oblige obliterate obscure obstruct occasion occidentalise occidentalize occlude occupy odorize odourise offend officer
officialise officialize offsaddle offset ogle oil opalise opalize oppress opsonize orientalise orientalize ornament
ostracise ostracize outclass outdistance outdo outdraw outface outfight outgeneral outgrow outlaw outline outlive
outmaneuver outmode outnumber outplay output outrage outrun outsmart outstrip overburden overcome overdramatise
overdramatize overdrive overestimate overexpose overfeed overfill overhaul overhear overlay overpower overpraise
overproduce override overshadow overshoot overstep overstrain overtake overthrow overwhelm overwork own oxygenise
oxygenize ozonise ozonize pacify package padlock paganise paganize pain palatalise palatalize palm pamper panel
parallel parallelize paralyze paraphrase parcel parch pardon pare parody parry partner paste pasteurise pasteurize pat
patch patent patinise patinize patrol patronise patronize pauperise pauperize paw peddle pen penalise penalize pepper
peptise peptize perfect perpetrate perpetuate persecute personalise personalize personify persuade perturb peruse
pervade pester petrify phlebotomise phlebotomize photosensitise photosensitize phrase piece pierce pilfer pillory pin
pinkify pinpoint pioneer pit pity plague plank plant plaster plat platinize plumb pluralise pluralize pocket poison
pole police polish politicise politicize polychromise polychromize pommel pooch popularise popularize porcelainize
portend portray position possess postpone pot power praise prearrange preclude precondition preempt preface preisolate
premise preoccupy presage prescribe preserve pressure pressurise pressurize prettify prevent price pride prime
prioritise prioritize prise privatise privatize prize prod produce proffer prohibit prolong prompt prop propagandise
propagandize propel proposition proscribe prostrate protect provision provoke pummel punish purloin put putt quantify
quantise quantize quash quench quirk radicalize radio raid raise rake randomise randomize ransack rape rarify
rasterize ratify reactivate realign reap reappraise rearrange reassail reassemble reassign reawaken rebuff rebuke
rebut recalculate recapture reclaim reclassify recondition reconvert recopy recount recoup rectify redecorate
rededicate redeem redefine redirect rediscover redistribute redress reelect reenact reenforce reestablish reevaluate
reexamine refashion refill refinance refine reflectorise reflectorize refund refurbish refute regain regale regiment
rehabilitate reharmonise reharmonize rehash reify reimburse reinforce reinstall reinstate reinterpret reissue relace
relativise relativize relay relearn release relegate relieve relinquish relive reload rely relyric remake remand
remedy remilitarise remilitarize remind remodel remove rename renew renormalise renormalize rent reopen reorder repair
repeal repel rephrase replace replant replenish reprimand reprint reprise reprize reproach reprobate repudiate repulse
repute requisition reread reschedule rescind rescue reseal research resemble reserve reset reshape resift resize
resmudge resort respect restock restrain restrict resuspend retain retie retranslate reuse rev revamp revenge revere
reverence review revile revitalise revitalize revivify revolutionise revolutionize reward rewrite rid ridicule rig
rival rob robe romanise romanize romanticise roof rough roughen rouse rout rubberise rubberize rubify ruggedise
ruggedize saccharify sack sacrifice saddle safeguard salt salvage sample sanctify sand sanitise sanitize sap satirise
satirize satisfy saturate saw scale scandalise scandalize scare scarify schedule schematise schematize scorn scour
screen scribe scrutinise scrutinize search seat seclude secrete sectionalise sectionalize secularise secularize secure
seize select send sensibilise sensibilize sensify sensitise sensitize sensualise sensualize sentence sequence
serialise serialize sever severalise severalize sexualise sexualize shadow shame shelter shelve shepherd shield shirk
shirt shoulder shroud shun shunt sidestep silence silhouette simonise simonize simplify simulate singularise
singularize sip sire situate size sketch skirt slap slate slaughter slenderise slime sling slit slot smite smooth
smother snag snare snatch sock sodomise sodomize soil solace solder solemnise solemnize soothe sorb sorcerise
sorcerize sovietise sovietize sow space span spare spearhead spend spice spiritise spiritize spiritualise spiritualize
splice spondaise spondaize sponsor spotlight sprain spur spurn squash squirt stab stable stack staff stage stalinise
stalinize standardise standardize station steady steel steep stem sterilise sterilize stigmatise stigmatize still
sting stoke stone store stow strafe strand strap strew strop structure strum stud stultify stun style stylise stylize
subdue subject subjugate subordinate subpoena subsidise subsidize subtend subtilise subtilize subtitle subvert sugar
suit sulphur summerise summerize summon sunder superimpose superintend supersede supervise supplant surfeit surmount
surprise surround survey suspend swab swathe swindle swipe syllabify syllabise syllabize symmetrise symmetrize
synthesise systematise systematize systemise systemize tabularise tabularize tabulate tackle tag tame tantalise
tantalize taunt tax televise tempt tenderise tenderize term terrify territorialise territorialize terrorise terrorize
tether thank throttle throw thurify thwart time tint title toast tolerate toll torment torture total totalise totalize
tranquilize tranquillise tranquillize transcend transcribe transfix transistorise transistorize transitivise
transitivize transmit transport trap traumatise traumatize treasure trick trigger trivialise trivialize truck tuck
tune tutor tweeze typify tyrannise tyrannize uglify unclasp uncork underestimate underlie undermine underpin underrate
understate underwrite undo unhitch uniformise uniformize unitise unitize universalise universalize unlace unlash
unleash unload unmask unpack unsanctify unscrew unsheathe unsolder unsubstantialise unsubstantialize unteach untie
unveil unwire up update uphold upholster upraise uproot upset urbanise urbanize usurp utilise utilize validate value
vandalise vandalize vanquish vasectomise vasectomize veil vein venerate vent ventilate verbify veto vex victimise
victimize vilify vindicate vinify violate virilise virilize vitalise vitalize vitaminise vitaminize vivify voice
volatilise volatilize vouchsafe vowelise vowelize wad waive wallop warrant waylay wean weaponize weatherstrip wed
wedge weight welcome weld wend westernise westernize wet whack wheedle whet wield winterise winterize wipe withhold
withstand woo word wound wrack wrap wreak wreck wring wrong yank`;

/** Verbs of which two meanings of five or more want an object. */
export const verbsMostlyWithObject = `
abide abound absorb abstract accelerate accentuate accept acclaim accomplish accord accost accrue accumulate
acknowledge acquaint acquire adapt add adjust administer admit admonish advance adventure advertise advise aerosolize
affect afford agitate aid air align allow alter amass ambush amplify anchor anger announce answer anticipate apologize
appease append applaud apply appreciate apprehend approach approximate arm arouse arrange articulate ask assay
assemble assert assimilate assume assure attach attack attain attend attest attract audit augment augur avoid awaken
back bag balance ban bank bare barge bark base baste bat be beat become befall beg begin benefit bestow bethink better
bid bind blacken blanch blaspheme blast bleach bleed blister bloat block blur board boast bob bog bolt bomb bond book
boom bother bounce bound box brace break breakfast breathe breed brighten bring broaden brush build bulk bump bundle
burn bury bust buy cable call calm capitalize carry cascade cast catalogue catapult catch cater celebrate certify
chafe challenge change chant charge check cheer chill chip choke chop choreograph chorus chuck churn cipher circle
circulate cite claim clap claw clean cleanse clear clinch clink clip clog close cloud coach coagulate coalesce cock
color combine commence commend comment commune commute compare complete compose comprehend conciliate conclude
condense condition confer confide confirm congratulate conjoin conjugate connect connote consolidate constrict
construct continue contract contradict contrast contrive control convene convert convey convulse cook coordinate copy
corner correct correlate corroborate corrode costume count counter counterpoint couple court cover crack cradle cram
crave crease create credit criticise criticize crochet crop cross crowd crunch crush crystallize cuddle cure curse cut
damage dampen dangle darken dash date deaden decelerate decide declaim declare decrease deepen defend defer degrade
delight demand democratize demonstrate denote deny depend depose derive describe desert design designate detach
detonate develop dial diffuse dig digest dilute diminish din dine dip direct disband discharge disclose discourage
discuss disentangle dislodge disperse display dispute disregard disrupt dissipate dissolve distill distort distribute
divert divest divide do dock dodge dominate dot doubt drag drain draw dress drill drink drip drive drop drown dry dull
dump duplicate dust eat economize edge eject elaborate elect elicit emanate embed embrace empty enact encroach encrust
end endorse endure energize engage engrave enjoin enjoy enlarge enlist ensure entertain equate erode essay establish
evacuate evade evaluate evolve exact examine except exchange excite exercise exhale expand expect expel explode expose
expound extend exude face facilitate factor fake fancy farm fasten fathom fear feast feather federalize feed feel
feign fell fence ferry field file fill find finish fire fit fix flag flail flatten flex flick fling float flood flout
flurry flush fluster focus fold follow fool force forge form fortify foul fracture freeze fret fuel fumble fuse gag
gain gas gather gauge germinate get ghost gird give glance glaze glom glue glut gnaw gobble govern grab grade graduate
grant grasp grass graze greet grieve grill grind grip groom ground guarantee guard guide hack hail halt handle hang
harden hasten hat hatch head heat heighten help herd hide hike hit hitch hobble hoist hold homogenize hook hop
huckster hug hunt hurl hurt hush hustle identify ignite ignore immerse impart impinge implant imply imprecate improve
incorporate increase incur indicate indorse induce indulge infiltrate inflame inflate influence inhabit inject
inscribe insert insist inspire instruct insure integrate intend intensify interconnect interlock interpenetrate
interpose interpret interrupt intertwine interview intimate intone intrigue introduce invade inveigh invoke issue jab
jam jar jerk jog joggle join jolt journey judge jumble keep kid kill knit knot know label lace lag lam land lap last
launch lay lead lean leave lecture lend lengthen let letter level liberalize lift light lighten like link list load
locate lock lodge log look loop loose loosen loot lose love lower lull lunch magnify maintain make manage manifest
manipulate map march mark market marry marvel mash masquerade match mate mature mean meet menace mend mention mesh
mill mince mind miss mist mistake mix mobilize model moderate modify mold mop mount mow muck mull mumble nag narrate
necessitate neglect nominate nose notice nurse observe obsess offer omit open operate oppose ordain order organise
organize orient ossify oust outweigh overheat overload overlook overreach overrun overturn owe oxidise pace pack pad
page paint pair pan panic pant parade partake pass pattern pay peck pelt penetrate people perceive perform permit pick
picket picture pile pilot pinch ping pipe pitch place plane play please pledge plot pluck plug plunder ply poach poise
poke polarize poll pop populate pose post pound pour practice precede precipitate predict prefer prepare present press
presuppose prey prick print probe process procrastinate procure program project promise promote promulgate pronounce
propose prove provide pry publish pull pulse pulverize pump punch punctuate puncture purge purify purl purse pursue
push puzzle pyramid qualify quell question quicken quiet quote rack rail rally ram range rank rate rationalize rattle
reach read readjust ready realize rear reassure recall recapitulate receive recess recite recognize reconcile
reconsider reconstruct record recover recreate recruit reduce refer reflect reform refuel refuse regard register
regroup regulate rein reject rejoin relax remark remember remit remount render reorganize repay repeat repent
represent repress reproduce request require rerun resent resign resist resolve restore resume resurrect retail
retaliate retard retire retrace retract retrieve return reveal reverberate reverse revise revive riddle ride riffle
rifle rim rip ripen rivet roast rock romanticize root rotate round ruffle ruin rule rush sadden sag salute sanction
save savor say scan scatter school scoff scold scorch score scramble scrap scrape scratch scribble scrub scuff
sculpture seal sear see seed seek sell sense sentimentalize separate serve service set shade shake shape share sharpen
shatter shave shear shed sheer shell ship shock shoot shorten show shower shuffle shut shy sicken sift sight signal
signify singe singsong skid skim skip slacken slam slash sleep slice slop slug sluice smack smash smell smile snarl
sneak sniff snort snow snowball snub snuggle soak socialize soften solicit solve sound souse spark spatter spear
specify spell spill spin spit splash spoil sponge sport spot spray spread spring sprinkle sputter spy square squeeze
squelch stabilize stagger stain stake stalk stall stamp stampede star start startle starve state steal step stick
stiffen stifle stimulate stir stock stop storm straddle straighten strain strangle stratify strengthen stress stretch
strike string strip stroke stuff stump stunt subcontract submerge submit subscribe substantiate substitute subtract
suck suffocate suffuse suggest summarize summate sun supplement supply support suppress surpass surrender suspect
sustain swallow swamp swap sway sweep symbolize synchronize synthesize tack tailor take tamper tap taper taste teach
tease telescope tend tender terminate test thicken thrash thread thresh thrill thrust tick tie tighten tip tire tool
top topple toss touch trace track trade trail train trample transfer transform transgress translate transmute
transplant transpose traverse tread treat trim trip trouble trust try tug turn twiddle twine twirl twist type uncover
underline underscore undertake undress unearth unfasten unfold unify unite unlock unscramble unwind upgrade uplift
urge use utter vacate verify vest view visit visualize vocalize vote vouch vow wake walk wallow wangle want warm warn
warp wash waste water wave weaken wear weary weigh whip whisk widen will win wind winnow wire wish witness work worry
worsen worship wrangle wreathe wrench write zip`;
