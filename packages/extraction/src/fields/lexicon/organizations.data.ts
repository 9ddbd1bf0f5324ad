import { legalFormsAbroad, organizationHeadsAbroad } from "./abroad.data.ts";

/** Legal forms at the end of a company's name, folded, without dots. */
export const legalForms = new Set([
  ..."inc incorporated llc llp lp ltd limited plc corp corporation co company gmbh mbh ag kg kgaa ohg gbr ug ev eg se sa sas sarl sasu eurl snc sl slu sau srl spa sc scs bv nv oy oyj ab as asa aps kk pty pte pvt ltda eireli me epp sociedad holding holdings group groupe gruppe grupo".split(
    " ",
  ),
  ...legalFormsAbroad,
]);

/** Words that name an organisation, folded. */
export const organizationHeads = new Set([
  ..."university universities college school schools academy institute institution hospital hospitals clinic clinics center centre centers medical health healthcare foundation association society council city county state department ministry agency authority bank banking insurance services service solutions systems technologies technology tech labs lab laboratories laboratory software consulting consultants partners partnership associates enterprises industries international global logistics transport transportation airlines airways hotel hotels restaurant restaurants cafe bistro bar pub grill kitchen bakery deli pizza market markets supermarket store stores shop shops retail boutique pharmacy church parish charity trust fund capital ventures investments financial securities realty properties estate homes home care nursing studio studios media press publishing publications news magazine network networks entertainment productions pictures records games theatre theater museum gallery library zoo farm farms ranch nursery nurseries garden gardens construction builders building contractors plumbing electric electrical roofing landscaping energy power oil gas mining steel chemicals pharma pharmaceuticals biotech foods beverages brewery winery motors automotive auto manufacturing factory works mill mills shipyard railways rail railroad airport port army navy police district board embassy commission union club team league warehouse distribution supply freight express post telecom communications wireless electronics semiconductor robotics aerospace defense aviation universitat universitaet hochschule fachhochschule schule gymnasium klinik klinikum krankenhaus praxis pflegeheim seniorenheim seniorenzentrum stadt landkreis ministerium amt bundesamt verein stiftung verlag werke werk versicherung sparkasse volksbank buro kanzlei gasthof gasthaus backerei metzgerei apotheke autohaus baumarkt kindergarten kita handel bau technik logistik universite ecole lycee college institut hopital clinique mairie conseil ministere societe cabinet agence banque assurance assurances magasin boulangerie restaurant pharmacie maison residence etablissement entreprise hotellerie universidad instituto colegio escuela hospital clinica ayuntamiento ministerio fundacion asociacion banco seguros tienda supermercados supermercado restaurante hotel farmacia empresa grupo consultoria despacho constructora construcciones transportes distribuciones universidade faculdade escola prefeitura secretaria fundacao associacao loja lojas mercado supermercados farmacia drogaria construtora industria comercio servicos transportadora padaria clube igreja caja magasins boutiques prefecture departement tischlerei schreinerei dachdeckerei gartnerei molkerei brauerei druckerei elektro haustechnik sistemas sistema creative diagnostics biologics biosciences analytics advisors architects contracting hospitality wellness therapeutics batiment energies chantiers transports assureurs atelier ateliers".split(
    /\s+/,
  ),
  ...organizationHeadsAbroad,
]);

/** Kinds of contract and such, which are neither title nor company, folded. */
export const contractWords =
  /^\(?(?:full[- ]time|part[- ]time|contract|contractor|temporary|temp|permanent|seasonal|internship|apprenticeship|vollzeit|teilzeit|befristet|unbefristet|minijob|werkstudent|ferienjob|cdi|cdd|interim|alternance|stage|temps plein|temps partiel|jornada completa|media jornada|tiempo completo|medio tiempo|tempo integral|meio periodo|clt|pj|volunteer|casual|zero hours?|fixed[- ]term)\)?$/;

/** Ways of working for oneself, which stand where an employer stands, folded. */
export const ownAccount =
  /^\(?(?:freelance|self[- ]employed|own business|independent|selbststandig|freiberuflich|freie mitarbeit|independant|independante|a son compte|autonomo|autonoma|por cuenta propia|por conta propria)\)?$/;

/** Parts of an organisation: beside a title they say where in it the person worked, folded. */
export const departmentWords =
  /^(?:icu|nicu|picu|ccu|er|ed|or|pacu|med[- ]?surg|telemetry|oncology|pediatrics|paediatrics|cardiology|radiology|emergency(?: (?:department|room|medicine))?|accident and emergency|a&e|intensive care(?: unit)?|labou?r (?:and|&) delivery|surgery|outpatients?|(?:corporate |consumer |commercial |private |digital |brand |product |field |technical |global |regional |national |supply )*(?:finance|accounting|marketing|sales|operations|human resources|hr|it|legal|compliance|procurement|purchasing|logistics|supply chain|quality|quality assurance|engineering|research|development|r&d|communications|public relations|customer (?:service|support|success|care)|business development|strategy|risk|treasury|tax|audit|banking|facilities|maintenance|production|security|payroll|recruitment|training|planning|data|analytics|design|innovation|partnerships|programs|programmes|policy|housekeeping|front (?:desk|office|of house)|food and beverage|vertrieb|einkauf|buchhaltung|personal|produktion|qualitatssicherung|entwicklung|ventas|compras|recursos humanos|contabilidad|marketing digital|vendas|financeiro|achats|comptabilite|ressources humaines))$/;
