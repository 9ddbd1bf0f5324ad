/** What shows work for guests, in kitchens and in houses: "asked | asked : sign ; sign". */
export const hospitalitySigns = `
check-in and check-out | guest check-in | check-in | guest arrivals and departures | checking guests in and out : arrival+departure ; key/keycard+hand/issue/give+guest/arrival/room ; registration+card ; arrival+a+day/shift/evening/coach ; checked+in+guest/arrival/coach ; bill+settle+departure/guest/leaving
property management system | hotel software | hotel management system | pms | front office system | hotel reservation system | hotel reservation software : Opera/Protel/Mews/Fidelio/Cloudbeds/Apaleo/Maestro/RoomKey/Guestline/Sihot/Suite8/Hotelogix/Little Hotelier/RoomRaccoon/StayNTouch/Newbook/RMS Cloud/eZee/Clock PMS
reservations | booking management | reservation handling | room reservations : booking+take/took/enter/change/confirm/phone/mail/group ; Booking.com/Expedia ; allotment ; rooming+list ; overbook ; table+book+phone/guest
night audit | end-of-day closing : day+close/roll+night ; overnight+reconcile/balance/report ; night+balance/post/close+card/cash/day/till
guest billing | billing guests | invoicing guests | settling accounts : folio ; bill+guest/room/extra+split/post/settle/company ; deposit+guest/charge/refund ; minibar+charge/post
concierge | guest recommendations | local information : restaurant+recommend/table+guest ; taxi/theatre/tour/ticket+guest/book/arrange ; guest+map/walk/sight/tip
group bookings | group reservations | conference bookings : rooming+list ; coach+party/group/guest ; delegate+room ; group+block/allot/room
housekeeping inspection | inspection of guest rooms | room inspection | room checks : checklist+room/bath/departure ; room+check/inspect/release+departure/front/before ; hair+bath
room cleaning | cleaning of guest rooms | housekeeping : room+a+shift/day+bed/clean/make ; bed+make/made/change ; turn-down ; departure+room+clean
linen management | laundry : linen+count/wash/order/sort/loss ; laundry+press/wash/load ; mangle
food preparation | food prep | mise en place | kitchen preparation : chop/peel/dice+vegetable/veg/onion/kilo ; prep+station/list/veg/salad ; portion+meat/fish/kilo ; fillet+fish ; stock+sauce+make/made ; butcher+lamb/beef/pig
grill | line cooking | à la carte cooking | a la carte : section+grill/sauce/fish/larder ; cover+night/service+cook/grill/pass ; pass+ran/run+service
menu planning | menu development | menu design | recipe development : dish+new/change/write/cost+menu/season/month ; menu+write/wrote/change/season/cost ; recipe+write/wrote/develop/cost
food hygiene | haccp | food safety | food safety management : HACCP ; fridge+temperature+log/record/check ; allergen+label/sheet/matrix/list ; hygiene+rating/five/score/inspector ; probe+core/temperature ; date+label
food cost control | cost control kitchen | cost of sales | gross profit control : food+cost+percent/down/% ; GP ; portion+cost/cut ; waste+food+weigh/down/cut ; gross+margin+food/kitchen ; gross+profit+food/% ; portion+weigh/cost ; reprice/repricing+dish/dishes/menu
pastry | desserts | patisserie : croissant ; éclair/eclair/tart/macaron ; cake+decorate/tier/wedding ; dessert+plate/make/menu ; chocolate+temper
laminated dough | lamination : croissant ; puff+pastry ; pain/pains+chocolat ; fold+butter+dough
bread making | bread production | baking : loaf/loaves ; dough+mix/shape/prove/scale ; sourdough ; baguette ; bake+night/morning/oven
table service | waiting tables | serving guests | food service | waiting staff : table+serve/section/cover/wait/station ; plate+carry ; cover+night/lunch/evening+serve/station/lay ; tray+carry+drink/guest ; order+take/took+table/guest
wine knowledge | wine service | wine advice : wine+list/recommend/pair/taste/decant/cellar ; WSET ; sommelier
bar work | bartending | cocktails | drinks service : cocktail ; pint+pull/pour ; shaker ; beer+pour/pull/tap ; keg+change
barista | coffee preparation : espresso ; latte ; grinder ; flat+white
banqueting | catering events | function catering : wedding+guest/plate/cover/buffet ; buffet+set/guest/build ; banquet+cover/guest ; canapé
opening restaurants | restaurant opening | site opening | pre-opening : first+service+week/permit/concrete ; soft+opening ; opened+site/branch/store/hotel+from/empty/team
waste reduction | reduce waste | food waste : waste+down/cut/fell/halve/less/bin ; leftover+use/turn ; bin+fewer/less
multi-cuisine | international cuisine : Thai/Japanese/Italian/French/Indian/Mexican+kitchen/dish/cook
cleaning | cleaning services | office cleaning : mop/vacuum/hoover+floor/office/room ; desk+wipe/dust ; toilet+clean/scrub ; floor+polish/scrub/buff
deep cleaning : grease+trap/hood/canopy ; move+fridge/oven+clean ; steam+clean
pool supervision | lifeguard : pool+watch/rescue/guard ; swimmer
property management | building management | lettings | residential management : tenant+rent/repair/lease/move ; rent+collect/arrears/review ; flat+let/lease/inspect ; service+charge+budget
grounds maintenance | garden maintenance | gardening | grounds keeping | upkeep of gardens : mow/mowed/mown ; weed+bed/border/path ; hedge+cut/clip/trim ; border+plant/dig/weed/mulch ; lawn+edge/cut/feed/stripe ; strim ; leaf/leaves+rake/blow
plant knowledge | horticultural knowledge | plant identification | planting design | knowledge of plants : Latin+name/plant ; perennial ; shrub+name/choose/chose/identify ; species+plant/name/border ; cultivar ; bulb+plant/choose
pruning | tree pruning | hedge trimming | topiary : rose+cut/prune/winter ; secateur ; apple/pear/fruit+tree+cut/wood/winter/train ; cut+back+shrub/hedge/branch ; espalier ; wisteria ; topiary ; crown+lift/thin ; yew/box+clip
lawn care | turf care | turf maintenance | lawn maintenance : scarif ; aerat*/spike+lawn/green/turf/pitch ; mow/mown/mower ; top-dress ; overseed ; moss+lawn ; stripe
hard landscaping | landscaping | paving : paving/slab/sett+lay/laid ; dry+stone+wall ; patio ; fence+post+put/set/build/erect ; decking ; path+lay/laid+gravel/brick
irrigation | watering systems | irrigation systems : drip+line/hose/zone ; sprinkler+set/fit/repair/timer ; water+timer/butt/zone+bed/lawn/plant
pest and disease control | plant protection | plant health | pest control : aphid ; blight ; slug ; box+moth/blight ; nematode ; spray+weed/knapsack/roundup/pest ; PA1/PA6 ; ladybird ; mildew ; trap+rat/mouse/moth
greenhouse | propagation | plant propagation | nursery work | raising plants : cutting+take/took/root/strike/struck ; seedling ; sow+tray/seed/under/greenhouse ; prick+out ; pot+on ; glasshouse ; graft
composting | soil improvement | soil preparation | soil management : compost ; mulch ; manure ; dig+over/in ; leaf+mould ; pH+soil/lime
garden machinery | operation of garden machinery | groundskeeping machinery | power tools garden : mower ; strimmer ; chainsaw ; hedge+cutter ; brushcutter ; leaf+blower ; rotavator ; ride-on
machinery maintenance garden | maintenance of equipment garden | small engine : blade+sharpen/grind+mower ; spark+plug ; mower+service/repair/oil
garden design | landscape design : plan/draw/drew/sketch+border/garden/planting ; planting+plan ; show+garden
forestry machinery : forwarder ; harvester ; Ponsse ; skidder ; winch+timber
tree felling | chainsaw work | tree work : fell+tree/spruce/ash/oak/beech/pine ; chainsaw ; snedding ; thin+spruce/stand/wood
tree planting | afforestation : plant+tree/sapling/whip ; whip+plant/stake
crop production | arable farming | harvest | vegetable growing : harvest+ton/tonne/field/crop/veg/kilo ; drill+wheat/barley/field ; polytunnel ; veg+box/grow
milking | dairy herd | livestock | cattle : cow+milk/calve/herd ; calving/lambing ; ewe ; heifer ; parlour
fine dining | fine-dining | gastronomic cuisine | haute cuisine | michelin level : Michelin ; tasting+menu ; nine-course/seven-course ; rosette/rosettes ; starred
`;
