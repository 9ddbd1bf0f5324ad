/** Fields of study that neighbour each other, a line for each group; a word may stand in several. */
export const studyFields = `
accounting accountancy finance financial auditing taxation banking bookkeeping
business management administration commerce economics entrepreneurship marketing finance accounting hr personnel betriebswirtschaft bwl gestion
marketing advertising communication communications media journalism publicity digital
computer computing software informatics informatik information it data cyber cybersecurity web programming networks
mathematics maths math statistics physics actuarial mathematik mathématiques matemáticas matematica
mechanical manufacturing production industrial mechatronic mechatronics automotive aerospace process marine maschinenbau
electrical electronic electronics electrotechnical mechatronics mechatronic power telecommunications control automation elektrotechnik
civil structural construction building geotechnical surveying architecture architectural bauingenieurwesen
chemical chemistry biochemistry materials polymer pharmaceutical process
neuroscience physiology psychology cognitive molecular cellular biology biomedical
biology biological biomedical biochemistry ecology environmental life molecular microbiology genetics zoology botany
environmental ecology geography geology earth sustainability conservation forestry
nursing midwifery nurse krankenpflege enfermería infirmier
medicine medical health healthcare public physiotherapy therapy paramedic radiography pharmacy dental dentistry nutrition dietetics
social sociology psychology counselling counseling welfare youth criminology anthropology care
education teaching pedagogy childhood teacher lehramt early
design graphic illustration visual art arts fine fashion photography multimedia
history philosophy literature english languages linguistics humanities classics theology religion
law legal jurisprudence jura derecho droit paralegal
agriculture agricultural agronomy horticulture animal crop farming agribusiness
veterinary animal zoology
food nutrition culinary gastronomy
hospitality tourism hotel culinary event leisure
logistics supply transport transportation procurement purchasing operations
sport sports kinesiology exercise physical fitness
music sound audio theatre drama film performing
library information archive archival museum
political politics international government public policy
`;
