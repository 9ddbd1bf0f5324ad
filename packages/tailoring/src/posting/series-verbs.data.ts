/**
 * Verbs that name work where they stand in a series of deeds; elsewhere most of them are nouns as often
 * ("mark", "share", "book"), so that they open no line by themselves.
 */
export const seriesVerbs: ReadonlySet<string> = new Set(
  `accompany act adhere advance aim alert align ally apply arrange ask attach back bag bake bank barcode batch bath bathe
  bill blend block boil bond book border bottle brand break brew brief brush bundle burn button buy call
  calm cap card cart carve cast catch cater caulk chair chase chat check chill chop circulate cite claim clamp clear
  climb clip coat collate comb come command comment commission compare compose compost copy cost cover crate crop
  crush curate date debrief decide deck defend define deglaze delegate depot deputise deputize describe devise dice
  dig dip discharge discuss dismantle divide dock do dose drain dredge dress drill drop dry dust dye eat edge
  empty encourage end engrave enrol enroll erect exchange extract face fade farm feed fell fence fetch fetch fight
  file filter fire fit fix flag flush fold form forward frame free freeze fry fuel fund gauge glaze glue go grade
  graft grate grease grind grout halt hammer hand harvest haul head hear heat hedge hit hoe hoist hold honour hoover
  hunt inform inject inoculate insert insulate invite invoice iron itemise itemize join joint judge knead knit know
  lace land lather lay lead leave lend let light line link list live loan lock lubricate machine mail map mark
  mash mask master mend merge milk mill mind mine mop mould mount mow muck nail name nominate note notice notify nurse
  offer oil open operate own paint pair park pass paste patch pave pay peel pen phone photograph pilot pin pipe
  place plant plaster play plead plough plow plumb point polish pool portion position pot pour power press print prime
  probe proof proofread prune pull pump punch push put query question quote rack raise rake rank rate reach rear rebuild
  receipt reflect refuel refund relay relight release relieve remind remit remove render renew rent repaint
  request reset reshape restart return ring rig rinse rivet roll roast rotate round route sail salt sand save saw
  say score scrape scrub seal season see send service settle sew shadow shampoo shape share sharpen shear
  shelve shift shine shoot shop shovel show shred shut sift sign sing sit skim slice smooth smoke solder sow spin split
  spot spray spread squeeze stack stage stain stake stamp stand staple start steam steer step sterilise sterilize stick
  stir stitch stop strip study style submit substitute suggest sum supply suture swab swap switch syringe tag
  tailor tally tap tape taste taxi tell tend thank thaw thin tidy tie tile till tip toast top touch tour tow trace
  trade trade trap travel trim triage tune turn type unblock unlock unpack untangle vaccinate value vary vent visit
  wait walk wall warn water wax weed weld wheel whip widen wind wipe wish witness wrap yoke`.split(
    /\s+/,
  ),
);
