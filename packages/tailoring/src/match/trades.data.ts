/** Fields of work with the words of titles that belong to them: "field | field : word word+word". */
export const trades = `
nursing | nurse | clinical nursing | ward : nurse sister matron rn lpn midwife enrolled+nurse ward+sister
gardening | horticulture | horticultural | grounds maintenance | landscaping | garden : gardener groundskeeper groundsman groundsperson greenkeeper horticulturist landscaper nurseryman arborist park+keeper estate+gardener
retail | retail sales | shop floor | store | high street : shop store cashier checkout retail merchandiser sales+assistant sales+associate shelf+stacker supermarket boutique
hospitality | gastronomy | catering | hotel and catering | food service : hotel restaurant waiter waitress chef cook bartender barista sommelier housekeeper receptionist+hotel kitchen catering banqueting front+desk maître host hostess guest+service
hotel | hotel industry | hotels | hotel reception | front office | front desk : hotel+receptionist front+desk front+office night+auditor night+porter concierge guest+relation guest+service hotel+manager reception+manager
housekeeping | hotel housekeeping : housekeeper room+attendant housekeeping chambermaid linen floor+supervisor
early years | early | early education | early years education | early childhood | childcare | nursery | preschool | kindergarten | early childhood education : nursery+nurse nursery+practitioner nursery+teacher nursery+assistant early+year educator+early kindergarten preschool pre-school childminder nanny crèche daycare erzieher erzieherin toddler
teaching | school | classroom | education : teacher teaching lecturer tutor professor
library | librarianship | libraries | library work | information services : librarian library bibliothekar archivist bibliothecaire
it support | technical support | user support | helpdesk | service desk | desktop support : it+support help+desk helpdesk service+desk support+technician support+analyst support+engineer desktop+support it+technician support+specialist field+technician it+administrator systems+administrator
software development | software engineering | programming | web development | development : developer programmer software+engineer web+engineer full+stack frontend+engineer backend+engineer mobile+engineer
devops | site reliability | sre | platform engineering : devops sre site+reliability platform+engineer infrastructure+engineer cloud+engineer
data engineering | data science | data analytics : data+engineer data+scientist data+analyst analytics+engineer bi+developer bi+analyst machine+learning
project management : project+manager programme+manager program+manager project+lead
management consulting | consulting | consultancy | strategy consulting | advisory : management+consultant strategy+consultant business+consultant associate+consultant senior+consultant engagement+manager principal+consultant
financial analysis | finance | controlling | corporate finance | fp&a | financial planning : financial+analyst finance+analyst fp&a controller finance+manager financial+controller treasury investment+analyst equity+analyst credit+analyst business+controller finance+director
accounting | accountancy | bookkeeping | accounts : accountant bookkeeper accounts+clerk accounts+assistant accounts+payable accounts+receivable ledger+clerk controller auditor
audit | auditing : auditor audit+senior audit+manager audit+associate audit+assistant audit+semi-senior
banking | banks | financial services : bank banker teller loan+officer credit+officer branch+manager relationship+manager
insurance : insurance underwriter claim+handler claims+adjuster actuary broker+insurance loss+adjuster
human resources | hr | personnel | people operations : hr human+resource people+partner people+operation recruiter personnel talent+acquisition
recruitment | recruiting | talent acquisition : recruiter talent+acquisition sourcer recruitment+consultant headhunter
marketing | digital marketing | online marketing : marketing marketer brand+manager seo content+manager social+media growth+manager campaign+manager copywriter
sales | field sales | b2b sales : sales account+executive account+manager business+development territory+manager territory+rep representative+sales key+account
customer service | customer support | customer care | call centre | contact centre : customer+service customer+support customer+care call+handler call+centre contact+centre customer+advisor customer+success
logistics | supply chain | transport | freight forwarding | shipping : logistics supply+chain freight+forwarder disponent dispatcher transport+planner warehouse+manager shipping+clerk import+clerk export+clerk
warehouse | warehousing : warehouse picker packer forklift storeman storekeeper order+picker stock+controller
driving | professional driving | road transport | haulage : driver trucker chauffeur
bus driving | bus driver | coach driver | bus and coach | passenger transport | public transport | coach driving : bus+driver coach+driver tram+driver shuttle+driver school+bus minibus+driver trolleybus bus+operator
rail | railway | train control | train operations : train rail railway signaller dispatcher+train conductor+train locomotive train+driver chief+dispatcher
structural engineering | civil engineering | structural design | infrastructure : structural+engineer civil+engineer bridge+engineer highway+engineer geotechnical+engineer site+engineer drainage+engineer tunnel+engineer bauingenieur project+engineer+civil water+engineer
construction | construction site | building sites | construction management : site+manager site+engineer construction builder bricklayer carpenter foreman bauleiter scaffolder groundworker plasterer roofer project+manager+construction quantity+surveyor
electrical installation | electrical work | electrical trade : electrician electrical+fitter elektriker
plumbing | heating | plumbing and heating : plumber heating+engineer pipefitter gas+engineer
pv installation | solar | solar installation | photovoltaics : solar pv photovoltaic installer+solar electrician+solar roofer+solar
vehicle repair | garage | dealership | car repair | motor trade | motor mechanic | vehicle mechanic | car mechanic : mechanic motor+mechanic car+mechanic vehicle+technician vehicle+mechanic mot+tester panel+beater auto+electrician
welding : welder schweisser
maintenance | industrial maintenance | technical maintenance : maintenance fitter millwright mechanic service+technician
machining | cnc : machinist cnc turner miller lathe toolmaker
manufacturing | production | industrial production : production operator assembler machinist assembly plant+manager manufacturing line+leader
product development | mechanical design | engineering design | research and development : development+engineer design+engineer product+engineer r&d mechanical+engineer
quality assurance | quality control | quality : quality qa+engineer qc inspector tester+software test+engineer
veterinary nursing | veterinary practice | small animal practice | veterinary : veterinary+nurse vet+nurse veterinary veterinarian rvn rvt vet+tech tierarzthelfer tierarzthelferin
dental | dentistry | dental hygiene : dental dentist hygienist
pharmacy | community pharmacy | hospital pharmacy : pharmacist pharmacy dispenser
laboratory | laboratory work | lab : laboratory lab chemist analyst+qc technician+lab laborant microbiologist
care | social care | elderly care | residential care | care work | carer : care+assistant carer caregiver support+worker care+worker hca healthcare+assistant personal+support home+carer nurse+aide
social work : social+worker sozialarbeiter sozialarbeiterin case+worker family+worker
security | guarding | security services : security guard doorman watchman patrol
cleaning : cleaner cleaning janitor custodian housekeeper room+attendant
kitchen | cooking | professional kitchen | restaurant kitchen : chef cook commis sous kitchen baker pastry
restaurant | restaurants | table service | waiting | waiting tables | waiting on tables : waiter waitress server restaurant maître barista bartender host sommelier chef cook commis sous
baking | bakery : baker bakery patissier pastry
revenue management | hotel revenue | hotel revenue management : revenue+manager revenue+analyst yield+manager
legal | law | law firm | legal practice : lawyer solicitor paralegal attorney legal barrister counsel notary caseworker+solicitor secretary+solicitor clerk+solicitor clerk+law secretary+law assistant+law assistant+solicitor conveyancer
design | graphic design : graphic+designer designer+graphic art+director visual+designer layout+artist
journalism | editorial | publishing : journalist editor reporter redakteur redakteurin
office administration | administration | office work | secretarial | clerical : secretary administrator administrative office clerk assistant+executive personal+assistant receptionist
farming | agriculture | farm work : farmer farm farmhand herdsman agronomist tractor
forestry | silviculture | forest management : forester forest forestry lumberjack ranger tree+surgeon tree+planter silviculture sawyer feller
surveying | land surveying | survey | topographic surveying : surveyor party+chief instrument+operator instrument+man rodman chainman chainperson survey surveying
public | customers | customer contact | customer facing | public facing | guests | clients : receptionist front+desk guest cashier teller server waiter waitress bartender barista shop+assistant sales+assistant sales+associate store retail switchboard customer call+handler call+taker call+centre concierge librarian library+assistant usher steward stewardess cabin+crew flight+attendant host hostess nurse patient dispatcher telecommunicator police paramedic counter
customer success | account management : customer+success account+manager client+success client+manager relationship+manager account+executive key+account
food manufacturing | food production | food processing | food industry | food and beverage manufacturing : baker bakery butcher dairy brewer cheesemaker confectioner food miller operator+baking technician+baking worker+baking operator+food technician+food worker+food supervisor+food
conveyancing | property law | real estate law : conveyancer conveyancing property+paralegal property+solicitor property+lawyer conveyancing+paralegal settlement+agent
family law : family+paralegal family+solicitor family+lawyer family+law
roofs | roofing | pitched roofing | pitched roofs : roofer slater tiler roof roofing thatcher
hairdressing | beauty | salon | hair salon | stylist | hair stylist : hairdresser barber stylist beautician cosmetologist
real estate | property management | lettings : property letting estate+agent realtor facility+manager
research | scientific research : researcher scientist postdoc postdoctoral research+associate research+fellow research+assistant
`;
