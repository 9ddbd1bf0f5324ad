/** The noun that a job title turns on. */
export const titleNouns: ReadonlySet<string> = new Set(
  `accountant actuary adjuster administrator advisor adviser advocate aide agent analyst animator apprentice architect artist assembler assistant associate attendant attorney auditor
  baker banker barista bartender biologist bookkeeper broker buyer caregiver carer carpenter cashier chef chemist chief clerk cleaner coach coder collector consultant controller cook
  coordinator counsel counselor counsellor courier custodian dentist declarant designer developer dietitian director dispatcher doctor driver ecologist economist editor educator electrician engineer
  estimator executive expert fabricator faculty fellow fighter firefighter florist foreman generalist geologist grader guard handler head hostess host hygienist illustrator inspector
  installer instructor intern interpreter investigator janitor journalist journeyman judge laborer labourer landscaper lawyer lead leader lecturer lecturer librarian lifeguard linguist
  loader machinist maker manager marketer mason mechanic mentor merchandiser merchandizer midwife mover nanny nurse nutritionist officer operator optician optometrist organizer
  packer painter paralegal paramedic partner pathologist pharmacist photographer physician physicist picker pilot plumber porter practitioner president principal processor
  producer professional professor programmer promoter provider psychologist purchaser realtor receptionist recruiter registrar rep reporter representative researcher reviewer roofer
  rvt sales scheduler scientist secretary seller server sommelier specialist staff statistician steward stocker strategist stylist superintendent supervisor surgeon surveyor teacher teller
  technician technologist tester therapist trader trainee trainer translator treasurer tutor underwriter usher veterinarian videographer waiter waitress warehouseman washer welder worker writer
  sdr bdr rn lpn cna emt dba sre cto ceo cfo coo vp volunteer member apprenticeship internship controller clinician phlebotomist sonographer radiographer hairdresser
  planner interventionist sampler curator bricklayer glazier plasterer tiler joiner fitter millwright pipefitter rigger scaffolder groundskeeper gardener arborist farmer farmhand rancher groomer
  sorter finisher grinder tailor seamstress presser housekeeper concierge bellhop valet dishwasher busser runner barback butcher fishmonger referee umpire dancer musician actor singer composer conductor choreographer
  sculptor jeweler jeweller watchmaker locksmith boilermaker lineman lineworker splicer audiologist podiatrist chiropractor acupuncturist esthetician cosmetologist barber beautician manicurist dietician
  paraprofessional paraeducator dean provost proctor archivist docent conservator ranger warden sheriff deputy detective trooper marshal constable soldier sergeant lieutenant captain commander airman sailor medic corpsman
  copilot stewardess purser navigator deckhand toolmaker moulder sprayer decorator framer salesperson salesman saleswoman demonstrator telemarketer canvasser fundraiser lobbyist mediator arbitrator magistrate bailiff
  stenographer transcriptionist proofreader copywriter blogger influencer presenter announcer correspondent columnist cartoonist modeler drafter draftsman draughtsman cartographer hydrologist meteorologist astronomer
  botanist zoologist microbiologist toxicologist pharmacologist epidemiologist mathematician sociologist anthropologist archaeologist historian pastor priest chaplain sourcer appraiser adjudicator programmer webmaster
  administrator bookseller florist sommelier pizzaiolo babysitter caretaker superintendent cleaner mixologist interventionalist`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that only say how high a title stands. */
export const rankWords: ReadonlySet<string> = new Set(
  "senior sr junior jr lead principal staff chief head entry level mid associate assistant executive ii iii iv i intern trainee graduate vice president vp director apprentice journeyman master charge".split(
    " ",
  ),
);
