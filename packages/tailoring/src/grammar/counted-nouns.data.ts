/** Nouns of work that are counted, where their first meaning in a dictionary is none that is. */
export const countedNouns: ReadonlySet<string> = new Set(
  `agreement agenda algorithm api app application archive assessment audit blog booklet brochure calendar campaign
  catalog catalogue chart checklist class classroom clinic committee company conference contract course curriculum
  dashboard database deck department directory drawing engine estimate event exhibit exhibition experiment feature
  fixture form forum framework frontend backend game garden grant guide handbook initiative interface invoice journal
  kitchen kit letter library list machine magazine manual menu meeting microservice migration model module monolith
  network newsletter office page panel partnership pipeline plan platform plugin podcast policy poster portal portfolio
  presentation procedure process product profile program programme project proposal prototype questionnaire rebrand
  redesign register release roadmap rota route schedule script seminar server service session shop show simulation site
  solution spreadsheet store strategy study survey system team template test tool toolkit tracker tutorial unit video
  warehouse ward workflow workshop`.split(/\s+/),
);
