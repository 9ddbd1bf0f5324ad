import { wordTable } from "@savile/model";
/** Words of German, French, Spanish and Portuguese that may stand for each other. One group a line. */
export const foreignGroups = `
betreuung betreuen betreute betreut pflege versorgung
einarbeitung anleitung einweisung
einführung einführen eingeführt
beratung beraten beriet
bedienung bedienen
verkauf verkaufen vertrieb
erstellung erstellen erstellte erstellt
planung planen plante geplant
wartung instandhaltung
kunde kunden kundschaft
mitarbeit mithilfe unterstützung mitwirkung
reduje reducción reducir disminución disminuí bajé
aumenté aumento aumentar incremento incrementé
preparo preparación preparar preparé elaboración elaboro
cocinera cocinero cocina
ayudé ayuda apoyo apoyé colaboración colaboré
atención atiendo atendí atender
gestión gestiono gestioné
venta ventas vendí vendo
clientes cliente clientela
limpieza limpiar limpio
formación formar formé
place déploiement installation déployer
réduction réduit réduire baisse diminution
préparation préparé préparer prépare
accueil accueillir accueilli accueille
gestion géré gérer gère
rédaction rédigé rédiger rédige
vente ventes vendu vendre
aide aidé aider participation participé contribution contribué
formation formé former
organisation organisé organiser
création créé créer conception conçu
encaissement encaisser caisse
redução reduzi reduzir diminuição
preparação preparei preparar preparo
atendimento atendi atender
gestão geri gerir
apoio apoiei ajudei ajuda auxílio auxiliei
treinamento treinei formação formei
venda vendas vendi vender
elaboração elaborei elaborar
organização organizei organizar
`;

/** Words without content of their own, by language. */
export const foreignNeutral = wordTable<string>({
  de: `der die das den dem des ein eine einer einem einen und oder mit ohne in im am an auf aus bei bis zu zum zur von vom für über unter nach vor pro je als sowie auch wie
    jahr jahre jahren monat monate monaten tag woche erfahrung erfahren erfahrene erfahrener berufserfahrung kenntnisse grundkenntnisse kenntnis bereich mehr etwa rund circa ca sehr mehrjährige mehrjähriger seit derzeit zuletzt
    ich habe bin war wurde werde es sie wir meine meiner tätigkeit arbeit gearbeitet arbeite tätig sprache sprachen`,
  fr: `le la les l un une des de du d et ou avec sans dans en à au aux par pour sur sous depuis pendant chez ce cette ces qui que
    an ans année années mois jour semaine expérience expérimenté expérimentée connaissance connaissances bases plus moins environ près presque actuellement récemment
    tous toutes tout toute jours je j ai suis ma mon mes travail travaillé langue langues niveau ayant`,
  es: `el la los las lo un una unos unas de del y e o con sin en al a por para sobre bajo desde durante que como su sus
    año años mes meses día semana experiencia conocimientos conocimiento nivel más menos casi unos cerca aproximadamente actualmente recientemente
    todos todas todo toda días yo he soy fui mi mis trabajo trabajé idioma idiomas`,
  pt: `o a os as um uma uns umas de do da dos das e ou com sem em no na nos nas ao à por para sobre desde durante que como
    ano anos mês meses dia semana experiência conhecimento conhecimentos nível mais menos quase cerca aproximadamente atualmente recentemente
    todos todas todo toda dias eu sou fui meu minha trabalho trabalhei idioma idiomas`,
});

/** Numbers as words; those that are also English words are left out. */
export const foreignNumbers = wordTable<number>({
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  dreizehn: 13,
  vierzehn: 14,
  fünfzehn: 15,
  sechzehn: 16,
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  achtzig: 80,
  hundert: 100,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  trece: 13,
  catorce: 14,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  ochenta: 80,
  cien: 100,
  "ciento veinte": 120,
  "ciento cincuenta": 150,
  dois: 2,
  duas: 2,
  três: 3,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  treze: 13,
  catorze: 14,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  oitenta: 80,
  cem: 100,
  "cento e vinte": 120,
});

/** Words that say that one helped. */
export const foreignHelp =
  /(?<!\p{L})(?:mitarbeit|mitgearbeitet|mitgewirkt|mitwirkung|mithilfe|mitgeholfen|geholfen|unterstütz|beteilig|begleit|assist|teilnahme|teilgenommen|aid(?:e|é|er|ant)(?!\p{L})|particip|contribu|soutien|soutenu|appui|appuyé|ayud(?:é|a|ar|ando)(?!\p{L})|apoy|colabor|ajud(?:ei|a|ar|ando)(?!\p{L})|apoi|auxili|équipe|junto|team)/iu;

/** Words that say that one led. */
export const foreignLead =
  /(?<!\p{L})(?:leit(?:ung|ete|e|er|erin)(?!\p{L})|geleitet|teamleit|führte|führung|geführt|verantwort|dirig|dirección|direction|direção|lider|encabez|encargad|responsab|jefa|jefe|jefatura|chef|encadr|piloté|supervis|gerenci|gerente|gérant|directeur|directrice|director|diretor|coorden|coordin|maître)/iu;

/** Words that deny or take away. */
export const foreignNot =
  /(?<!\p{L})(?:nicht|kein|ohne|sans|pas|jamais|sin|nunca|sem|não|ningún|ninguna)(?!\p{L})/iu;

/** Levels of a language or skill, highest first. */
export const foreignLevels: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:muttersprach|maternelle|nativ|natal|langue maternelle|experte|expert)/iu, 5],
  [
    /(?<!\p{L})(?:fließend|verhandlungssicher|sehr gut|courant|couramment|fluid|fluente|avanc|avanz|bilingü|bilingue|hervorragend)/iu,
    4,
  ],
  [
    /(?<!\p{L})(?:gute|guten|gut|bon|bonne|buen|bueno|boa|bom|bon niveau|professionnel|profesional)/iu,
    3,
  ],
  [
    /(?<!\p{L})(?:konversation|intermédiaire|intermedio|intermediário|mittel|conversación|scolaire)/iu,
    2,
  ],
  [/(?<!\p{L})(?:grundkenntnis|basis|notions|débutant|básic|elemental|einfach)/iu, 1],
];

/** Words that say that a credential is no longer, or not yet, held. */
export const foreignOpen =
  /(?<!\p{L})(?:abgelaufen|in ausbildung|laufend|expiré|périmé|en cours|caducad|vencid|en curso|em curso|em andamento|caduc)/iu;
