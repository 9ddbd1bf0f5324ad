/** Closed classes of English: each row is what the words behind the colon may be, and nothing else. */
export const closedWords = `
pr.1: I
pr.s3: he she
pr.sp: we they
pr.o: me him us them myself yourself himself herself itself ourselves yourselves themselves whom
pr.3: it this that one everything something nothing anything everyone someone anyone everybody somebody anybody nobody each either neither mine yours hers ours theirs his none all much most some more less little another half any enough plenty what whatever least other
pr.p: you these those both many few several others ones mine yours hers ours theirs none all most some more any half fewer thousands hundreds dozens millions two three
prono: her
poss: my your his her its our their whose
det.s: a an this that each every another either neither one half
det.p: these those several many few both various fewer countless
det: the some any no all more most other enough such much less little own same what which whichever whatever
predet: all both half twice such quite double only just exactly
cc: and or but nor & plus yet and/or then so
cc.n: and or & plus nor and/or
both: both either neither not whether
sub: because although though while when whenever after before since until till if unless once whereas as where wherever whether than so lest provided how why that even-if even-though
to: to
not: not n't never
that: that
wh: who whom whose which what how why when where whoever whatever whichever whether
rel: who whom which that
relobj: whom which who
relp: whom which whose
rel.adv: where when why how
whose: whose
modal: can could will would shall should may might must ca wo 'll 'd cannot
be.b: be
be.1: am was 'm
be.3: is was 's
be.p: are were 're was.p
be.d: was were
be.n: been
be.g: being
have.b: have
have.1: have had 've 'd
have.3: has had 's 'd
have.p: have had 've 'd
have.d: had
have.n: had
have.g: having
do.b: do
do.1: do did
do.3: does did
do.p: do did
do.d: did
do.n: done
do.g: doing
v.d: did
v.n: done had
v.s: does
v.b: do
v.g: doing
there: there
prep: above aboard atop amidst barring given considering of in on at by for with from to into onto about across after against along alongside amid among amongst around as before behind below beneath beside besides between beyond despite down during except inside like minus near off opposite out outside over past per plus regarding round since than through throughout till toward towards under underneath unlike until up upon versus via vs within without worth including excluding following concerning covering using pending notwithstanding c/o à than
prep.out: because instead due according thanks prior next close owing regardless contrary rather such subject further together along ahead away back apart aside just even only right straight all well except mostly mainly
part: up out off down over in on away back through along around about by together forward ahead aside apart across round under to
adv: underneath beneath alongside opposite beyond nearby c recently further forward ahead together aside backwards forwards mostly mainly straight right except else very so too more most less quite rather almost nearly about over under up just only even also then now still currently presently always often never ever again already yet soon later earlier there here thus hence therefore however moreover furthermore instead perhaps maybe once twice since before after ago together apart alone away back home well far long hard fast early late daily weekly monthly yearly annually nightly hourly overnight upstairs downstairs abroad overseas indoors outdoors enough much little not rarely seldom hardly barely anyway besides meanwhile afterwards otherwise likewise else thereby whereby part-time full-time altogether sometimes somewhat today tomorrow yesterday tonight throughout inside outside onwards onward respectively approximately roughly below above around please all circa ca c. e.g. i.e. e.g i.e namely etc etc. where how through across between off a.m. p.m. am pm first next last least best worst better
adv.p: long certain here there now then home abroad today tomorrow yesterday once later always ever far recently overseas afar below above within outside inside scratch start finish
adv.t: now still currently later since then also always often never today subsequently already both either only even regularly
adj: other own same such due able worth ready further former latter next last first second third past present current late early likely unable sure glad happy keen good better best well long short new old own only main key top part-time full-time on-call in-house daily weekly monthly yearly annual overnight alone ok OK alike ill responsible available half double alive aware afraid asleep awake
num: zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen hundreds thousands half nil both several few couple
ord: first second third fourth fifth sixth seventh eighth ninth tenth last next final
unit: m mm cm km kg tonne tonnes ton mg ml l kV kW MW kWh Hz GHz MB GB TB ms % percent cent million billion thousand k m2 sq ft hr hrs min mins pm am litres lb lbs
let: let make help have made makes making helped helps helping let's see watch hear
advn: today tomorrow yesterday tonight
interj: yes no please thank thanks dear sincerely regards hello
`;

/** Nouns that count time: a group that one of them heads may stand as an adverb. */
export const timeNouns = `second minute hour day night morning afternoon evening week weekend fortnight month quarter
year decade century season spring summer autumn fall winter term semester shift time moment while january february march
april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
christmas easter period today tonight mile kilometre kilometer metre meter foot inch percent cent per-cent age lunchtime jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun night-time
times`;

/** Verbs that take two objects, or an object and what it is. */
export const twoObjectVerbs = `give offer teach show owe tell send bring buy make call name appoint elect award lend pay
promise hand grant ask cost earn win save leave find keep consider allow pass serve deny guarantee get do read write owe
wish sell cook charge fine allocate assign spare render deem vote crown dub label rank
nickname declare pronounce certify forward`;

/** Verbs that take a clause without "that". */
export const clauseVerbs = `think believe know hope say find feel ensure see confirm tell show understand suppose guess
expect trust mean wish realise realize notice learn hear remember prove swear assume suggest imagine recall bet discover
decide agree admit explain claim check fear gather promise reckon doubt`;

/** Verbs that take an -ing form as their object. */
export const gerundVerbs = `enjoy include involve like love start stop mean require cover keep begin avoid consider miss
finish continue practise practice recommend suggest risk postpone prefer hate mind admit deny try remember regret spend
go come see hear watch find leave catch stand sit lie be help get imagine propose quit resist resume entail necessitate
delay dislike encourage support discuss describe teach learn do know allow permit justify facilitate`;

/** Verbs of being and becoming, which an adjective may follow. */
export const linkVerbs = `be become remain stay feel look seem appear keep get grow turn go prove sound taste smell run
come fall stand lie sit make leave find hold consider think deem render rest act serve arrive return work live qualify
finish start begin end graduate rank score open close call strike judge render`;

/** Verbs of having and being able, told in the present beside what was done once. */
export const stativeVerbs = `hold have live speak know like enjoy love belong own need want believe hope understand read
think work remain carry feel look prefer keep teach`;

/** Nouns that a number names one of: "Year 2", "Ward 7". */
export const numberedNouns = `year band grade level key stage class category part section form unit type step tier phase ward room page number version euro code gate block bay platform route door eurocode edition chapter top day week group team size area zone floor flat ch line route figure boeing`;

/** Words of closed classes that are common as another part of speech. */
export const openClosedWords = `second minute past present current late early key top main well fast hard long short half own
like regarding concerning covering using including following excluding pending over down up out round opposite light back
home number less last need worth near inside outside past close clear kind own due thanks
make help making makes made see watch hear helped double ready plus minus past still even yet better best good fine
third first owing little quarter keep please prior subject apart right act mine lead well means open couple zero pass thank
daily weekly monthly yearly annual overnight percent board others
around about through final last next`;

/** Function words whose other readings are never meant. */
export const alwaysClosedWords = `of in on at by for with from to into onto as than so no not very too more most less all some
any both each every such much many few several other another enough up off then now also just only ever here there yes if
since until because although though when while once whereas upon via per de`;
