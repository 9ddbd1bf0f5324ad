import type { SectionKind } from "./kinds.ts";

/** Words parted by a stroke, so that a language is one line. */
const words = (...languages: readonly string[]): string[] =>
  languages.flatMap((list) => list.split("|"));

/**
 * Headings as they are written in Italian, Dutch, the languages of the north, the Baltic, the middle and the
 * east of Europe, Greek, Turkish, Catalan, Indonesian, Vietnamese, Chinese, Japanese, Korean, Arabic and Hebrew.
 */
export const headingsAbroad: Partial<Record<SectionKind, readonly string[]>> = {
  contact: words(
    "dati di contatto|informazioni di contatto|kontaktopplysninger|kontaktuppgifter|yhteystiedot|kontaktandmed|kontaktinformācija|kontaktai",
    "dane kontaktowe|kontaktní údaje|kontaktné údaje|elérhetőség|elérhetőségek|kapcsolat|date de contact|contacte|kontakti|kontaktni podaci|kontaktni podatki",
    "контакты|контактная информация|контактные данные|контакти|контактні дані|данни за контакт|контакт|контакт подаци",
    "στοιχεία επικοινωνίας|επικοινωνία|iletişim|iletişim bilgileri|contacte|dades de contacte|kontak|informasi kontak|thông tin liên hệ|liên hệ",
    "連絡先|联系信息|聯絡方式|연락처|معلومات الاتصال|التواصل|פרטי קשר|יצירת קשר",
  ),
  summary: words(
    "presentazione|profilo personale|obiettivo professionale|obiettivi|riepilogo|profieltekst|persoonlijke samenvatting|doel",
    "sammendrag|om meg|om mig|resumé|nøkkelkvalifikasjoner|profiltekst|sammanfattning|personlig profil|mål|tiivistelmä|profiili|minusta|esittely|kokkuvõte|profiil|endast|kopsavilkums|par mani|profils|santrauka|apie mane|profilis",
    "podsumowanie|podsumowanie zawodowe|o mnie|cel zawodowy|profil zawodowy|shrnutí|o mně|profil|cíl|profesní profil|zhrnutie|o mne|cieľ|profesijný profil|összefoglaló|összegzés|bemutatkozás|szakmai összefoglaló|rólam|célkitűzés",
    "rezumat|despre mine|obiectiv|obiectiv profesional|profil profesional|sažetak|o meni|profil|povzetek|rezime",
    "о себе|обо мне|цель|краткая информация|профиль|резюме|профессиональный профиль|ключевая информация|желаемая должность|про себе|про мене|мета|профіль|за мен|профил|обобщение|цел|о мени|резиме",
    "περίληψη|προφίλ|σχετικά με εμένα|επαγγελματικός στόχος|özet|profil|hakkımda|kariyer hedefi|ön yazı|resum|perfil|sobre mi|perfil professional|ringkasan|tentang saya|profil|tóm tắt|giới thiệu|mục tiêu nghề nghiệp|giới thiệu bản thân",
    "概要|職務要約|自己PR|プロフィール|要約|自己紹介|サマリー|自我介绍|简介|個人簡介|關於我|关于我|자기소개|소개|요약|الملخص|ملخص|نبذة عني|الملف الشخصي|ההצגה|תקציר|אודות|פרופיל|תמצית",
  ),
  competencies: words(
    "competenze principali|punti di forza|sterke punten|nøglekompetencer|nøkkelkompetanse|nyckelkompetenser|ydinosaaminen|kluczowe kompetencje|mocne strony|klíčové kompetence|silné stránky|kľúčové kompetencie|erősségek|kulcskompetenciák|competențe cheie|puncte forte|ključne kompetencije",
    "ключевые компетенции|сильные стороны|ключові компетенції|силни страни|βασικές δεξιότητες|temel yetkinlikler|competències clau|強み|핵심역량|الكفاءات|כישורי ליבה",
  ),
  experience: words(
    "esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|esperienza di lavoro|carriera|percorso professionale|tirocini",
    "werkervaring|ervaring|arbeidservaring|loopbaan|professionele ervaring|arbeidsverleden|relevante werkervaring|stages",
    "erfaring|arbeidserfaring|yrkeserfaring|jobberfaring|arbeidspraksis|praksis|relevant erfaring|erhvervserfaring|arbejdserfaring|joberfaring|ansættelser|karriere|beskæftigelse|arbetslivserfarenhet|erfarenhet|yrkeserfarenhet|arbetserfarenhet|anställningar|jobberfarenhet",
    "työkokemus|kokemus|työhistoria|työura|ammatillinen kokemus|töökogemus|kogemus|erialane töökogemus|teenistuskäik|darba pieredze|pieredze|profesionālā pieredze|darbo patirtis|patirtis|profesinė patirtis",
    "doświadczenie|doświadczenie zawodowe|przebieg kariery|przebieg pracy zawodowej|kariera|historia zatrudnienia|praktyki|staże|praktyki i staże|pracovní zkušenosti|zkušenosti|praxe|profesní zkušenosti|pracovní praxe|odborná praxe|zaměstnání|kariéra|pracovné skúsenosti|skúsenosti|prax|profesijné skúsenosti|zamestnanie|odborná prax",
    "szakmai tapasztalat|tapasztalat|munkatapasztalat|munkahelyek|szakmai tapasztalatok|munkahelyi tapasztalat|korábbi munkahelyek|munkaviszony|szakmai pályafutás|karrier|szakmai gyakorlat",
    "experiență|experiență profesională|experiența profesională|experiență de lucru|experiență în muncă|experiența|carieră|radno iskustvo|iskustvo|profesionalno iskustvo|radna iskustva|zaposlenje|delovne izkušnje|izkušnje|delovna doba|zaposlitve",
    "опыт работы|опыт|профессиональный опыт|трудовая деятельность|работа|места работы|трудовой опыт|карьера|стажировки|досвід роботи|досвід|професійний досвід|трудова діяльність|кар єра|трудов опит|опит|професионален опит|трудов стаж|работен опит|радно искуство|искуство",
    "επαγγελματική εμπειρία|εργασιακή εμπειρία|εμπειρία|προϋπηρεσία|iş deneyimi|deneyim|iş tecrübesi|deneyimler|iş deneyimleri|mesleki deneyim|çalışma deneyimi|tecrübe|stajlar",
    "experiència|experiència laboral|experiència professional|pengalaman|pengalaman kerja|riwayat pekerjaan|kinh nghiệm|kinh nghiệm làm việc|quá trình làm việc",
    "職歴|職務経歴|職務経験|経歴|経験|業務経歴|業務経験|職務詳細|工作經歷|工作经历|工作經驗|工作经验|职业经历|实习经历|任职经历|경력|경력사항|경력 사항|업무 경험|직장 경력|근무 경력|경험",
    "الخبرة|الخبرات|الخبرة العملية|الخبرة المهنية|الخبرات العملية|الخبرات المهنية|خبرات العمل|ניסיון|ניסיון תעסוקתי|ניסיון מקצועי|ניסיון בעבודה|תעסוקה|नौकरी का अनुभव|कार्य अनुभव|अनुभव|ประสบการณ์|ประสบการณ์ทำงาน|ประสบการณ์การทำงาน",
  ),
  education: words(
    "istruzione|formazione|istruzione e formazione|titoli di studio|studi|percorso di studi|percorso formativo|opleiding|opleidingen|onderwijs|scholing|studie|opleiding en training",
    "utdanning|utdannelse|utbildning|uddannelse|uddannelser|skolegang|studier|akademisk bakgrunn|utdanning og kurs|koulutus|opinnot|koulutustausta|haridus|haridustee|izglītība|išsilavinimas|mokslas",
    "wykształcenie|edukacja|studia|wykształcenie i kursy|vzdělání|vzdělávání|studium|dosažené vzdělání|vzdelanie|štúdium|dosiahnuté vzdelanie|tanulmányok|végzettség|iskolai végzettség|képzettség|oktatás|iskolák|végzettségek|képzés|iskolai végzettségek",
    "educație|studii|educație și formare|formare|educația|studii și formare|obrazovanje|školovanje|edukacija|izobrazba|izobraževanje|šolanje",
    "образование|высшее образование|обучение|учёба|учеба|освіта|навчання|образование и обучение|образовање|школовање",
    "εκπαίδευση|σπουδές|εκπαίδευση και κατάρτιση|ακαδημαϊκή εκπαίδευση|eğitim|eğitim bilgileri|öğrenim|öğrenim durumu|eğitim geçmişi|educació|formació|formació acadèmica|estudis|pendidikan|riwayat pendidikan|học vấn|trình độ học vấn|quá trình học tập|giáo dục",
    "学歴|學歷|学歷|教育|教育背景|教育经历|教育經歷|学历|学习经历|学歴 資格|학력|학력사항|학력 사항|교육|교육사항|التعليم|المؤهلات العلمية|المؤهل العلمي|الدراسة|השכלה|לימודים|शिक्षा|การศึกษา|ประวัติการศึกษา",
  ),
  skills: words(
    "abilità|capacità|conoscenze|competenze digitali|competenze professionali|competenze personali|competenze e capacità|conoscenze tecniche|strumenti|kennis|vaardigheden en kennis|computervaardigheden|digitale vaardigheden|competenties en vaardigheden",
    "ferdigheter og verktøy|dataferdigheter|it ferdigheter|verktøy|fagkompetanse|færdigheder|it færdigheder|faglige kompetencer|værktøjer|it kompetencer|kunskaper|färdigheter|tekniska färdigheter|it kunskaper|verktyg|datakunskaper|taidot|osaaminen|tekniset taidot|tietotekniset taidot|it taidot|oskused|arvutioskused|prasmes|datorprasmes|iemaņas|įgūdžiai|gebėjimai|kompetencijos",
    "umiejętności|umiejętności techniczne|kompetencje|narzędzia|umiejętności i kompetencje|znajomość programów|dovednosti|znalosti|znalosti a dovednosti|schopnosti|odborné znalosti|počítačové znalosti|zručnosti|znalosti a zručnosti|schopnosti|készségek|képességek|ismeretek|számítógépes ismeretek|kompetenciák|szakmai készségek|készségek és képességek|informatikai ismeretek|technikai ismeretek|szaktudás|eszközök",
    "competențe|abilități|aptitudini|competențe digitale|cunoștințe|abilități și competențe|competențe profesionale|competențe tehnice|vještine|veštine|znanja|znanja i vještine|znanja i veštine|kompetencije|veščine|znanja in spretnosti|spretnosti|kompetence|sposobnosti",
    "навыки|ключевые навыки|профессиональные навыки|умения|компетенции|технические навыки|знания и навыки|технологии|инструменты|навички|професійні навички|вміння|уміння|ключові навички|технології|умения и компетенции|компетентности|вештине|вјештине",
    "δεξιότητες|ικανότητες|γνώσεις|τεχνικές δεξιότητες|ψηφιακές δεξιότητες|γνώσεις υπολογιστών|beceriler|yetenekler|yetkinlikler|teknik beceriler|bilgisayar bilgisi|habilitats|competències|coneixements|aptituds|keahlian|keterampilan|kemampuan|kỹ năng|kỹ năng chuyên môn|kỹ năng mềm",
    "スキル|技術スキル|活かせる知識|活かせるスキル|活かせる経験 知識 技術|テクニカルスキル|能力|技术栈|专业能力|專業技能|技术技能|기술|보유 기술|스킬|기술 스택|보유기술|역량|المهارات|مهارات|المهارات التقنية|כישורים|מיומנויות|יכולות|कौशल|ทักษะ",
  ),
  languages: words(
    "lingue straniere|lingue conosciute|competenze linguistiche|taal|taalvaardigheden|talenkennis|språk|språkkunnskaper|språkferdigheter|språkkunskaper|sprogkundskaber|sprogfærdigheder|kielitaito|kielet|keeleoskus|keeled|valodas|valodu prasmes|kalbos|kalbų mokėjimas",
    "języki|języki obce|znajomość języków|znajomość języków obcych|język|jazyky|jazykové znalosti|jazykové dovednosti|jazykové zručnosti|cizí jazyky|nyelvek|nyelvtudás|nyelvismeret|nyelvismeretek|idegen nyelvek|limbi|limbi străine|limbi vorbite|limbi cunoscute|jezici|strani jezici|znanje jezika|jeziki|tuji jeziki|znanje jezikov",
    "языки|иностранные языки|знание языков|владение языками|мови|іноземні мови|знання мов|володіння мовами|езици|чужди езици|владеене на езици|језици|страни језици",
    "γλώσσες|ξένες γλώσσες|γλωσσικές δεξιότητες|diller|yabancı diller|yabancı dil|dil bilgisi|yabancı dil bilgisi|llengües|idiomes|bahasa|kemampuan bahasa|ngoại ngữ|ngôn ngữ",
    "語学|言語|語学力|语言|语言能力|語言|語言能力|外语|외국어|언어|어학|어학 능력|اللغات|لغات|שפות|भाषाएँ|भाषा|ภาษา",
  ),
  certifications: words(
    "certificazioni e corsi|corsi|corsi e certificazioni|corsi di formazione|attestati|patenti|abilitazioni|certificaten en cursussen|cursussen|cursussen en certificaten|trainingen|cursussen en trainingen|kurs|kurs og sertifiseringer|sertifikat|godkjenninger|lisenser|kurser|kurser og certifikater|certifikat|kurser och certifikat|kurser|licenser|intyg|sertifikaatit|kurssit|pätevyydet|todistukset|tunnistused|sertifikaadid|koolitused|kursused|sertifikāti|kursi|apliecības|sertifikatai|kursai|pažymėjimai",
    "certyfikaty|kursy|kursy i szkolenia|szkolenia|szkolenia i certyfikaty|kursy i certyfikaty|uprawnienia|licencje|certifikáty|kurzy|kurzy a certifikáty|školení|certifikace|osvědčení|kurzy a školenia|školenia|osvedčenia|certifikácie|tanúsítványok|képesítések|tanfolyamok|oklevelek|bizonyítványok|képzések|szakképesítések|vizsgák",
    "certificări|cursuri|certificate|cursuri și certificări|atestate|calificări|certifikati|tečajevi|licence|kursevi|usavršavanje|certifikati in tečaji|tečaji|potrdila|usposabljanja",
    "сертификаты|курсы|повышение квалификации|сертификаты и курсы|курсы и сертификаты|лицензии|дополнительное образование|удостоверения|сертифікати|курси|підвищення кваліфікації|ліцензії|сертифікати та курси|сертификати|курсове|квалификации|курсеви",
    "πιστοποιήσεις|πιστοποιητικά|σεμινάρια|άδειες|sertifikalar|kurslar|sertifika ve kurslar|kurslar ve sertifikalar|belgeler|certificacions|cursos i certificacions|certificats|sertifikat|sertifikasi|pelatihan|chứng chỉ|chứng nhận|khóa học",
    "資格|免許 資格|資格 免許|保有資格|免許|取得資格|证书|認證|证照|證照|资质证书|資格證書|자격증|자격|자격사항|수료|الشهادات|الدورات التدريبية|الدورات|شهادات|תעודות|הסמכות|קורסים|प्रमाणपत्र|ประกาศนียบัตร|ใบรับรอง",
  ),
  projects: words(
    "progetti personali|progetti principali|projecten|prosjekt|projekt|projektit|projektid|projekti|projektai|projekty|projektek|proiecte|projekti",
    "проекты|проекти|проєкти|пројекти|έργα|projeler|projectes|proyek|dự án|プロジェクト|プロジェクト経験|制作実績|项目|項目|專案|项目经历|프로젝트|المشاريع|مشاريع|פרויקטים|परियोजनाएँ|โครงการ|ผลงาน",
  ),
  awards: words(
    "premi e riconoscimenti|onorificenze|borse di studio|prijzen en onderscheidingen|beurzen|priser|priser og stipender|stipender|utmärkelser och stipendier|utmärkelser|stipendier|hæder|palkinnot|tunnustukset|palkinnot ja tunnustukset|auhinnad|tunnustused|apbalvojumi|balvas|apdovanojimai",
    "nagrody|wyróżnienia|nagrody i wyróżnienia|osiągnięcia|stypendia|ocenění|úspěchy|ceny|ocenenia|úspechy|díjak|kitüntetések|elismerések|díjak és elismerések|eredmények|ösztöndíjak",
    "premii|distincții|premii și distincții|realizări|burse|nagrade|nagrade i priznanja|priznanja|dosežki|nagrade in priznanja",
    "награды|достижения|премии|награды и премии|награды и достижения|нагороди|досягнення|відзнаки|нагороди та відзнаки|отличия|награди|постижения|награде|βραβεία|διακρίσεις|βραβεία και διακρίσεις|υποτροφίες|ödüller|başarılar|burslar|ödüller ve başarılar|premis|premis i reconeixements|beques|penghargaan|prestasi|giải thưởng|thành tích",
    "受賞|受賞歴|表彰|賞|获奖|获奖经历|奖项|獲獎|獎項|荣誉|수상|수상 경력|수상경력|수상 내역|الجوائز|الإنجازات|جوائز|פרסים|הישגים|पुरस्कार|รางวัล",
  ),
  publications: words(
    "articoli|publicaties|publikasjon|publikationer|julkaisut|publikatsioonid|publikācijas|publikacijos|publikacje|publikace|publikácie|publikációk|publicații|publikacije|objave",
    "публикации|публікації|публикације|δημοσιεύσεις|yayınlar|publicacions|publikasi|công bố|ấn phẩm|論文|著書|出版物|発表論文|论文|出版|著作|논문|출판|출판물|المنشورات|الأبحاث|פרסומים|प्रकाशन|สิ่งพิมพ์",
  ),
  volunteer: words(
    "esperienze di volontariato|attività di volontariato|volontariato|vrijwilligerservaring|frivillighet|frivillig|verv|frivilligt arbejde|frivilligt|ideellt engagemang|volontärarbete|vapaaehtoistyö|vabatahtlik töö|vabatahtlik tegevus|brīvprātīgais darbs|savanorystė",
    "wolontariat|działalność społeczna|dobrovolnictví|dobrovolná činnost|dobrovoľníctvo|önkéntes munka|önkéntesség|önkéntes tevékenység|voluntariat|activități de voluntariat|volontiranje|volonterski rad|prostovoljstvo|prostovoljno delo",
    "волонтёрство|волонтерство|волонтёрский опыт|общественная деятельность|волонтерська діяльність|доброволчество|доброволческа дейност|волонтирање|εθελοντισμός|εθελοντική εργασία|gönüllülük|gönüllü çalışmalar|gönüllü deneyim|voluntariat|kegiatan sukarela|sukarelawan|hoạt động tình nguyện|tình nguyện",
    "ボランティア|ボランティア活動|志愿|志愿经历|志工|志願服務|봉사활동|봉사 활동|자원봉사|العمل التطوعي|التطوع|الأعمال التطوعية|התנדבות|स्वयंसेवा|จิตอาสา",
  ),
  memberships: words(
    "affiliazioni|appartenenza|lidmaatschap|medlemskap|medlemskaber|foreninger|medlemskap och uppdrag|jäsenyydet|liikmelisus|członkostwo|členství|členstvo|tagságok|tagság|afilieri|članstva|članstvo|членство|членства|συνδρομές|üyelikler|üyelik|membres|keanggotaan|所属|所属団体|加入团体|العضويات|עמותות",
  ),
  interests: words(
    "interessi|hobby e interessi|interessi personali|interesses|hobby s|hobbyer|interesser|fritid|fritidsinteresser|fritidsintressen|intressen|harrastukset|kiinnostuksen kohteet|hobid|huvid|hobiji|intereses|pomėgiai|pomegiai",
    "zainteresowania|hobby|koníčky|zájmy|záľuby|záujmy|érdeklődés|érdeklődési kör|hobbi|hobbik|interese|pasiuni|hobby uri|interesi|hobiji|konjički|интересы|хобби|увлечения|інтереси|хобі|захоплення|интереси|хоби",
    "ενδιαφέροντα|χόμπι|ilgi alanları|hobiler|hobiler ve ilgi alanları|interessos|aficions|minat|hobi|sở thích|趣味|特技|趣味 特技|兴趣爱好|兴趣|興趣|취미|관심사|취미 특기|الاهتمامات|الهوايات|هوايات|תחביבים|रुचियाँ|शौक|ความสนใจ|งานอดิเรก",
  ),
  references: words(
    "referenze|referenties|referanser|referencer|referenser|suosittelijat|soovitajad|atsauksmes|rekomendacijos|referencje|reference|referencie|referenciák|referință|referințe|preporuke|рекомендации|рекомендації|препоръки|препоруке|συστάσεις|referanslar|referències|referensi|người tham khảo|推薦人|推荐人|추천인|المراجع|ממליצים",
  ),
  personal: words(
    "dati personali|informazioni personali|persoonlijke gegevens|personalia|personlige opplysninger|persondata|personlige oplysninger|personuppgifter|henkilötiedot|isikuandmed|personas dati|asmeninė informacija|dane osobowe|osobní údaje|osobné údaje|személyes adatok|személyi adatok|informații personale|date personale|osobni podaci|lični podaci|osebni podatki",
    "личные данные|личная информация|персональные данные|особисті дані|персональні дані|лични данни|лична информация|лични подаци|προσωπικά στοιχεία|προσωπικές πληροφορίες|kişisel bilgiler|dades personals|data pribadi|thông tin cá nhân|個人情報|基本情報|个人信息|基本信息|個人資料|인적사항|인적 사항|개인정보|المعلومات الشخصية|البيانات الشخصية|פרטים אישיים",
  ),
};
