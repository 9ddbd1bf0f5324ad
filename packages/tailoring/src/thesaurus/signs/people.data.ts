/** What shows care, teaching and health work: "asked | asked : sign ; sign". */
export const peopleSigns = `
administration of medication | medication administration | medicines management | administering medicines : medicine/drug/tablet/med+round/give/gave/hand ; MAR+sheet/chart ; med+pass ; blister+pack ; insulin+give/gave/inject ; drug+round ; tablet+give/gave/dispense
personal care | assistance with daily living | activities of daily living | basic care | personal hygiene : wash+dress/resident/client/patient/man/woman ; bath/shower+resident/client/patient/help ; toilet+help/assist/resident/pad ; mouth+care ; feed+resident/patient ; dress+resident/client/help
moving and handling | manual handling of patients | patient handling | patient transfer : hoist ; slide+sheet ; stand+aid ; Sara+Stedy ; transfer+bed+chair/wheelchair ; turn+patient/resident+hour
dementia care | dementia : Alzheimer ; memory+unit/ward/clinic/care ; Lewy ; sundown
palliative care | end-of-life care | end of life | terminal care : dying ; last+day/hour+sit/sat/resident/patient/family ; hospice ; syringe+driver ; bedside+family+last/die
wound care | wound management | dressing changes : dressing+change/ulcer/wound/leg ; VAC ; pressure+ulcer/sore ; stitch+remove/out ; compression+leg/bandage
venepuncture | phlebotomy | blood sampling | blood collection : blood+take/took/draw/drew/sample/vial ; butterfly+needle/vein
cannulation | iv therapy | intravenous : IV+line/start/place ; drip+set/put ; cannula ; catheter+vein/peripheral
vital signs | patient observations | patient monitoring | observations : blood+pressure+pulse/temperature/take/took ; NEWS ; obs+round/hourly/chart ; temperature+pulse
infection control | infection prevention | hygiene standards : isolation+room/patient/nurse ; hand+hygiene ; norovirus/MRSA ; sterile+field/pack ; PPE+isolate/outbreak ; decontaminat ; disinfect
sterilisation | instrument sterilisation | decontamination | sterilisation of instruments : autoclave ; instrument+wash/pack/sterile/kit ; steriliser
care planning | care plans | care plan : care+plan+write/review/update ; plan+resident/client/patient+goal/review/write
patient assessment | triage | clinical assessment | nursing assessment : triage ; decide+urgent/first/who+patient/seen ; history+take/took+patient ; sort+urgent+patient/call/animal
theatre experience | surgical assistance | scrub | perioperative | theatre nursing : scrub+case/for/list ; theatre+instrument/swab/list/assist ; swab+count ; operating+room/theatre+assist/prepare
anaesthesia monitoring | anaesthetic monitoring | monitoring anaesthesia | anaesthesia : isoflurane/sevoflurane/propofol ; capnograph ; under+anaesthetic+watch/monitor/keep ; gas+depth+watch/adjust ; intubat ; induction+recovery+animal/dog/cat/patient ; anaesthetic+chart
surgical nursing | surgical prep | surgery preparation : clip+scrub/site ; theatre+set/prepare/kit ; spay/neuter/castrate+assist/prepare/nurse ; instrument+pass/lay/set
radiography | x-ray | diagnostic imaging | radiographs : X-ray+take/took/position/expose ; expose+plate/bitewing/film ; position+hip/chest+plate/table/ray ; CT/MRI+scan+patient/animal ; bitewing
laboratory diagnostics | in-house laboratory | sample analysis | laboratory testing : blood+run/spin/analyser/smear ; urine+dip/sediment/test ; smear+microscope/stain ; faecal+float/egg ; swab+culture/plate ; centrifuge
patient education | patient counselling | client education | advising owners | client advice : show/teach/taught+patient/family/owner+inject/inhaler/how/use ; explain+owner/patient/family+diet/discharge/medicine/treatment/aftercare ; discharge+owner/instruction/explain ; nurse+clinic+weight/diabetes/puppy/diet
animal handling | handling animals | animal restraint : hold/held/restrain+dog/cat/horse/animal/puppy/nervous/aggressive ; muzzle ; calm+dog/cat/horse+table/nervous ; halter ; lead+horse
animal care | animal husbandry | kennel : kennel+clean/dog/feed ; feed+calf/calves/animal/dog/horse/sheep/pig ; muck+out ; litter+tray
inpatient care animals | hospitalised animals | inpatient care | intensive care : drip+hour/check/patient/animal ; ward+patient/animal+feed/turn/check/night ; overnight+critical/drip/patient ; ventilat ; parvo+isolate/nurse
dental prophylaxis | dental procedures animals | scale and polish : scaler ; tartar/calculus ; scale+polish ; ultrasonic+teeth/tooth
periodontal therapy | periodontal treatment : debridement ; subgingival ; root+planing ; pocket+depth/chart
oral hygiene instruction | oral health education : brush+show/teach/child/how ; disclosing ; floss+show
oral radiographs | intraoral radiographs | dental radiographs : bitewing ; periapical ; PA+expose/film
emergency care | first aid | emergency medical care | emergency response | emergency nursing : CPR ; resuscitat ; defibrillat ; cardiac+arrest ; bleed+stop/dress ; ambulance+until/came/hand ; choke/choking ; crash+team/call ; evacuat
physical rehabilitation | rehabilitation | physiotherapy | mobilisation of patients : walk+again+patient/stroke/hip ; exercise+stroke/hip/knee/patient ; gait ; crutch
mental health | psychiatric care | mental health support : psychos/schizophren/bipolar/depression+ward/client/patient/support ; suicide+watch/risk ; section+ward/MHA ; self-harm
behaviour management | challenging behaviour | de-escalation | de-escalate | behaviour support : throw+chair/thing+calm/quiet/low/clear ; hit/bite/bit/kick+calm/quiet/plan/sit/sat ; outburst ; meltdown ; voice+low ; talk+down ; spoke+through+door ; settle+fight/quarrel/furious/aggressive ; trigger+plan/chart/child/resident ; calm+corner/down
safeguarding | child protection | safeguarding children | protection of children : safeguard+refer/concern/report/lead ; MASH ; bruise+report/refer/log ; protection+conference/plan ; Section+47 ; social+services+refer/report ; disclosure+child/report
special educational needs | special needs | additional needs | inclusive teaching | sen support | inclusion : autis* ; dyslexi ; Down+syndrome ; EHCP/IEP ; hearing+impair/aid ; blind ; wheelchair+pupil/child/class ; visual+timetable ; Makaton/PECS ; speech+delay ; ADHD
early years curriculum | early years | eyfs | early childhood education | learning through play | play-based learning : EYFS/Te+Whāriki ; sand+water/tray/play ; nursery+play/key/song/children ; toddler ; mud+kitchen ; role-play+corner
observation and documentation of children | child observation | learning journeys | documenting development | child development records | developmental observation : learning+journal/journey/story ; Tapestry/Famly/Storypark ; milestone ; photo+note+child/parent/portfolio ; observe+child/children+note/write/next
parent communication | working with parents | parent partnership | partnerships with parents | partnership with families | cooperation with parents : parent+evening/talk/meet/coffee/handover/door/tell/told/pick-up ; mum+dad ; family+evening/visit/invite/home ; dad+read/come
settling in | transition support | settling-in | school transition : first+week+tear/parent/child ; cry+parent/door/settle ; Berlin+model ; school+start+visit/teacher/hand
language development children | early literacy | language support | literacy : rhyme ; story+time/circle/sack/read ; phonics ; picture+book ; read+aloud/toddler/group
outdoor education | forest school | outdoor play | nature pedagogy : wood+child/group/week/fire ; puddle ; den+build ; bug+hunt ; mud
nappy changing | care routines | children's personal care : nappy/nappies/diaper ; potty ; bottle+feed/baby/warm ; nap+mat/baby/child/settle
lesson planning | curriculum planning | lesson preparation : scheme+work ; lesson+plan/prepare/resource ; unit+plan/write+year/grade/class
classroom management | behaviour in class : class+of+quiet/settle/rowdy/difficult/rule/order ; rule+class/pupil ; detention+fell/drop/fewer ; seating+plan
assessment of pupils | marking | pupil assessment | student assessment : mark+book/essay/paper/exam/coursework ; grade+essay/paper/exam/test ; moderat+coursework ; test+pupil+term/gap
exam preparation | examination classes : GCSE/A-level/IB/Abitur+class/result/prepare/teach/taught ; past+paper ; mock+exam
tutoring | one-to-one tuition | individual support : one-to-one+pupil/child/student ; catch-up+pupil/reading ; small+group+pupil/phonics/catch
classroom teaching | teaching : lesson+a+week/year/class ; taught/teach+class/year/pupil/grade/lesson ; class+of+pupil/child/children/twenty/thirty
ceramics | pottery : kiln ; glaze+pot/fire/throw ; threw+pot/bowl ; clay
case management | caseload : case+families/client/open/hold/held+plan/visit/review ; client+plan+agency/review/housing
needs assessment | assessment of need | social assessment : Care+Act ; assess+home/adult/need/client/family+plan/visit ; home+visit+assess/need
court work | family court | court reports | court proceedings : evidence+court/proceeding/judge ; statement+court/judge ; care+proceeding
counselling | advice work | advising clients | welfare advice : benefit+claim/appeal/form+client/help ; debt+client/plan/advise ; session+client/couple/grief
community outreach | outreach | community engagement | outreach work : school+visit+library/bus/talk ; street+homeless/round ; care+home+visit+book/read ; door+to+door ; stall+market/festival/community ; housebound ; mosque/church/temple+visit/talk/meet
youth work | working with young people : youth+club/centre/group ; teenager+club/evening/trip ; under-16/under-18
cataloguing | cataloging | catalogue maintenance | bibliographic records : MARC/RDA/Dewey ; subject+heading ; catalogue+record/title/book/create ; classmark ; authority+record
library management system | library system | library software | integrated library system : Koha/Alma/Sierra/Symphony/Polaris/Aleph/Evergreen/Spydus/Voyager/Heritage/WorldShare/Folio/FOLIO
collection development | collection management | acquisitions | weeding : weed+stock/shelf/book/title ; withdraw+title/book/stock ; book+order/choose/chose/buy/select+title/fund/subject/supplier ; circulation+figure+stock/title ; standing+order+book/title
reference services | reference work | information desk | enquiry desk | reference enquiries | user enquiries : enquiry/question+desk/reader/answer/student/user ; helped+reader/student/user+find/database/source ; database+search+for/student/researcher
information literacy | user education | library instruction | user training | research skills teaching : student+taught/teach/show/session+search/database/cite/reference/source ; fresher+tour/session ; session+Zotero/EndNote/reference ; class+search+source/database
reading promotion | reader development | story time | children's library : story+time/children/toddler ; book+club/group+run/lead/month ; summer+reading ; author+evening/visit/reading ; rhyme
circulation desk | lending services | lending desk | loans desk | library circulation : issue+return+book/desk ; loan+return/desk/overdue/renew ; overdue+book/notice/fine ; interlibrary ; hold+shelf/reserve
local history | archives | archive work | digitisation | archival : scan+photo/glass/negative/newspaper/map/deed ; finding+aid ; box+list ; parish+record ; digitis
interlibrary loan | document delivery : ILL ; British+Library+request/order ; article+request+other/library
dispensing | dispensing of prescriptions | prescription processing : script/prescription+a+day/fill/label/check/assemble ; label+bag+check/prescription
eye examination | intraocular pressure | tonometry : applanation ; Goldmann ; puff ; tonometer
midwifery | antenatal care | maternity care : birth+attend/deliver/assist/water ; antenatal ; labour+ward ; booking+visit+pregnan
nutrition advice | dietary advice : diet+plan/patient/client ; meal+plan
massage | treatment of clients : massage+client/back/session
monitored dosage systems | dosette boxes | compliance aids | multi-compartment compliance aids | blister packing : blister+pack/fill/seal ; dosette ; Nomad/Venalink ; tray+weekly+medicine/tablet/fill
medicines reconciliation | medication reconciliation | drug history | medication history taking : drug/medicine/medication+compare/check/reconcile+record/chart/list ; medication+history+take/took/taken ; GP+record+drug/medicine/chart
aseptic preparation | aseptic compounding | sterile compounding | cytotoxic preparation : isolator ; chemotherapy+make/made/prepare/compound ; parenteral+make/made/prepare/compound ; laminar+flow ; aseptic+make/made/prepare/compound
safeguarding adults | adults at risk | adult protection | vulnerable adults | adult safeguarding : section+42 ; neglect/abuse+older/adult/elder/resident ; Care+Act+enquiry/enquiries/concern
risk assessments social work | best interests assessment | mental capacity : capacity+assess/decision ; Mental+Capacity ; best+interest+decision/meeting
giving evidence | give evidence | evidence in court | court reports | court work | court skills : cross-examine* ; court+statement/report/evidence+write/wrote/file/gave/give ; witness+box/stand ; proceeding+statement/evidence/report
care act assessments | assessment of need | needs assessment | social care assessment : Care+Act+assess/review ; assess+need+home/ward/family ; support+plan+assess
tenancy support | tenancy sustainment | housing support | homelessness : tenancy/tenancies+keep/kept/sustain/set/support ; arrears+tenant/repay/plan ; hostel ; rough+sleeper ; homeless
welfare benefits | benefits advice | benefits knowledge : PIP/ESA ; universal+credit ; benefit+claim/form/appeal/apply ; housing+benefit
trauma-informed practice | trauma informed : trauma+train/practice/approach
neurological rehabilitation | stroke rehabilitation | neuro rehabilitation : stroke+rehab/splint/patient/unit/ward ; brain+injury ; Parkinson ; Bobath
supervision of students | student placements | clinical supervision | supervision of therapists : student+supervise/placement/mentor ; educator+practice ; supervise+therapist/colleague/junior
record of vaccination | vaccination | administering vaccines | immunisation : vaccin* ; jab+give/gave/given ; immunis*/immuniz* ; flu+shot
`;
