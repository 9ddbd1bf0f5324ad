import { degreesAbroad, schoolsAbroad } from "./abroad.data.ts";

/** Degrees and their level; matched on folded text without dots. */
export const degreePatterns: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:ph ?d|dphil|doctor(?:ate)?(?: of| in)?|doktor|doutorado|doctorado|doctorat|promotion|md|jd|dds|dmd|pharm ?d|psy ?d|ed ?d|dnp|dvm|juris doctor|dr (?:med|phil|rer nat|ing))\b/,
    5,
  ],
  [
    /\b(?:master(?:'?s)?|masters|m ?sc|m ?s|m ?a|m ?eng|m ?ed|m ?phil|m ?b ?a|mba|emba|llm|mfa|mph|msw|mpa|mpp|msn|m ?res|m ?tech|m ?arch|mca|m ?com|mim|magister|diplom(?:-[\p{L}]+)?|dipl(?:-ing|-kfm|-inf| ing)?|pg ?(?:ce|cert|dip)|maestria|mestrado|master universitario|mastere|dea|dess|postgraduate|pos-graduacao|posgrado|staatsexamen|lehramt)\b/u,
    4,
  ],
  [
    /\b(?:bachelor(?:'?s|s)?|b ?sc|b ?s|b ?a|b ?eng|b ?ed|b ?tech|b ?com|b ?b ?a|bba|bfa|bsn|b ?arch|bca|b ?e|llb|bsw|bphil|licence(?: professionnelle| pro)?|licenciatura|licenciado|licenciada|lic|grado en|grado|bacharelado|bacharel|tecnologo|bakk|baccalaureus|ingenieria|ingenieur|diplome d'?ingenieur|engenharia|graduacao|undergraduate|honours degree|titulo de)\b/,
    3,
  ],
  [
    /\b(?:associate(?:'?s|s)?(?: degree| of| in)|a ?a ?s|a ?s|a ?a|hnd|hnc|foundation degree|ausbildung(?: (?:zum|zur|als))?|lehre|berufsausbildung|cap|bep|bts|but|dut|deust|bac pro|titre professionnel|fp|ciclo formativo|grado superior|grado medio|tecnico(?: (?:en|em|superior))?|tecnica|curso tecnico|formacion profesional|efz|nvq|btec|city and guilds|city & guilds|certificate|certificat|zertifikat|diploma|diplome|trade certificate|apprenticeship|vocational|meisterbrief|meisterprufung|meister|techniker|fachwirt|umschulung|curso|cqp|deas|deaes|deavs|gnvq|level \d|advanced diploma|nanodegree|bootcamp|minor|specialization)\b/,
    2,
  ],
  [
    /\b(?:high school(?: diploma)?|secondary school(?: certificate)?|ged|abitur|fachabitur|allgemeine hochschulreife|hochschulreife|fachhochschulreife|matura|realschulabschluss|hauptschulabschluss|mittlere reife|mittlerer schulabschluss|baccalaureat|bac|brevet(?: des colleges)?|bachillerato|bachiller|graduado escolar|graduado en eso|educacion secundaria|educacion primaria|eso|ensino medio|ensino fundamental|a[- ]levels?|o[- ]levels?|gcses?|as[- ]levels?|leaving certificate|hsc|ssc|cbse|icse|intermediate|international baccalaureate|ib diploma|matriculation|higher secondary|advanced highers?|highers)\b/,
    1,
  ],
  ...degreesAbroad,
];

const schools =
  /\b(?:universit\p{L}*|univ\.?|universidad\p{L}*|college|collegiate|institut\p{L}*|school|schools|academy|academia|akademie|hochschule|fachhochschule|berufsschule|berufskolleg|gymnasium|realschule|gesamtschule|hauptschule|grundschule|oberschule|\p{L}+schule|\p{L}*kolleg|ecole|lycee|iut|greta|afpa|cfa|colegio|escuela|escola|faculdade|faculty|facultad|instituto|ies|conservatory|conservatoire|seminary|polytechnic\p{L}*|politecnico|polytechnique|campus|bootcamp|ihk|handwerkskammer|handelskammer|senai|senac|sena|ufrj|usp|tu|fh|rwth|lmu|kit|hec|iit|nit|high|sixth form|\p{L}{3,} tech(?=$|,)|centro de (?:formacion|estudios|educacion)|centre de formation|ysgol|kindergarten|大学|学院|中学)\b|大学|学院/u;

/** Words that head a school's name, folded. */
export const schoolWords = new RegExp(`${schools.source}|${schoolsAbroad.source}`, "u");

/** Marks, honours and other notes that are never a school or a degree, folded. */
export const educationNotes =
  /^(?:c?gpa\b|cum\.? gpa|(?:cumulative|overall|major|final|total) (?:c?gpa|average|grade)|grade\b|grades\b|note\b|notendurchschnitt|abschlussnote|gesamtnote|mention\b|promedio|nota\b|media\b|magna cum|summa cum|cum laude|with (?:honou?rs|distinction)|honou?rs?\b|first[- ]class|dean'?s list|relevant course|coursework|courses?\b|modules?\b|thesis|dissertation|diplomarbeit|bachelorarbeit|masterarbeit|abschlussarbeit|schwerpunkt|minor\b|minor in|activities|activities and societies|award|scholarship|final grade|result|percentage|score\b|class of|concentration|specialization|specialisation|focus|key modules|subjects|capstone|emphasis|memoire|tcc\b|grad\.?$|graduated|graduation|passed\b|renewed\b|results? pending|(?:\p{L}+|\d+) (?:units?|modules?|papers?|exams?) (?:to go|left|remaining|passed|complete)|in progress|ongoing|incomplete|not completed|unfinished|expected|anticipated|laufend|abgebrochen|en cours|en curso|em andamento|cursando|incompleto|completed$|completo$|due to (?:finish|complete|graduate|end|start)|(?:finish(?:es|ing|ed)?|ends?|ending|starts?|started|begins|began|deferred)$|exams?$|exams? (?:booked|due|in|on|to)\b|(?:student |associate |full |honorary )?(?:member|fellow)(?:ship)? of|distinctions? in|(?:part|full)[- ]time$|(?:(?:\p{L}+day|day|evening|weekend|block) )?(?:evenings?|mornings?|nights?|weekends?|release)$|online$|short course$|distance learning$|by distance$|self[- ]funded$)/u;
