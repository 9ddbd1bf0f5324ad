/** Words that may stand for each other without changing what is claimed: same rank, same direction. */
export const synonymGroups: readonly string[] = [
  "cut reduce decrease lower lessen shrink trim reduction decline drop",
  "increase raise grow boost lift expand growth rise",
  "build develop create construct make produce development",
  "write author draft compose",
  "handle process serve",
  "act serve function",
  "add introduce implement adopt institute roll establish launch start",
  "exceed beat surpass outperform top",
  "meet hit reach attain achieve fulfil fulfill",
  "deliver provide give offer supply furnish render",
  "care treat look tend nurse",
  "help assist support aid contribute",
  "participate take part join involve participation",
  "collaborate work partner cooperate liaise team",
  "maintain keep upkeep sustain service",
  "resolve solve settle fix address",
  "teach instruct educate tutor",
  "train coach onboard training",
  "use apply employ utilize operate",
  "improve enhance better strengthen upgrade improvement",
  "answer respond reply field",
  "prepare prep ready preparation",
  "organize organise arrange coordinate plan",
  "check verify inspect review audit examine",
  "track monitor record log document chart",
  "sell market",
  "customer client shopper consumer",
  "patient resident",
  "student pupil learner child kid",
  "employee staff worker colleague hire personnel team member",
  "error mistake",
  "company firm business organization organisation",
  "job role position post",
  "goal target objective quota",
  "income revenue sale",
  "bill invoice billing invoicing",
  "buy purchase procure",
  "ship dispatch send",
  "repair fix mend service",
  "clean sanitize tidy",
  "deployment deploy release",
  "approximately about around roughly nearly",
  "daily day",
  "weekly week",
  "monthly month",
  "yearly annual annually year",
  "back backed",
  "current present ongoing",
  "currently now pursuing progress study studying complete completing",
  "experience background practice work worked",
  "knowledge skill familiarity",
  "bachelor bsc degree",
  "test testing",
  "project initiative",
  "guest visitor diner",
  "meeting conference",
  "class course lesson",
  "vehicle car truck",
  "machine machinery equipment",
  "complaint issue problem concern",
  "fast quick rapid",
  "hold have possess earn obtain receive",
  "recent recently latest last",
  "tongue language",
];

/** Words of letters and summaries that state nothing about what somebody did. */
export const neutralWords =
  `apply application applicant posting post position role job ask asks asked asking need needs want mention mentions name names named call calls look looking resume letter cv page
  point example record part time case such first second third take come comes bring brings speak speaks address put show shows shown list lists listed detail details date dates question questions open plain
  conversation welcome glad happy thank reading describe described give gives full contact top best close closest work works worked working experience experienced career background field change carry carries meet
  professional role knowledge familiarity skill skills skilled practice including include includes included involve involves recent recently latest most currently today now previously earlier before later since then also addition additional additionally
  i'm i've year years month months employer title degree studies study projects volunteer education responsibilities responsibility position positions certification certifications credential credentials license licence hold holds held
  example term terms kind way thing things particular similar same one two side center centre matter matters rather prefer say behind below above far come here there who which what where when where's over across area areas range
  start starts started beginning end ends begin based various several multiple different many few new strong good key main general overall daily regular regularly well together directly primarily mainly successfully effectively efficiently
  person people place places fit fits answer answers evidence offer another keep keeps examples chosen chose mind near please consider considered considering letter stood above reach glad talk fits fit duties duty closest begin part parts time like would position toward degree called requirement requirements writing alongside other others speaker speakers card candidate leave line lines`
    .split(/\s+/)
    .filter(Boolean);
