/** The noun that a job title turns on. */
export const titleNouns: ReadonlySet<string> = new Set(
  `accountant actuary adjuster administrator advisor adviser advocate aide agent analyst animator apprentice architect artist assembler assistant associate attendant attorney auditor
  baker barista bartender biologist bookkeeper broker buyer caregiver carer carpenter cashier chef chemist chief clerk cleaner coach coder collector consultant controller cook
  coordinator counsel counselor counsellor courier custodian dentist designer developer dietitian director dispatcher doctor driver ecologist economist editor educator electrician engineer
  estimator executive expert fabricator faculty fellow fighter firefighter florist foreman generalist geologist grader guard handler head hostess host hygienist illustrator inspector
  installer instructor intern interpreter investigator janitor journalist journeyman judge laborer labourer landscaper lawyer lead leader lecturer lecturer librarian lifeguard linguist
  loader machinist maker manager marketer mason mechanic mentor merchandiser merchandizer midwife mover nanny nurse nutritionist officer operator optician optometrist organizer
  packer painter paralegal paramedic partner pathologist pharmacist photographer physician physicist picker pilot plumber porter practitioner president principal processor
  producer professional professor programmer promoter provider psychologist purchaser realtor receptionist recruiter registrar rep reporter representative researcher reviewer roofer
  rvt sales scheduler scientist secretary seller server sommelier specialist staff statistician steward stocker strategist stylist superintendent supervisor surgeon surveyor teacher teller
  technician technologist tester therapist trader trainee trainer translator treasurer tutor underwriter usher veterinarian videographer waiter waitress warehouseman washer welder worker writer
  sdr bdr rn lpn cna emt dba sre cto ceo cfo coo vp volunteer member apprenticeship internship controller clinician phlebotomist sonographer radiographer hairdresser`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that only say how high a title stands. */
export const rankWords: ReadonlySet<string> = new Set(
  "senior sr junior jr lead principal staff chief head entry level mid associate assistant executive ii iii iv i intern trainee graduate vice president vp director apprentice journeyman master charge".split(
    " ",
  ),
);
