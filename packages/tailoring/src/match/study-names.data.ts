/** Fields of study as other languages and other schools call them: what stands in a text, and the field in English. */
export const studyNames: readonly (readonly [said: RegExp, field: string])[] = [
  [
    /maschinenbau|werktuigbouw\p{L}*|génie mécanique|ingegneria meccanica|ingenier[íi]a mec[áa]nica|engenharia mecânica|maskin(?:ingenjör|teknik)/iu,
    "mechanical engineering",
  ],
  [
    /elektrotechnik|elektrotechniek|génie électrique|ingegneria elettr\p{L}+|ingenier[íi]a el[ée]ctrica|engenharia elétrica|elektroteknik/iu,
    "electrical engineering",
  ],
  [
    /bauingenieur\p{L}*|génie civil|ingegneria civile|ingenier[íi]a civil|caminos, canales|engenharia civil|civiele techniek/iu,
    "civil engineering",
  ],
  [
    /wirtschaftsingenieur\p{L}*|ingegneria gestionale|ingenier[íi]a industrial|génie industriel/iu,
    "industrial engineering business",
  ],
  [
    /verfahrenstechnik|chemieingenieur\p{L}*|génie chimique|ingenier[íi]a qu[íi]mica/iu,
    "chemical engineering",
  ],
  [
    /betriebswirt\p{L}*|(?<!\p{L})BWL(?!\p{L})|diplom-?kauf\p{L}+|kauffrau|gestion des entreprises|administraci[óo]n (?:y direcci[óo]n )?de empresas|(?<!\p{L})ADE(?!\p{L})|economia aziendale|administração de empresas|bedrijfskunde|företagsekonomi/iu,
    "business administration management",
  ],
  [
    /volkswirt\p{L}*|(?<!\p{L})VWL(?!\p{L})|sciences économiques|econom[íi]a(?! aziendale)|économie|economie|nationalekonomi/iu,
    "economics",
  ],
  [/wirtschaftsinformatik/iu, "business information systems computer science"],
  [
    /informati(?:k|ca|que)\p{L}*|informática|diplom-?informatiker\p{L}*|datalogi|datateknik|computing science|computer studies/iu,
    "computer science",
  ],
  [
    /rechtswissenschaft\p{L}*|(?<!\p{L})jura(?!\p{L})|juristisch\p{L}*|volljurist\p{L}*|derecho|(?<!\p{L})droit(?!\p{L})|giurisprudenza|direito|rechten|juridik/iu,
    "law",
  ],
  [/psi[ck]olog\p{L}+|psychologie/iu, "psychology"],
  [/pharmazie|farmac[íi]a|pharmacie|farmacia/iu, "pharmacy"],
  [/humanmedizin|(?<!\p{L})medizin(?!\p{L})|médecine|medicina(?! veter)/iu, "medicine"],
  [/tiermedizin|veterinärmedizin|veterinaria|médecine vétérinaire/iu, "veterinary medicine"],
  [/lehramt\p{L}*|magisterio|professorado|lärar\p{L}+/iu, "education teaching teacher"],
  [
    /kindheitspädagogik|früh(?:kindliche|pädagogik)\p{L}*|educaci[óo]n infantil|scienze dell'infanzia|early years|early childhood(?: studies| care)?/iu,
    "early childhood education",
  ],
  [
    /erziehungswissenschaft\p{L}*|(?<!kindheits)pädagogik|pedagog(?:ía|ie|ia|ik)/iu,
    "education pedagogy",
  ],
  [
    /soziale arbeit|sozialarbeit|sozialpädagogik|trabajo social|travail social|servizio sociale|socionom/iu,
    "social work",
  ],
  [
    /krankenpflege|pflegewissenschaft|(?<!\p{L})pflege(?!\p{L})|enfermer[íi]a|infermieristica|soins infirmiers|enfermagem|verpleegkunde|sjuksköterske\p{L}*/iu,
    "nursing",
  ],
  [
    /kommunikationsdesign|visuelle kommunikation|visual communication|communication design|graphic communication|grafikdesign|grafik-?design|diseño gr[áa]fico|design graphique|graphic arts/iu,
    "graphic design visual communication",
  ],
  [/architektur|arquitectura|architettura/iu, "architecture"],
  [/(?<!\p{L})physik(?!\p{L})|f[íi]sica|physique(?!ment)/iu, "physics"],
  [/(?<!\p{L})chemie(?!\p{L})|qu[íi]mica|chimie|chimica/iu, "chemistry"],
  [/biologie|biolog[íi]a/iu, "biology"],
  [/mathematik|mathématiques|matem[áa]tica|wiskunde/iu, "mathematics"],
  [/statistik|estad[íi]stica/iu, "statistics"],
  [
    /bibliothek\p{L}* und information\p{L}*|library and information|library information/iu,
    "library information science",
  ],
  [
    /bibliothekswissenschaft\p{L}*|biblioteconom[íi]a|librarianship|library studies/iu,
    "library science",
  ],
  [/agrarwissenschaft\p{L}*|agronom[íi]a|agronomie/iu, "agriculture agronomy"],
  [/gartenbau\p{L}*|horticultura/iu, "horticulture"],
  [/landschaftsarchitektur|landscape design|paisajismo/iu, "landscape architecture"],
  [/forstwirtschaft|forstwissenschaft/iu, "forestry"],
  [
    /hotelfach\p{L}*|hotel management|hotellerie|hôtellerie|hoteler[íi]a|hospitality management|hospitality/iu,
    "hospitality hotel tourism",
  ],
  [/tourismus\p{L}*|turismo|tourisme/iu, "tourism"],
  [/politikwissenschaft\p{L}*|ciencias pol[íi]ticas|sciences politiques/iu, "political science"],
  [/journalistik|periodismo|journalisme/iu, "journalism"],
  [/physiology|neurobiology|biopsychology|cognitive science/iu, "neuroscience physiology"],
];

/** Classes of fields as demands name them, and words of the fields that belong to each. */
export const studyClasses: readonly (readonly [asked: RegExp, members: RegExp])[] = [
  [
    /(?<!(?:social|political|computer|data|life|natural|food|sports?|information|library|materials?|environmental|earth|health|actuarial|animal|nursing|management|applied|of) )\bscience\b(?! of)|\bSTEM\b|\bscientific\b|\bnatural sciences?\b/iu,
    /\b(?:physics|chemi\p{L}+|bio\p{L}+|mathemati\p{L}+|statistics|geolog\p{L}+|computer science|data science|material\p{L}*|neuroscience|pharmac\p{L}+|engineering|environmental|genetics|astronomy|zoology|botany|ecology|physiology|informatics)\b/iu,
  ],
  [
    /\b(?:engineering|technical|technological)\b|\bSTEM\b/iu,
    /\b(?:engineering|technology|computer science|mechatronics|physics)\b/iu,
  ],
  [
    /\b(?:numerate|numerical|quantitative|mathematical|analytical)\b/iu,
    /\b(?:mathemati\p{L}+|statistic\p{L}+|physics|economics|econometrics|finance|actuarial|engineering|computer science|data science|accounting|operations research)\b/iu,
  ],
  [
    /\bbusiness(?:[- ]related)?\b/iu,
    /\b(?:business|management|commerce|economics|finance|accounting|marketing)\b/iu,
  ],
  [
    /\b(?:humanities|arts)\b/iu,
    /\b(?:history|philosophy|literature|english|languages?|linguistics|classics|theology|art history|humanities)\b/iu,
  ],
  [
    /\bsocial sciences?\b/iu,
    /\b(?:sociology|psychology|economics|political science|anthropology|social (?:science|work)|criminology|geography)\b/iu,
  ],
  [
    /\blife sciences?\b/iu,
    /\b(?:bio\p{L}+|neuroscience|physiology|pharmac\p{L}+|medicine|genetics|zoology|botany|ecology|microbiology|immunology)\b/iu,
  ],
];
