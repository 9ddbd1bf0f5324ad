/**
 * What a whole sentence and a whole line of a resume are. `%a` is who does it: 1 "I", 3 "he", p "we"; `%f` a form of
 * a verb: d past, b base, n participle, g "-ing", else the present; `%g` is empty or G, where the object is missed
 * because it stands before. Small names are what a word may be, others are productions.
 */
export const clauseGrammar = `
Whole -> Open? Main Joined* stop*
Whole -> Maxim ":" Open? Main stop*
Maxim -> Frag (comma Frag)* | Main.b ((comma? cc | comma) Main.b)*
Open -> (cc | interj | adv) comma?
Joined -> joint cc? (Main | Frag (comma? cc? Frag)*)
Main -> The Compared comma The Compared | Lead* Statement comma Statement comma? cc Lead* Statement
The -> "the"
Compared -> (adv | adj | det) NPo? (pr.1 VPG1 | pr.s3 VPG3 | pr.sp VPGp | "you" VPGp | Clause)?
Main -> Lead* Statement (comma Statement)* comma? cc comma Adjunct comma Statement
Main -> Lead* Statement comma Statement comma (cc? Statement) (comma Statement)*
Main -> Lead* Statement (comma? cc Lead* Statement)* (comma "then" Statement)?
Statement -> Clause | Question | Request
Lead -> (PP | adv | TimeLead | SubCl | ToInf) comma? | Adjunct comma
Adjunct -> "in" "between" | PP | adv | SubCl | VP.g | VP.n | ToInf | TimeNP | AdjP | Absolute | Comparison

Clause -> Subj%a Mid* VPs%a
Clause -> There
Clause -> Core3 pr.1 Mid* VPG1
Clause -> (Front | WhNom) (pr.1 Mid* VPs1 | pr.s3 Mid* VPs3 | pr.sp Mid* VPsp | "you" Mid* VPsp)
Front -> ("most some much many none all everything nothing anything") Post*
NPshort -> Core3 | Corep | pr.o | prono
Mid -> adv (comma? cc adv)? | "no" "longer" | both | comma Adjunct comma | comma NPo comma | joint NPo joint | joint Adjunct joint
Subj1 -> pr.1
Subj3 -> (poss | Gen) VP.g | pr.s3 (RelCl comma? | "or" pr.s3)? | pr.3 RelCl comma | NP3 | VPs.g | WhNom | ToInf | ThatCl
Subjp -> pr.sp (det | predet | num | RelCl comma? | comma NPo comma)? | (pr.p | det.p) RelCl comma | NPp | CoordS | pr.p Post*
There -> there adv* (Be3 | modal adv* be.b | Have3 adv* be.n | modal have.b be.n) (not | adv)* NP3 Rest*
There -> there adv* (Bep | modal adv* be.b | Havep adv* be.n | modal have.b be.n) (not | adv)* (NPp | num) Rest*
There -> there v.s NP3 Rest* | there v.b NPp Rest*
Question -> (wh | PP | "never nor neither rarely seldom hardly only" | adv | "not" "only")* Inverted
Question -> "had were should" Subj%a Mid* (VP.b | VP.n | Pred) comma? Statement
Inverted -> Be3 there adv* NP3 Rest* | Bep there adv* NPp Rest*
Statement -> not? "only" Inverted comma? cc? Clause
Inverted -> modal Subj%a Mid* VP.b
Inverted -> Have%a Subj%a Mid* VP.n
Inverted -> Be%a Subj%a Mid* (VP.g | VP.n | Pred)? Rest*
Inverted -> Do%a Subj%a Mid* VP.b
Request -> ("please thank thanks let note see find feel dear kindly") (VP.b | NPo | Rest)* | adv v.b Comps

VPs%a -> VPd%a AlsoPast%a* | VPr%a AlsoNow%a* | VPx%a AlsoPast%a* | VPxN%a AlsoNow%a*
AlsoPast%a -> Link (VPd%a | VPx%a)
AlsoNow%a -> Link (VPr%a | VPxN%a | VPx%a)
Link -> comma? cc comma? ((PP | adv | SubCl | TimeNP | VP.g comma) comma?)? | comma
VPd%a -> Pre0 V.d | v.d strand? comma cc adv* v.d strand? comma NPo Rest*
VPr%a -> Pre0 V.r%a
Pre0 -> (adv (cc adv)? | "no" "longer" | both | not | comma Adjunct comma)*
VPx%t%a -> Pre0 VAux%t%a | Pre0 adv.t Pre0 (V.d | V.r%a) | Pre0 Stat%a
Stat1 -> stat.b Comps
Statp -> stat.b Comps
Stat3 -> stat.s Comps
V.d -> Main.d
V.r1 -> Main.b
V.rp -> Main.b
V.r3 -> Main.s
VAux%t%a%g -> modal Neg* VP.b%g
VAux%t%a%g -> modal Neg* (comma Adjunct comma | cc Neg* (modal | Be%t%a | Have%t%a) Neg*)? VP.b%g
VAux%t%a%g -> Have%t%a Neg* VP.n%g
VAux%t%a%g -> Have%t%a Neg* to VP.b%g
VAux%t%a%g -> Be%t%a BeRest%g
VAux%t%a%g -> Do%t%a Neg* VP.b%g
VAux%t%a -> Have%t%a (not | adv)* NPo Rest*
VAux%t%aG -> Have%t%a Neg* RestG*
VPG%a -> Pre0 two.d NPshort RestG*
VAux%t%a -> Have%t%a NPo (VP.b | VP.n)
VAux%t%a -> Have%t%a be.n
VAux%t%a -> modal | Have%t%a | Be%t%a | Do%t%a
Neg -> comma cc adv* (be.1 | be.3 | be.p | have.1 be.n | modal be.b | modal) comma | not | adv (cc adv)? | "no" "longer" | both | comma Adjunct comma
Be1 -> be.1
Be3 -> be.3
Bep -> be.p
BeN1 -> "am 'm"
BeN3 -> "is 's"
BeNp -> "are 're"
HaveN1 -> "have 've"
HaveN3 -> "has 's"
HaveNp -> "have 've"
DoN1 -> "do"
DoN3 -> "does"
DoNp -> "do"
Have1 -> have.1
Have3 -> have.3
Havep -> have.p
Do1 -> do.1
Do3 -> do.3
Dop -> do.p
BeRest -> (Neg | cc (modal be.b | be.1 | be.3 | be.p | have.1 be.n) Neg*)* (VP.g AlsoG* | VP.n AlsoN* | Pred AlsoPred*) Rest*
BeRest -> (Neg)* to VP.b
BeRestG -> Neg* (VP.gG | VP.nG | AdjPG | Strand | PP)? RestG*
AlsoG -> Link VP.g
AlsoN -> Link (VP.n | AdjP)
AlsoPred -> Link (Pred | VP.n)
LinkPred -> AdjP | PP | ToInf | Comparison | adv | DetS? NomS Post* | DetP? NomP Post*
Pred -> NPo | AdjP | PP | adv | ThatCl | WhNom | ToInf | SubCl | num | VPs.g | GerItem | Comparison

VP.b%g -> Pre0 Main.b%g (AlsoB)*
VP.b%g -> Neg* be.b BeRest%g
VP.b%g -> Neg* have.b Neg* VP.n%g
VP.b -> Neg* have.b (NPo | to VP.b) Rest*
AlsoB -> Link Pre0 (Main.b | be.b BeRest)
VP.bG -> Neg* have.b RestG*
VP.n%g -> Pre0 Main.n%g (AlsoNn)*
VP.n%g -> be.n BeRest%g
AlsoNn -> Link Pre0 Main.n | Link be.n BeRest
VP.g%g -> Pre0 Main.g%g
VP.g%g -> Neg* be.g BeRest%g
VP.g%g -> Neg* have.g Neg* VP.n%g
VP.g -> Neg* have.g NPo Rest*
VPs.g -> VP.g ((comma VP.g)* comma? cc VP.g)?

Main.d%g -> v.d Comps%g
Main.b%g -> v.b Comps%g
Main.s%g -> v.s Comps%g
Main.n%g -> v.n Comps%g
Main.g%g -> v.g Comps%g
Main.d -> two.d NPshort NPo Rest* | that.d NPo? Clause Rest* | ger.d NPo? VPs.g Rest* | let.d NPo VP.b | link.d NPo? LinkPred Rest*
Main.b -> two.b NPshort NPo Rest* | that.b NPo? Clause Rest* | ger.b NPo? VPs.g Rest* | "let make help see watch" NPo VP.b | "help" VP.b | link.b NPo? LinkPred Rest*
Main.s -> two.s NPshort NPo Rest* | that.s NPo? Clause Rest* | ger.s NPo? VPs.g Rest* | "lets makes helps" NPo VP.b | "helps" VP.b | link.s NPo? LinkPred Rest*
Main.%f -> v.%f strand cc adv* v.%f NPo Rest*
Main.s -> v.s strand cc adv* v.s NPo Rest*
Main.n -> v.n strand? comma cc adv* v.n strand? comma NPo Rest*
Main.n -> two.n NPshort NPo Rest* | that.n NPo? Clause Rest* | ger.n NPo? VPs.g Rest* | "let made helped" NPo VP.b | "helped" VP.b | link.n NPo? LinkPred Rest*
Main.g -> two.g NPshort NPo Rest* | that.g NPo? Clause Rest* | ger.g NPo? VPs.g Rest* | "letting making helping having" NPo VP.b | "helping" VP.b | link.g NPo? LinkPred Rest*
Main.d -> "let made helped had saw watched heard felt" NPo VP.b | "helped" VP.b
Comps -> adv* part* adv* NPo? Rest*
CompsG -> RestG*
Rest -> "all" poss ("life career") | adv (comma? (cc | "but" | "not") adv+)? | "on" "and" "off" | "up" "and" "down" | "in" "and" "out" | "no" ("longer more") | part | PP | TimeNP | ToInf | ThatCl | WhNom | SubCl | Comparison | comma Aside | joint NPo joint | joint Aside joint | advn | "as" "well"
Aside -> (PP | adv | VPs.g | VP.n | AdjP | SubCl | RelCl | NPo | ToInf | TimeNP | Absolute | Comparison | cc PP | cc adv | not NPo) comma?
RestG -> adv | part | PPG | PP | TimeNP | ToInfG | SubCl | Strand | VP.gG | VP.nG | AdjPG | ThatClG | Comparison | ToInf
ThatClG -> that? Subj%a VPG%a
PPG -> prep VP.gG
Strand -> strand
AdjPG -> adv* adj (Strand | ToInfG)
ToInf -> stopnext | wh? to Pre0 VP.b ((comma? cc | comma) to? VP.b)*
ToInfG -> to Pre0 VP.bG
ThatCl -> that Lead* Clause (comma? cc that? Clause)*
WhNom -> "whether" "or" "not" (Clause | ToInf)
WhNom -> "why how where when"
WhNom -> wh (adj | adv | NPo)? (Mid* VPs%a)
WhNom -> (wh | "what" NPo | "which" NPo | "how" (adj | adv | det)+ NPo?) Subj%a VPG%a
WhNom -> (wh | "what" NPo | "which" NPo | "how" (adj | adv | det)+ NPo?) Clause
WhNom -> (wh | "which" "of" NPo | ("what which" NPo)) (ToInf | to VP.bG)
WhNom -> "whether if" (Clause | ToInf | NPo)
SubCl -> adv* (both | sub)+ Lead* Clause ((comma? cc) Lead* Clause)*
SubCl -> "for" Clause | "whether" "or" "not" (Clause | ToInf)
SubCl -> "as than" Inverted
Inverted -> Do%a Subj%a
SubCl -> "whether" (adv | PP | AdjP | NPo | VP.g) "or" not? (adv | PP | AdjP | NPo | VP.g)?
SubCl -> adv* sub (VP.n | VP.g | AdjP | PP | adv | NPo)
SubCl -> "so as in order" ("that" Clause | ToInf) | "even as" "if though" Clause | "as" Clause | "as" "soon long well far much" "as" (Clause | adj | NPo)
Absolute -> with? NPo (VP.g | VP.n | AdjP | PP | adv)
Comparison -> "than" VP.b | ("as so") (adj | adv | det) PP* ("as" (NPo | PP | Clause | adj | adv | VP.n | VP.g))? | ("than as like") (NPo | PP | Clause | adj | adv | VP.n | VP.g | pr.1 | pr.sp | pr.s3)

NP3 -> Core3 Post*
NP3 -> Item3 "or nor" Core3 Post*
NP3 -> Core3 cc.n NomS Post* | "neither either" Item "nor or" Core3 Post*
NPp -> Corep Post*
NPp -> Coord
Coord -> both? Item (comma Item)* comma? (cc.n | "as" "well" "as" | "or" | "but" not? | "not") comma? adv* (PP comma)? Item
Coord -> Item (comma Item)+ (comma "etc")? | Item (comma Item)+ comma? "etc"
CoordS -> both? ItemS (comma ItemS)* comma? (cc.n | "as" "well" "as" | "or") ItemS
ItemS -> Item | pr.1 | pr.s3 | pr.sp
Item -> ("never not only even rarely sometimes often always" | adv) Core3 Post* | Core3 Post* | Corep Post* | pr.o | WhNom
Item3 -> Core3 Post*
NPo -> adv* (NP3 | NPp | pr.o Post* | prono | WhNom)
Core3 -> DetS NumX? NomS | NomS | pr.3 adj? | DetS ord | DetS sup | DetS ("best worst most least same former latter other next last following latest first second final only whole majority maximum minimum") | Gen | year | "one no yes"
Core3 -> DetS? num unit NomS
Core3 -> det.s NumX NomS | "each" "other" | "one" "another" | "no" "one" | poss "own"
Corep -> DetP? NomP | pr.p | det.p | predet | "the" sup | "the" NumX | "the" adv* v.n | "the" ("hundred thousand dozen million score") | "a" "great" "many" NomP | "the" adv* ("elderly sick young old unemployed homeless disabled vulnerable deaf blind bereaved poor dead injured best most embarrassing") | NumX | Gen
Corep -> "a an the" adj? ("number range variety majority lot couple handful host group series team mix set few dozen minority" ) ("of" NPp)?
Corep -> "a an another" (adj)? NumX NomP | "a" "few couple good great" NomP
DetS -> "1 one" | predet? (det.s | det | poss | Gen | prono)
DetP -> (poss | Gen | "the") ("many few several countless")
DetP -> predet? (det.p | det | poss | Gen | prono) NumX* | predet? NumX+ | predet
NumX -> ("up" "to" | "more less fewer" "than" | "at" "least most") num+ unit?
NumX -> "one" num+ unit? | adv* num+ unit? | adv* num+ "per" "cent" | ord num? | num unit? cc num unit?
Gen -> pr.3 gen | "each" "other" gen | "one" "another" gen
Gen -> (det.s | det | poss | det.p | prono)? NumX? (NomS | NomP) gen ((NomS | NomP) gen)*
NomS -> Pre1 Pre* HeadS | HeadS
NomP -> Pre* HeadP
Pre -> Pre1 | numbered num unit? | name num | Pre1 cc.n
Pre1 -> adv+ adj cc | adv* adj | n.s | n.p | name | adv* v.n | v.g | ord | numbered num | name num | adj comma | v.n comma | n.s cc.n | adj cc | n.s gen | name gen | n.p gen
HeadS -> numbered num | name num | n.s | name | v.g | "one" | Pre1 "spend install build hire ask rebuild"
HeadP -> n.p | name | "ones"
Post -> ("in out up down" PP) | PP | RelCl | RedRel | VP.n | VPs.g | ToInf | year | name | AdjPost | "each" | advn | det.s time | adv | "per" n.s | TimeNP | joint NPo joint | "myself yourself himself herself itself ourselves yourselves themselves"
Post -> "all both each" | comma (NPo | RelCl | VP.n | VPs.g | AdjP | PP) comma? | comma? ("including such like e.g i.e namely especially particularly") "as"? NPo comma?
Post -> "that" Clause | "as to of"? WhNom
AdjPost -> AdjCore (PP | ToInf | ThatCl) | "available possible alone old long high wide deep strong due unable eager open new ready" | adv AdjCore
RelCl -> (who | which | that | rel) Mid* VPs%a
RelCl -> (relobj | that | rel) Subj%a Mid* VPG%a ((comma? cc) VPG%a)*
RelCl -> (relobj | that) Clause
RelCl -> prep+ relp (Clause | Subj%a VPG%a | ToInf)
RelCl -> whose (NomS | NomP) (VPs%a | Clause)
RelCl -> whose (NomS | NomP) Subj%a VPG%a
RelCl -> rel.adv Clause
RelCl -> (NPo | num | pr.3 | pr.p | det | both) "of" ("whom" | "which") (VPs%a | Clause)
RedRel -> BareSubj%a VPR%a
BareSubj1 -> pr.1r
BareSubj3 -> pr.s3r | "nobody everyone everybody someone somebody anyone no-one"
BareSubjp -> pr.spr
RedRel -> det.r NumX? (NomS | NomP) (v.d | Have%a Neg* v.n | modal Neg* v.b | Do%a Neg* v.b) (PP | adv | strand)*
VPG%a -> Pre0 (v.d CompsG | VAux%aG) (Link Pre0 (v.d CompsG | VAux%aG))*
VPR%a -> ("ever never still now always often just once then first currently recently")? (v.d CompsG | modal Neg* VP.bG | two.d NPshort | v.d NPshort Strand | Have%a Neg* VP.nG | Have%a RestG* | Have%a to VP.bG | Do%a Neg* VP.bG | Be%a BeRestR) (Link Pre0 v.d CompsG)*
VPR1 -> adv? v.b CompsG
VPRp -> Pre0 v.b CompsG
VPR3 -> Pre0 v.s CompsG
BeRestR -> Neg* (VP.gG | VP.nG | adv* adj Strand | Strand) RestG*
VPG1 -> Pre0 v.b CompsG (Link Pre0 v.b CompsG)*
VPGp -> Pre0 v.b CompsG
VPG3 -> Pre0 v.s CompsG

PP -> PP1 (comma? (cc | "not")? comma? (adv comma?)? PP1)* | PP1 cc (adv | PP1)
PP1 -> adv* Preps PObj
PP1 -> adv* "from" (NPo | adv | VP.g) ("to" | "until" | "through") (NPo | adv | VP.g)
PP1 -> adv* "between" NPo
Preps -> prep | prep.out prep | "as" "of from to for per" | "on in over through round down up across" "to" | "in" "between" | "down up over out back" "at on in from to with by for" | "off out inside outside" "of" | prep (comma prep)* comma? cc prep comma? | "from" prep | "up" "to" | "in" n.s "of with to" | "of" "up" "to"
PObj -> ("longer more less fewer") Comparison? | NPo | GerItem ((comma GerItem)* comma? cc GerItem)? | "vain full short general particular total common private public good sure free large best least first last high low part" | adv.p | WhNom | TimeNP
PP1 -> adv* ("from until till since except as than to") PP1
GerItem -> VP.g | NPo | (poss | prono | NPo) VP.g
AdjP -> AdjCore ((comma AdjCore)* comma? (cc | "but" | "though") adv* AdjCore)* (PP | ToInf | ThatCl | WhNom | Comparison | VP.g)*
AdjP -> adv* "sure glad happy confident certain aware sorry proud pleased delighted afraid convinced grateful" Clause
AdjCore -> "a" ("little bit lot touch shade") adj
AdjCore -> "so such" adj+ that? Clause | adv* adj ToInfG | adv* adj PP* | adv* v.n PP* | adv+ adj | adv* NumX time? adj
TimeLead -> predet? (det.s | det | det.p | adj | ord)* NumX? Pre* time num* ("ago later earlier before after on")? | num time num? | time num+ | year | ("twice once thrice" | num "times") (det.s time)?
TimeNP -> predet? (det.s | det | det.p | poss | adj | ord | Gen)* NumX? Pre* time num* ("ago later earlier before after on old long each running" | adv | PP)?
TimeNP -> ("twice once thrice" | num "times") (det.s time)? | num time num? | time num+ | num

Line -> LineVP.d LineTail* stop* | LineVP.b LineTail* stop* | LineVP.g LineTail* stop* | LineVP.n LineTail* stop* | Frag LineTail* stop* | LineVP3 LineTail* stop*
LineVP.d -> Pre0 VPd1 ((comma? cc | comma) (Adjunct comma?)? VPd1)*
LineVP.b -> "have" NPo Rest*
LineVP.b -> Pre0 Main.b ((comma? cc | comma) (Adjunct comma?)? Pre0 Main.b)*
LineVP.g -> VP.g ((comma? cc | comma) VP.g)*
LineVP.n -> VP.n ((comma? cc | comma) VP.n)*
LineVP3 -> VPr3 ((comma? cc | comma) VPr3)*
LineTail -> (comma | joint)+ cc? Frag | joint cc? (LineVP.d | LineVP.b | LineVP.g | LineVP.n) | (comma | joint)+ cc? (LineVP.n | VPx1 | VPx3) | stop (Frag | LineVP.d)
Frag -> NPo ("in out up down on off") | adv* NPo | AdjP | PP | adv+ | SubCl | ToInf | Clause | Absolute | num+ | TimeNP | Comparison | RelCl | NPo Rest* | AdjP Rest*
`;
