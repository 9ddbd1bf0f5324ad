/** What the label of a row says about the text behind it. */
export type LabelKind = "date" | "end" | "title" | "firm" | "place" | "text" | "note";

/**
 * Words by which labels of forms and of labelled entries say what stands behind them, in folded text. The
 * first kind that matches counts: "type of business" is no employer, "main activities" are no position.
 */
export const labelWords: readonly (readonly [LabelKind, RegExp])[] = [
  [
    "end",
    /^(?:to|until|till|ended|finished|left|(?:end|ending|finish|finishing|leaving)(?: date)?|date (?:left|ended|finished|to)|bis|au|jusqu'au|hasta|ate|fin|fim|fine)$/u,
  ],
  ["text", /^what (?:i|we) (?:did|do)$|^(?:the )?work(?: done| i did)?$|^i did$/u],
  ["firm", /^(?:where|where i (?:worked|work)|(?:employed by|worked (?:for|at)|with|at))$/u],
  ["title", /^(?:job|as|(?:employed|worked) as|i was|what i was)$/u],
  [
    "date",
    /^(?:when|start|started|joined|commenced|starting|start(?:ing)? date|date (?:joined|started))$/u,
  ],
  [
    "note",
    /\b(?:type of business|sector|industry|subjects?|level|grade|gpa|technolog\w*|tools|environment|team|website|url|phone|reason|supervisor|salary|branche|taetigkeitsbereich|stufe|niveau|secteur|matieres|materias|principales materias|ramo|settore|materie|livello|nivel|country|land)\b/u,
  ],
  [
    "text",
    /\b(?:activities|responsibilit\w*|duties|tasks|description|achievements|accomplishments|details|highlights|aufgaben|zustandigkeiten|tatigkeiten|beschreibung|activites|responsabilit\w*|missions?|taches|actividades|funciones|tareas|descripcion|atividades|funcoes|descricao|attivita|mansioni)\b/u,
  ],
  [
    "firm",
    /\b(?:employer|company|organi[sz]ation|organi[sz]ations|firm|institution|institute|school|university|college|board|arbeitgebers?|unternehmen|firma|schule|hochschule|universitat|bildungseinrichtung|employeur|entreprise|societe|etablissement|ecole|universite|empresa|empleador|empregador|entidade|organizacion|organizacao|instituicao|institucion|centro|escuela|escola|universidad|universidade|datore di lavoro|azienda|istituto|werkgever|bedrijf)\b/u,
  ],
  [
    "title",
    /\b(?:occupation|position|rank|job title|title|role|designation|post|qualification|degree|diploma|program|programme|course|examinations?|exam|funktion|beruf|stelle|abschluss|studiengang|qualifikation|poste|fonction|emploi|profession|diplome|intitule|puesto|cargo|profesion|titulo|titulacion|cualificacion|funcao|profissao|qualificacao|curso|lavoro|posizione|impiego|titolo|qualifica|functie)\b/u,
  ],
  [
    "date",
    /\b(?:dates?|period|duration|tenure|from|years?|since|zeitraum|dauer|datum|von|periode|duree|fechas?|periodo|duracion|datas?|duracao)\b/u,
  ],
  [
    "place",
    /\b(?:location|place|city|address|ort|standort|adresse|lieu|ville|lugar|ubicacion|ciudad|direccion|local|cidade|endereco|luogo|citta|indirizzo|plaats)\b/u,
  ],
];
