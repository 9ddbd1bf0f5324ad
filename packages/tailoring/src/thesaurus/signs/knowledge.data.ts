/** What shows science, law, media and public work, and how anybody shows a strength: "asked | asked : sign ; sign". */
export const knowledgeSigns = `
aseptic technique | sterile technique | cell culture : contaminat+flask/culture/plate+not/no/never/month ; laminar ; hood+class/cell/passage ; passage+line/cell ; flask+cell/passage
sample preparation : digest+sample ; dilut*+sample/series ; extract+sample/solvent ; homogen ; weigh+sample/dissolve
chromatography | hplc : HPLC ; column+gradient/peak ; GC-MS/LC-MS
molecular biology | pcr : PCR/qPCR ; gel+run/band ; primer ; cloning ; CRISPR
microbiology : agar ; colony/colonies ; plate+count/streak ; incubat
method validation | method development : linearity ; LOD/LOQ ; recovery+repeat/precision ; method+new/set/validate
good laboratory practice | gmp | glp | quality system laboratory : batch+record ; deviation+write/close/CAPA ; SOP+write/wrote/revise ; CAPA ; GMP/GLP
scientific writing | scientific publications | publications : paper+first/co-author/journal/accept ; journal+article/publish ; manuscript ; poster+conference
grant applications | third-party funding : grant+won/win/award/write ; ERC/DFG/NIH/UKRI/Horizon
field work | fieldwork | field sampling : sample+river/soil/site/field/lake/well ; transect ; quadrat ; borehole+water
gis | geographic information systems | spatial analysis : ArcGIS/QGIS/MapInfo/PostGIS/FME ; layer+map/parcel ; shapefile
environmental assessment | environmental impact | environmental protection | environmental monitoring : newt/bat/bird+survey ; noise+dust/measure/log+site ; EIA ; ecolog+survey ; emission+measure/report
legal research | case law research : Westlaw/LexisNexis/Beck-online/Lexis/juris ; precedent ; case+law ; judgment+find/found/search
contract drafting | drafting contracts | legal drafting | contract review : clause+draft/redline/mark ; redline ; NDA/lease/SPA+draft/review/negotiat ; contract+draft/mark/revise
litigation support | court filing | trial preparation : bundle+court/trial/hearing ; exhibit ; disclosure+review/document ; e-filing ; deposition ; pleading
conveyancing | property transactions : exchange+completion ; Land+Registry ; title+deed/search
compliance | regulatory compliance | gdpr | data protection : GDPR/DSGVO/FCA/HIPAA ; policy+audit/regulator ; regulator+report/visit/file ; breach+report/log ; DPIA
policy work | policy development | policy analysis | policy advice : brief+minister/councillor ; consultation+response/paper ; white+paper ; policy+write/draft
reasoned decisions | decision writing | writing decisions | written reasoning : ground+refus/decision/uphold ; appeal+uphold/upheld ; judgment+write/draft ; decision+write/draft/uphold/upheld
report writing | writing reports | technical writing | writing skills | written communication | preparing reports : report+write/wrote/draft/page ; write/wrote+report/article/paper/brief/guide/manual/summary/column ; draft+report/paper/brief/page ; page+report
proofreading | editing | copy editing | editorial work : manuscript+edit/correct/read ; proof+read/correct ; sub-edit ; style+guide ; typo
journalism | reporting | news writing : story/stories+front/page/file/break/broke ; interview+mayor/minister/player ; newsroom
translation : translat+into/from/word/contract/subtitle ; subtitle ; Trados/memoQ/Phrase ; CAT+tool
interpreting : interpret+court/patient/police/meeting/for ; booth ; simultaneous ; consecutive
photography : shoot+wedding/product/portrait/studio ; photograph+wedding/product/portrait/food ; studio+light ; Lightroom/Capture+One
illustration : illustrat+book/magazine/cover ; draw/drew+book/character/cover
packaging design : box+design/die/carton ; carton+design ; label+bottle/jar/design ; dieline
typography | typesetting | layout | editorial design : typeset ; page+set/layout/grid/magazine/book/column ; grid+page/column/magazine ; InDesign ; spread
print production | pre-press | prepress : CMYK ; bleed ; printer+proof/paper/press/offset ; colour+proof ; Pantone
image retouching | photo editing | retouching : retouch ; skin+smooth ; cut-out+product ; Lightroom ; mask+image/photo/product
exhibition design | museum work | curating : exhibit+hang/hung/curate/case ; object+label/case/loan ; loan+museum/object
sound engineering | live sound | audio engineering : mix+band/live/front/desk/monitor ; FOH ; Pro+Tools ; Ableton/Logic+record/mix
stage management | stage work : cue+call/show ; prompt+book ; get-in ; fly+bar
time management | prioritisation | multitasking | multi-tasking | organisational skills | organisational ability : three/four/five/six/seven/eight/ten/several+at+once/time/parallel ; side+by+side ; every+deadline ; deadline+meet/met/never/all/miss ; list+morning+first/urgent ; juggl
adaptability | flexibility | flexible approach | fast learner | quick learner | willingness to learn | learning agility : learn/taught+myself/week/within/night ; in+my+first+week/month ; switch+from+to+week/day/within ; new+system/language/machine+week/day/within ; self-taught ; stepped/step+in ; cover+any/every/four/three/five+post/station/department/section/desk
problem-solving | problem solving | solution-oriented : cause+found/find ; traced ; work+out+why/how ; workaround ; nobody+could/found/find ; fix+within/same/day ; instead+of+stop/close/cancel ; found+way
intercultural skills | intercultural competence | multicultural environment | cultural sensitivity | diversity : nation+team/class/guest/twelve/ten/nine ; language+team/class/nine/six/families ; refugee ; abroad+year/team ; colleague/team/guest+countries/country ; countries+team/families/guest/from
leadership presence | motivating a team | team motivation | motivating staff : turnover+staff/team+fell/drop/lower ; nobody+left/leave ; morale ; team+celebrate/praise/thank
coaching | mentoring of junior | mentoring | training of apprentices | train apprentices | train new staff | training new staff | training new colleagues | buddy new | staff training : apprentice/trainee/graduate/starter/newcomer/beginner/junior/student/lad/joiner+with+me/beside/side/week/first/through/exam/passed/bench/out/sat/show/walk ; newcomer+walk ; new+driver/colleague/cook/agent/nurse/starter/staff/hire+ride/rode/sat/first/beside/with+me/show/week ; under+my+wing ; two/three+lad+with+me
explains technical | explain complex | explains the system | explaining technical matters | explain to laypeople | advising customers : walk+family/customer/client/owner/user+through/app/bill/how/system ; plain+word/language/English ; draw/drew/sketch+customer/client/patient/family+explain/show/understand ; show+owner/family/customer/user+how/app/switch/what/use ; expect+bill/family/customer
team meetings | running meetings | chairing meetings : chair+meeting/council/committee ; stand-up+ran/run/lead ; agenda+ran/run/team
working independently | works independently | independent way of working | self-directed work : alone+shift/night/branch/shop/desk/site ; on+my+own ; only+librarian/nurse/technician/accountant/engineer/person ; single-handed ; sole ; by+myself
networking | relationship building | building relationships | partnership working | maintaining contacts | network of contacts : partner+school/charity/firm/council+visit/meet/won/new ; contact+mayor/press/club/school+regular/build/built ; monthly+meet/breakfast+firm/partner/council ; joint+project/event+school/club/museum
volunteer management | coordinating volunteers : volunteer+rota/train/recruit/thirty/twenty/find/found ; helper+rota/find/found
data protection awareness : consent+form/photo/parent ; locked+cabinet/file
sustainability | environmental awareness | sustainable practices : peat-free ; rainwater ; recycl ; carbon+footprint/cut/tonne ; energy+bill/cut/save+bulb/heat ; pesticide+without/no/stop ; plastic+replace/stop/cut
digital skills | computer literacy | it skills | computer skills : Excel/Word/Outlook/SharePoint/Teams/PowerPoint/Moodle/Google
creativity | creative thinking : invent ; idea+new/own/came/campaign ; design+own ; out+of+cardboard/pallet/scrap
risk assessment | risk management | risk analysis : hazard+list/score/site/outing/trip/write ; risk+register/score/list/rate ; likelihood
quality management | iso 9001 | quality management system : ISO+9001/13485/17025 ; audit+finding/internal/nonconform ; nonconform ; CAPA
crisis management | remain composed in emergencies | calm in emergencies | cool head | acting in emergencies | emergencies : derail ; fire+brigade/service+call/until/evacuat ; collaps+call/until/ambulance/defib/CPR ; arrest+first/until/team ; evacuat ; stopped/stop+train/bus/line+within/minutes/seconds ; ambulance+call/until/wait ; flood+night/call/until ; within+two+minutes
calm with anxious patients | anxious patients | patience | empathy | empathetic | kind : held+hand ; hold+hand ; cry/crying+sat/sit/hold/held/until ; frighten/scared/panic+talk/sat/hold/held/slow/calm ; nervous+owner/patient/child+talk/sat/time/calm ; listen+hour/until/story ; sat+with+until/widow/family/hour ; grief/grieving/bereave
wet chemistry | classical chemistry | wet chemical analysis : titrat* ; Karl+Fischer ; gravimetr* ; Kjeldahl ; distillation+fat/oil/sample
spectroscopy | spectroscopic techniques | spectroscopic analysis : FTIR ; UV-Vis ; NMR ; infrared+identify/measure/spectrum ; Raman ; ICP-MS/ICP-OES ; spectrophotometer
litigation | civil litigation | dispute resolution : claim+trial/court/injury/defend ; disclosure+list/trial ; witness+statement+trial/claim/bundle ; court+bundle ; struck+out ; pleading
administering estates | estate administration | probate : probate ; estate+administer/deceased/executor ; executor ; inheritance+tax
wills | will drafting | drafting wills : will/wills+draft/write/wrote+mirror/single/client ; lasting+power+attorney
family law | family proceedings : divorce+draft/petition/application/client ; child+arrangement ; matrimonial ; injunction+family/violence
commercial property | commercial leases | lease renewals : lease+renew/commercial/rent/retail+draft/negotiate/renew
residential conveyancing | residential property | house sales and purchases : house+sale/purchase+contract/search/completion/file ; search/searches+exchange+completion ; Land+Registry
scaling experiments | animal models | in vivo : mouse/mice/rat+transgenic/dose/phenotype/colony ; zebrafish ; colony+mouse/mice
`;
