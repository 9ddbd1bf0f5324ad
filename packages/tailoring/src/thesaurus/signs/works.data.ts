/** What shows building, making, mending, driving and guarding: "asked | asked : sign ; sign". */
export const worksSigns = `
fault-finding | fault finding | troubleshooting | fault diagnosis | diagnostics | diagnosing faults | find and put right faults : trace/chase/track/hunt/pin+fault/leak/short/short-circuit/drift/noise/down/cause/dead/stuck/crack/to ; dead+pump/motor/valve/fuse/sensor ; multimeter ; cause+found/find+stop/fail/break/misfire ; why+stop/fail/trip/leak+found/find/work
preventive maintenance | planned maintenance | maintenance of machines | machine maintenance | equipment maintenance : grease+bearing/machine/daily/weekly/check ; oil+change/filter/check/level ; belt/bearing/filter/seal+change/replace ; service+interval/hour/schedule/every ; check+daily/weekly/monthly+machine/pump/lift/balance
calibration | calibration of instruments | instrument calibration : balance+weight/check ; pipette+gravimetr/check ; pH+electrode/buffer ; reference+standard+check/gauge ; gauge+check/block
plumbing installation | sanitary ware | sanitary installation | bathroom installation : WC/basin/shower/bath/toilet+hang/hung/set/fit/install/plumb ; bathroom+fit/first/second
boiler installation | heating installation | heating systems : boiler+fit/hang/hung/swap/install ; radiator+hang/hung/fit/balance ; combi ; underfloor+lay/laid/loop
electrical installation | wiring | domestic wiring | house rewiring : rewire ; socket+fit/wire/second ; consumer+unit ; cable+pull/run/dress/clip ; distribution+board ; conduit+bend/run ; second+fix
electrical testing | inspection and testing | periodic inspection : insulation+resistance ; EICR ; earth+loop ; dead+test ; RCD+test ; Megger
control systems | plc programming | plc | automation technology : Siemens+S7/TIA ; Allen-Bradley/Beckhoff/TwinCAT/CODESYS/Omron ; TIA+Portal ; ladder+logic ; SCADA
solar installation | pv installation | photovoltaic installation : module+roof/rail/string/fit ; inverter+wire/hang/string/fit ; racking+set/roof
battery storage | energy storage : Powerwall/BYD/Pylontech/sonnen ; battery+house/garage/inverter/commission
welding : MIG/TIG/MAG/MMA/SMAW/GMAW ; weld+pipe/plate/frame/seam/bead ; fillet+weld
cnc programming | cnc machining | machining | machine setting | cnc operation : G-code ; Fanuc/Heidenhain/Sinumerik/Mazatrol/Haas ; tool+offset ; turn+shaft/part/lathe ; mill+part/pocket/axis ; Mastercam/HyperMill/Fusion
measuring equipment | precision measurement | metrology | dimensional inspection : micrometer ; caliper ; CMM ; bore+gauge ; height+gauge ; Zeiss/Mitutoyo
technical drawings | reading drawings | drawing interpretation | blueprint reading : drawing+from/work/read/isometric/tolerance/dimension ; blueprint ; isometric ; GD&T
cad | cad software | computer-aided design | 3d modelling | technical drawing software : AutoCAD/SolidWorks/Revit/CATIA/Inventor/Creo/MicroStation/Fusion/Rhino/SketchUp/ArchiCAD/NX/Vectorworks/Civil3D/Tekla/Onshape ; Civil+3D
structural design | structural analysis | structural engineering | structural calculations | structural calculation : beam+size/check/calculate/steel/load ; slab+design/reinforce/check ; Eurocode ; load+calculate/bridge/beam/floor ; reinforcement+design/drawing/bar ; ETABS/SAP2000/Robot/STAAD/Tekla/SOFiSTiK/RFEM ; retaining+wall+design/check ; finite+element
drainage design | hydraulic design | stormwater design | drainage | sewer design | water supply design : sewer+size/design/gradient/replace/lay ; culvert ; manhole ; attenuation ; SuDS/SUDS ; MicroDrainage/InfoDrainage/EPANET/SWMM/HEC-RAS/WaterCAD/Causeway ; runoff ; pipe+gradient/size/flow
road design | highway design | highways | road construction | traffic engineering : junction ; roundabout ; kerb+line/lay/raise ; alignment ; carriageway ; pavement+design/thick/layer ; sight+line ; asphalt+lay/laid/layer ; swept+path ; cycle+lane/track
geotechnical | ground investigation | soil investigation | foundation design | site investigation : borehole ; trial+pit ; pile/piling+design/load/test/drive ; CPT/SPT ; foundation+design/pad/strip/raft/depth ; bearing+capacity ; core+sample ; slope+stab
surveying | land surveying | setting out | site survey : total+station ; theodolite ; GPS/GNSS+point/rover/survey ; level+peg/benchmark/dumpy ; set+out ; Leica/Trimble ; point+cloud
site supervision | site management | construction supervision | construction site management | supervision of works | supervising construction works | site inspection : site+daily/diary/weekly+contractor/concrete/crew/check/walk/sub ; pour+concrete+check/attend/before ; subcontractor+site/gang/week ; resident+engineer ; snag ; foreman+site/crew
cost estimation | estimating | quantity surveying | quantity take-off | tendering | cost estimates | bill of quantities | tender documents : BoQ ; bill+quantit ; quantit+take/drawing/measure ; price+job/tender/work+metre/labour/rate ; take-off ; tender+price/document/compare/bidder ; valuation+monthly/contractor/agree
bridge engineering | bridge inspection | bridge design : bridge+span/deck/bearing/crack/load/replace/inspect ; girder ; abutment
project documentation construction | as-built documentation | construction documentation : as-built ; drawing+mark ; O&M+manual
building regulations | planning applications | permitting | permits | approval procedures | planning permission : permit+city/council/authority/get/got ; planning+officer/permission/application+submit/get/got ; building+control ; authority+approve/submit
construction planning | programme planning | construction scheduling | works programming : Primavera/Asta ; MS+Project ; programme+week/gang/look-ahead ; Gantt ; look-ahead
quality control construction | materials testing | concrete testing | material testing | quality inspection on site : cube+test/crush ; slump ; compaction+test/density ; nuclear+density ; core+test/drill ; sieve
health and safety on site | site safety | construction safety | occupational safety | workplace safety : toolbox+talk ; RAMS ; method+statement ; CDM ; permit+work ; near+miss ; scaffold+inspect/tag/check ; lost-time ; SiGeKo
bricklaying | masonry : brick+lay/laid/day ; block+lay/laid ; mortar ; pointing
carpentry | joinery : door+hang/hung ; roof+cut/truss ; skirting ; stud+wall ; staircase ; kitchen+fit ; dovetail ; joist
painting and decorating | painting : wall+emulsion/coat/paint ; wallpaper ; gloss ; brush+roller ; spray+paint
tiling : tile+lay/laid/cut/bath/floor ; grout
plastering : skim ; render+wall/house ; plasterboard
roofing : slate+lay/laid/replace/roof ; tile+roof/ridge ; flashing ; felt+roof
excavator operation | plant operation | operating excavators | heavy equipment : digger ; excavator+trench/dig/tonne ; 13-tonne/20-tonne ; backhoe ; dumper
scaffolding : scaffold+erect/put/strike ; tube+fitting
load securing | cargo securing | securing loads : strap+load/chain/plate/coil/down ; chain+strap/plate/coil/down ; lash ; anti-slip ; EN+12195 ; ratchet
multi-drop | multi-drop delivery | parcel delivery | delivery driving : drop/stop/call/delivery/parcel+a+day/shift/route ; doorstep ; signature+handheld ; pub+shop+day
temperature-controlled transport | refrigerated transport | cold chain : reefer ; frozen ; chilled ; Thermo+King ; Carrier+unit ; temperature+strip/log
dispatching | transport planning | route planning | dispatch | vehicle scheduling | fleet scheduling : assign+load/truck/driver/job/run ; route+plan/build/built/shorten/driver ; run+build/built+truck/driver/van ; truck+send/sent+driver/load/slot ; tour+plan/driver
passenger transport | passenger service | driving passengers | bus driving | public transport | coach driving : bus+route/line/drive/drove/passenger/school/double/city ; coach+drive/drove/party/tour/school ; passenger+route/board/aboard/stop/drop ; double-decker ; tram ; articulated+bus/city
fare collection | ticket sales | ticketing | selling tickets | cash handling on board | fare handling : fare+take/took/collect/cash/change/count ; ticket+sell/sold/machine/check/issue/driver ; day+pass/rider+sell/sold/issue ; contactless ; pay+in+waybill/end/shift ; waybill ; change+passenger
vehicle checks | pre-departure checks | vehicle inspection | walkaround checks | daily vehicle checks | roadworthiness : walk+round/around+bus/vehicle/truck/lorry/tyre/before ; walkaround ; tyre+check/before/walk/look ; light+brake+check/before ; defect+sheet/book/report/card/bus/vehicle ; nil+defect ; first+use+check ; oil+water+check/before
timetable adherence | punctual operation | schedule adherence | on-time performance | keeping to timetables : on+time+%/run/departure/route/stop/trip ; late+less/minute/departure/never ; timetable+keep/kept/minute/run ; minute+of+timetable
assisting passengers with reduced mobility | wheelchair assistance | accessible transport | disabled passengers | passenger assistance | passengers with disabilities : ramp+lower/put/wheelchair/out ; wheelchair+strap/clamp/board/secure/ramp/lift/tail ; kneel+bus ; blind+passenger/help/seat ; elderly/old+passenger/help/seat/step ; guide+dog
driving hours | working time rules | tachograph | drivers' hours regulations | driving and rest times : tacho ; digi+card ; rest+break+hour/record/45 ; hours+rule/law/record+drive
defensive driving | safe driving | accident-free driving | clean driving record | accident-free | clean accident record : km/miles/year+without+accident/claim/collision/scratch/fault ; no+accident/claim/blame+year/mile/km ; without+blameworthy/accident ; eco-driv ; accident-free ; free+accident
winter driving | driving in difficult conditions : snow+chain/drive/road/route ; ice+road/drive ; chain+pass/winter/snow
local route knowledge | route knowledge : route+learn/know/knew/line/depot ; every+route/line+depot/drive ; street+know/knew
incident reporting accident | accident reporting | incident reporting | incident documentation : accident+form/report/log/sketch/fill ; log+incident/book ; report+incident/write/wrote/same ; witness+statement/name/note
forklift operation | forklift driving | forklift truck : reach+truck ; counterbalance ; pallet+rack/lift/truck
order picking | picking and packing | order fulfilment : pick+order/line/hour/scanner/voice ; pack+box/order/parcel ; handheld+pick
goods receiving | goods in | receiving goods : delivery+check/note/unload/count ; unload+lorry/truck/container/pallet/trailer ; pallet+check/book/unload
warehouse management system | wms : Manhattan/Blue+Yonder/SAP+EWM ; EWM/Körber/Mantis ; Manhattan/Korber/Körber/Infor/Reflex/SnapFulfil/Astro+WMS/wave/location/Active/system
import and export | customs clearance | customs : customs+declar/entry/clear/broker ; HS+code ; incoterm ; bill+lading ; EUR.1/ATR/T1
freight forwarding | shipping | international shipping : container+book/vessel/port/sail ; bill+lading ; vessel+book ; air+freight ; sea+freight
train control | movement authorities | train dispatching | signalling : Form+D ; track+warrant ; signal+panel/box/set/route ; CTC ; dispatcher+subdivision/territory
access control | entry control | gatehouse | entrance control : badge/pass/ID+check/gate/door/turn ; gate+lorry/visitor/sign/check/bag ; turn/sent+away+pass/ticket/ID ; sign+in+contractor/visitor
patrol | patrolling | site patrols : round+night/hour/lock/site/building+walk/check ; patrol ; walk+fence/perimeter/floor+night/hour
cctv | video surveillance | surveillance | surveillance experience : camera+watch/screen/bank/room/monitor ; control+room+screen/camera ; CCTV
crowd control | crowd management | event security : crowd+barrier/gate/exit/hold/queue ; concert/match/stadium+door/gate/search/steward ; queue+door/search+bag
conflict management | dealing with aggressive people | conflict resolution : drunk+talk/out/calm/left ; fight+part/stop/broke/calm ; aggressive+talk/calm/guest/man
alarm response | keyholding | emergency procedures : alarm+answer/attend/went/within/reset ; evacuat ; fire+panel
production | assembly work | assembly | assembly line : assemble+unit/part/board/line/shift ; torque ; screw+fit+line/unit ; station+line+part/unit
quality inspection | final inspection | quality assurance production : reject+part/batch ; sample+part/batch/hour+measure/check ; first-off ; check+part/batch+gauge/drawing/limit
packaging operation | packing line | filling line : line+bottle/box/carton/fill/hour ; shrink+wrap ; label+machine
lean manufacturing | 5s : Kanban/5S/Kaizen/SMED ; shadow+board ; change-over/changeover+minute/cut
shift work | rotating shifts | night shifts | weekend work | early starts | work nights : 2/3/4/5+a.m ; early/late/night+rota/rotation/shift/week/alternat ; night+a+week/shift ; weekend+duty/every/second/shift ; on+nights ; rotating ; 4-on/4-off ; Sunday+shift/duty
lifting | physically demanding | heavy lifting | physical work | physically fit | physical fitness | physical stamina : carry/lift/haul/push/drag+kilo/kg/sack/bag/box/kilos/trolley/pound/mattress/slope/stair ; on+foot+floor/shift/day/hour ; on+feet+hour/shift/day ; stand+all+day/shift ; shovel ; 25+kg
outdoor work | work in all weather | working outdoors | all weathers : rain ; snow ; frost ; minus+degree/20/10 ; winter+outside/open/field/slope/hand/through ; summer+heat/outside
working at heights | work at height : rope+access ; ladder+roof/mast ; scaffold ; mast+climb ; harness ; roof+work/fit/rail ; cherry+picker ; MEWP
travel | willingness to travel | business travel | nights out : night+away/out/week ; week+hotel/road/abroad/site ; country+visit/site/travel/install ; cab+sleep/slept
electrical faults | electrical fault finding | electrical fault-finding : fault/leakage/trip/short+trace/find/found/locate/cure ; trip+circuit+trace/find/found ; dead+circuit+trace/find
industrial electrical installation | industrial wiring | industrial electrical : motor+control+centre/center ; three-phase ; MCC ; cable+tray/ladder ; switchgear
cold storage | cold store | chilled and frozen | temperature-controlled storage : chill+frozen/store/chamber/room ; frozen+chamber/store/warehouse ; -25/-18/-20
goods receipt | goods-in : pallet+book/booked/check/receive+order/purchase/supplier/day ; delivery+check+order/purchase/note ; booked+in+pallet/delivery/deliveries
returns processing | returns handling | customer returns : return+sort/inspect/restock/regrade/process
clean abstract | driver abstract | driver's abstract | clean driving abstract : abstract+clean ; clean+licence/license ; demerit+no ; point+no+licence/license
radar systems | radar maintenance | radar : radar+repair/maintain/test/align
weight and balance | load planning | load control | aircraft loading : loadsheet ; load+sheet/plan/instruction+aircraft/flight/trim ; trim+sheet/aircraft ; hold+load+aircraft/belly
lead work | leadwork | lead roofing : lead+flashing/valley/bay/bossing/weld/valleys ; flashing+lead/dress
pitched roofs | slating and tiling | slate and tile roofing : slate+tile/lay/laid/roof ; tile+roof/batten ; batten+felt/slate/tile
timber cruising | timber layout | cutblock layout | road layout | block layout : block+layout/traverse/flag/boundary ; traverse+boundary/road ; ribbon+boundary/block
forest surveys | stocking surveys | silviculture surveys | regeneration surveys : plot+survey/stocking/establish ; regeneration+survey ; free+growing
`;
