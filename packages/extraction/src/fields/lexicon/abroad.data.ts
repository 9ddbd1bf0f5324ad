import { fold } from "../../text-line/clean-text.ts";

/**
 * Words of other languages than those of the main lists (Dutch, Italian, the languages of the north, the Baltic,
 * the middle and the east of Europe, Greek, Turkish, Indonesian, Vietnamese, Chinese, Japanese, Korean, Arabic and
 * Hebrew), written as in their language and folded here. A low line stands for a blank within a word.
 */
const wordsOf = (text: string): string[] =>
  text.split(/\s+/u).map((word) => fold(word.replaceAll("_", " ")));

const wholeWord = (text: string): string =>
  `(?<![\\p{L}\\p{N}])(?:${wordsOf(text).join("|")})(?![\\p{L}\\p{N}])`;
const within = (text: string): string => wordsOf(text).join("|");

/** What a folded text names by one of these words, or by signs that stand in a longer one. */
const naming = (words: string, signs: string): RegExp =>
  new RegExp(`${wholeWord(words)}|${within(signs)}`, "u");

/** Legal forms behind or before a company's name, without dots. */
export const legalFormsAbroad = wordsOf(
  "söhne sohn sons fils hijos filhos figli zonen kft zrt nyrt bt kkt sro spol doo ood eood ead aps oyj ou oü osk uab sia spzoo zoo spj sa asa aş şti ltdşti tbk bhd sdn jdoo jsc pjsc ooo oao zao pao ооо оао зао ао пао ип тов прат пат ат фоп тоо чп оод еоод ад ед аε επε οε εε ικε",
);

/** Legal forms that stand before a company's name. */
export const legalFormsInFront = new Set(
  wordsOf("ооо оао зао ао пао ип тов прат пат тоо чп uab sia pt oü фирма фірма"),
);

/** Signs of a company in languages that write without blanks. */
export const companySigns =
  /株式会社|有限会社|合同会社|合資会社|\(株\)|\(有\)|㈱|有限公司|公司|集团|集團|주식회사|\(주\)|㈜|유한회사|법인|协会|協会|協會|研究所|银行|銀行|은행|病院|医院|醫院|병원|شركة|مؤسسة|بنك|مستشفى|חברת|בע"מ|בנק/u;

/** Words that name an organisation. */
export const organizationHeadsAbroad = wordsOf(
  "ziekenhuis gemeente bedrijf stichting vereniging winkel bakkerij ospedale azienda comune fondazione negozio panetteria studio sykehus sykehuset kommune kommunen verft rederi rederiet bedrift butikk bakeri sjukhus sjukhuset kommun kommunen företag butik bageri landsting region sygehus hospitalet virksomhed forening sairaala kaupunki kunta yritys säätiö kauppa haigla linnavalitsus slimnīca ligoninė savivaldybė szpital urząd firma spółka fundacja sklep przedsiębiorstwo biblioteka muzeum nemocnice úřad společnost knihovna obchod nemocnica spoločnosť knižnica kórház könyvtár levéltár önkormányzat vállalat áruház üzlet múzeum színház étterem alapítvány egyesület pékség spital primăria compania magazin editura biroul bolnica poduzeće tvrtka knjižnica općina trgovina zavod bolnišnica občina podjetje больница магазин завод фабрика компания фирма банк музей библиотека администрация министерство центр студия агентство ресторан кафе клиника поликлиника холдинг группа лікарня підприємство бібліотека центр агентство болница община дружество библиотека банка предузеће νοσοκομείο εταιρεία τράπεζα δήμος φαρμακείο βιβλιοθήκη hastanesi hastane belediyesi bankası şirketi fabrikası kütüphanesi rumah bank toko perusahaan bệnh công ngân xưởng",
);

const schools =
  "università universita istituto liceo scuola politecnico accademia universiteit hogeschool lyceum basisschool universitet universitetet høgskole høgskolen høyskole høyskolen høyskule skole skolen videregående folkehøgskole högskola högskolan gymnasieskola gymnasiet skola skolan komvux yrkeshögskola erhvervsakademi professionshøjskole højskole handelsskole gymnasium yliopisto ammattikorkeakoulu lukio opisto ammattiopisto peruskoulu ülikool gümnaasium kool kutsekool augstskola universitāte ģimnāzija vidusskola tehnikums universitetas kolegija gimnazija mokykla uniwersytet politechnika akademia szkoła liceum technikum uczelnia univerzita univerzity gymnázium škola učiliště učilište univerzitet sveučilište veleučilište fakultet fakulteta univerza srednja gimnazija egyetem főiskola gimnázium iskola szakközépiskola szakgimnázium technikum universitatea universitate facultatea liceul colegiul școala academia университет институт колледж школа академия гимназия лицей техникум училище факультет вуз університет інститут коледж школа академія гімназія ліцей технікум училище університету университета института школы колледжа гимназия университет училище техникум универзитет факултет школа гимназија πανεπιστήμιο πολυτεχνείο σχολή λύκειο γυμνάσιο τει ιεκ κολλέγιο ακαδημία üniversitesi üniversite lisesi lise fakültesi yüksekokulu enstitüsü koleji okulu universitat institut universitas politeknik sekolah smk sma smp trường";
const schoolEndings =
  "universiteit hogeschool skole skolen skolan skola høgskole høgskolen høyskole høyskolen högskola högskolan egyetem főiskola gimnázium iskola koulu opisto ülikool gümnaasium";
const schoolSigns =
  "大学 大學 学院 學院 中学 高校 高等学校 専門学校 小学校 大学院 研究生院 대학교 대학원 고등학교 전문대학 대학 학교 학원 جامعة كلية مدرسة معهد אוניברסיטה אוניברסיטת מכללה מכללת בית-ספר תיכון הטכניון विश्वविद्यालय มหาวิทยาลัย โรงเรียน";

/** Words that name a school. */
export const schoolsAbroad = new RegExp(
  `${wholeWord(schools)}|\\p{L}{3,}(?:${within(schoolEndings)})(?!\\p{L})|${within(schoolSigns)}|đại học|dai hoc|cao đẳng`,
  "u",
);

/** Degrees by level, as the main table has them. */
export const degreesAbroad: readonly (readonly [RegExp, number])[] = [
  [
    naming(
      "dottorato doctoraat doktorgrad doktorsexamen tohtori doktorat doktorátus doktorandura кандидат доктор аспирантура аспірантура докторантура докторат διδακτορικό doktora tiến",
      "博士 박사 دكتوراه דוקטור",
    ),
    5,
  ],
  [
    naming(
      "magistrale mastergrad masterutdanning masterexamen civilingenjör sivilingeniør kandidatgrad cand maisteri diplomi-insinööri magistr magisterium mgr inżynier inż inženýr mesterképzés mesterszak msc-diploma magistru masterat магистр магистратура специалист специалитет магістр магістратура спеціаліст магистър магистар мастер μεταπτυχιακό yüksek thạc",
      "修士 碩士 硕士 석사 ماجستير מגיסטר תואר_שני",
    ),
    4,
  ],
  [
    naming(
      "laurea bachelorgrad bacheloroppgave kandidatexamen högskoleexamen kandidaatti kandidat licencjat bakalář bakalaureus bakalárska bakalaureusekraad bakalaurs bakalauras bakalár alapképzés alapszak licență licenta бакалавр бакалавриат бакалаврат диплом πτυχίο δίπλωμα lisans lisansüstü sarjana",
      "cử_nhân cu_nhan 学士 學士 本科 학사 بكالوريوس ליסאנס תואר_ראשון",
    ),
    3,
  ],
  [
    naming(
      "mbo qualifica fagbrev yrkesexamen erhvervsuddannelse ammattitutkinto technik önlisans szakképzés szakmunkás okj výuční učňovský среднее колледж",
      "短大 专科 大专 전문학사",
    ),
    2,
  ],
  [
    naming(
      "maturità diploma havo vwo vmbo studentexamen studentereksamen vitnemål ylioppilas ylioppilastutkinto matura maturita érettségi bacalaureat аттестат атестат απολυτήριο",
      "高中 高校卒業 고졸 ثانوية בגרות",
    ),
    1,
  ],
];

/** Heads of job titles. */
export const titleHeadsAbroad = wordsOf(
  // nl, it
  "medewerker medewerkster verpleegkundige leraar lerares docent ontwikkelaar beheerder hoofd directeur bestuurder chauffeur verkoper verkoopster kok schoonmaker adviseur boekhouder stagiair monteur timmerman winkelmedewerker magazijnmedewerker impiegato impiegata infermiere infermiera insegnante sviluppatore sviluppatrice direttore direttrice responsabile addetto addetta operaio operaia cuoco cuoca cameriere cameriera commesso commessa tirocinante ingegnere architetto medico avvocato contabile segretaria magazziniere autista elettricista idraulico falegname barista educatore educatrice assistente consulente impiegate tecnico tecnica grafico " +
    // nb, da, sv, fi
    "leder sykepleier lærer lærar utvikler rådgiver ingeniør konsulent selger butikkmedarbeider prosjektleder skipsingeniør konstruktør maskinist sjåfør kokk renholder lærling elektriker tømrer saksbehandler sygeplejerske pædagog udvikler projektleder sælger butiksassistent chauffør kok elev rådgiver sagsbehandler håndværker tømrer mekaniker sjuksköterska undersköterska lärare utvecklare projektledare säljare ingenjör konsult chef chaufför kock städare lärling snickare handläggare ekonom butiksbiträde förskollärare sairaanhoitaja lähihoitaja opettaja kehittäjä ohjelmistokehittäjä johtaja päällikkö myyjä insinööri kokki siivooja kuljettaja harjoittelija asiantuntija suunnittelija " +
    // pl, cs, sk, hu, ro, hr, sl
    "kierownik specjalista specjalistka nauczyciel nauczycielka pielęgniarka programista programistka inżynier sprzedawca asystent asystentka dyrektor kucharz kelner kelnerka magazynier stażysta praktykant księgowa księgowy analityk doradca pracownik mechanik kierowca koordynator vedoucí učitel učitelka sestra programátor programátorka inženýr prodavač prodavačka asistent asistentka ředitel ředitelka kuchař číšník skladník stážista účetní analytik specialista manažer manažerka řidič technik vývojář vedúci učiteľ učiteľka predavač riaditeľ kuchár účtovník účtovníčka vezető tanár tanárnő ápoló ápolónő fejlesztő programozó mérnök eladó asszisztens igazgató szakács pincér raktáros gyakornok könyvelő könyvtáros elemző tanácsadó munkatárs ügyintéző sofőr szerelő pék fodrász profesor profesoară asistentă asistent inginer vânzător vânzătoare director bucătar ospătar contabil contabilă traducător traducătoare corectoare redactor redactoare programator șofer mecanic consilier manager învățător învățătoare medic voditelj nastavnik nastavnica učitelj učiteljica inženjer prodavač prodavačica konobar kuhar računovođa razvijalec vodja prodajalec natakar računovodja " +
    // ru, uk, bg, sr
    "бухгалтер кассир инженер программист разработчик менеджер директор руководитель начальник специалист учитель преподаватель врач медсестра медбрат продавец повар официант водитель слесарь электрик сварщик юрист экономист аналитик дизайнер администратор оператор ассистент помощник консультант стажёр стажер архитектор редактор переводчик журналист кладовщик рабочий мастер механик технолог заместитель воспитатель тестировщик інженер програміст розробник керівник спеціаліст фахівець вчитель викладач лікар продавець кухар офіціант водій юрист економіст аналітик адміністратор асистент помічник архітектор перекладач робітник счетоводител касиер инженер програмист мениджър учител лекар сестра продавач готвач сервитьор шофьор юрист анализатор асистент рачуновођа инжењер наставник учитељ лекар " +
    // el, tr, id, vi
    "μηχανικός υπεύθυνος υπεύθυνη διευθυντής διευθύντρια καθηγητής καθηγήτρια δάσκαλος δασκάλα νοσηλευτής νοσηλεύτρια προγραμματιστής λογιστής λογίστρια πωλητής πωλήτρια μάγειρας σερβιτόρος αρχιτέκτονας δικηγόρος βοηθός γραμματέας σύμβουλος τεχνικός mühendis mühendisi müdür müdürü uzman uzmanı öğretmen öğretmeni hemşire hemşiresi geliştirici geliştiricisi muhasebeci asistan asistanı satış temsilcisi danışman danışmanı aşçı garson şoför stajyer stajyeri teknisyen teknisyeni yönetici yöneticisi sorumlusu şefi elemanı memuru manajer guru perawat pengembang staf akuntan asisten kepala nhân viên ",
);

/** Endings of job titles in languages that write without blanks. */
export const titleSigns =
  /(?:エンジニア|プログラマー|デザイナー|マネージャー|マネジャー|ディレクター|リーダー|コンサルタント|アシスタント|スタッフ|オペレーター|アナリスト|アルバイト|インターン|教師|教員|講師|看護師|医師|薬剤師|保育士|課長|部長|係長|主任|店長|店員|営業|事務|担当|担当者|技師|技術者|研究員|编辑|編集者|翻訳者|工程师|工程師|经理|經理|主管|总监|總監|助理|专员|專員|设计师|設計師|分析师|分析師|教授|老师|老師|护士|護士|医生|醫生|会计|會計|实习生|實習生|顾问|顧問|销售|銷售|开发者|程序员|店长|厨师|司机|매니저|엔지니어|개발자|디자이너|팀장|과장|대리|사원|부장|차장|교사|강사|간호사|의사|연구원|인턴|담당자|프로그래머|컨설턴트|회계사|요리사)$/u;
