/**
 * Months by number from 1 in languages whose names are none of those in the main table: the Baltic, the middle,
 * the south and the east of Europe, Turkish, Catalan, Indonesian, Arabic and Hebrew; with the forms that stand in
 * dates, without such short ones as are words elsewhere.
 */
export const monthsAbroad: readonly string[] = [
  "tammikuu tammikuuta tammikuussa jaanuar janvāris janvārī sausis sausio styczeń stycznia sty leden ledna januára január ianuarie ian siječanj siječnja января январь янв січень січня януари јануар ιανουάριος ιανουαρίου ιαν ocak gener يناير ינואר בינואר",
  "helmikuu helmikuuta helmikuussa veebruar februāris februārī vasaris vasario luty lutego únor února február februára februarie veljača veljače февраль февраля фев февр лютий лютого февруари фебруар φεβρουάριος φεβρουαρίου φεβ şubat febrer pebruari فبراير פברואר בפברואר",
  "maaliskuu maaliskuuta maaliskuussa märts martā kovas kovo marzec březen března marec március márc martie ožujak ožujka март марта березень березня μάρτιος μαρτίου μαρ maret مارس מרץ במרץ",
  "huhtikuu huhtikuuta huhtikuussa aprill aprīlis aprīlī balandis balandžio kwiecień kwietnia kwi duben dubna apríl apríla április aprilie travanj travnja апрель апреля апр квітень квітня април απρίλιος απριλίου απρ nisan أبريل ابريل אפריל באפריל",
  "toukokuu toukokuuta toukokuussa maijs maijā gegužė gegužės maja květen května máj mája május svibanj svibnja май мая травень травня мај μάιος μαΐου μαι mayıs mayis maig مايو מאי במאי",
  "kesäkuu kesäkuuta kesäkuussa juuni jūnijs jūnijā birželis birželio czerwiec czerwca červen června jún júna június iunie iun junij lipanj lipnja июнь июня июн червень червня юни јун ιούνιος ιουνίου ιουν haziran juny يونيو יוני ביוני",
  "heinäkuu heinäkuuta heinäkuussa juuli jūlijs jūlijā liepa liepos lipiec lipca červenec července júl júla július iulie iul julij srpanj srpnja июль июля июл липень липня юли јул ιούλιος ιουλίου ιουλ temmuz juliol يوليو יולי ביולי",
  "elokuu elokuuta elokuussa augusta augusts augustā rugpjūtis rugpjūčio sierpień sierpnia srpen srpna augusztus avgust kolovoz kolovoza август августа авг серпень серпня αύγουστος αυγούστου αυγ ağustos agost أغسطس אוגוסט באוגוסט",
  "syyskuu syyskuuta syyskuussa septembris septembrī rugsėjis rugsėjo wrzesień września wrz září septembra szeptember szept septembrie septembar rujan rujna сентябрь сентября сент сен вересень вересня септември септембар σεπτέμβριος σεπτεμβρίου σεπ eylül setembre سبتمبر ספטמבר בספטמבר",
  "lokakuu lokakuuta lokakuussa oktoober oktobris oktobrī spalis spalio październik października paź říjen října október októbra octombrie oktobar октябрь октября окт жовтень жовтня октомври октобар οκτώβριος οκτωβρίου οκτ ekim أكتوبر اكتوبر אוקטובר באוקטובר",
  "marraskuu marraskuuta marraskuussa novembris novembrī lapkritis lapkričio listopad listopada listopadu novembra noiembrie novembar studeni studenog ноябрь ноября ноя нояб листопад листопада ноември новембар νοέμβριος νοεμβρίου νοε kasım kasim نوفمبر נובמבר בנובמבר",
  "joulukuu joulukuuta joulukuussa detsember decembris decembrī gruodis gruodžio grudzień grudnia gru prosinec prosince prosinac prosinca decembra decembrie decembar декабрь декабря дек грудень грудня декември децембар δεκέμβριος δεκεμβρίου δεκ aralık aralik desembre desember ديسمبر דצמבר בדצמבר",
];

/** Names that are different months in different languages: the number of each by the language of the resume. */
export const sharedMonths: readonly (readonly [
  names: string,
  numbers: Readonly<Record<string, number>>,
])[] = [["listopad listopada listopadu listopadzie", { hr: 10, sr: 10, cs: 11, pl: 11, sk: 11 }]];

/** Words that mean "until today", in these languages. */
export const presentAbroad: readonly string[] = [
  "nuværende|nåværende|pågående|nuvarande|tills vidare|i dag|nykyinen|nykyhetki|nyt|edelleen|toistaiseksi|praegu|tänaseni|pašlaik|tagad|līdz šim|dabar|iki dabar",
  "obecnie|do chwili obecnej|do dziś|teraz|do teraz|nadal|současnost|do současnosti|dosud|nyní|súčasnosť|do súčasnosti|doteraz|trvá|jelenleg|jelen|napjainkig|jelenleg is|folyamatban|a mai napig",
  "prezent|în prezent|acum|danas|sada|do danas|trenutno|danes|sedaj|do danes",
  "настоящее время|по настоящее время|настоящий момент|сейчас|сегодня|н.в.|по н.в.|по сей день|теперішній час|по теперішній час|дотепер|зараз|сьогодні|сега|до момента|досега|настояще|настоящия момент|данас|сада|тренутно",
  "σήμερα|έως σήμερα|παρόν|τώρα|günümüz|halen|devam ediyor|şimdi|bugün|hâlen|actualitat|actualment|avui|sekarang|saat ini|kini|hiện tại|hiện nay|nay|الآن|حتى الآن|الحاضر|حاليا|היום|כיום|הווה",
].flatMap((list) => list.split("|"));

/** The same where no blank parts words, and one that is another word once its mark is folded away. */
export const presentAsWritten: readonly string[] = [
  ..."至今 现在 現在 目前 在職中 현재 재직중".split(" "),
  String.raw`(?<![\p{L}\p{N}])nå(?![\p{L}\p{N}])`,
];

/** Words before a date that begin a period which still runs, in these languages. */
export const sinceAbroad: readonly string[] =
  "siden|fra|från|sedan|alkaen|alates|kopš|nuo|od|din|с|со|от|з|із|від|από|sejak".split("|");

/** Words and endings behind a date that begin a period which still runs: "2019 óta", "2019'dan beri", "2019年から". */
export const sinceBehind: readonly string[] =
  "óta|-től|-tól|től|tól|alkaen|lähtien|aastast|beri|bu yana|'den beri|'dan beri|'ten beri|'tan beri|'den bu yana|'dan bu yana|'ten bu yana|'tan bu yana|から|より|부터|以来|起".split(
    "|",
  );

/** Words before a date that make it the end of a period, in these languages. */
export const untilAbroad: readonly string[] =
  "til|till|fino a|fino al|asti|kuni|līdz|iki|до|по|έως|μέχρι".split("|");

/** Words between both ends of a range, in these languages. */
export const rangeAbroad: readonly string[] =
  "til|till|tot|tot en met|fino a|fino al|kuni|līdz|iki|do|din|pana la|până în|по|до|έως|μέχρι|đến|sampai|hingga|إلى|עד".split(
    "|",
  );
