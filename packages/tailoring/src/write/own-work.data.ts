function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Verbs that can stand before a preposition without an object: "worked with", "spoke at". */
export const intransitiveVerbs = words(`
  work collaborate participate assist help contribute report respond volunteer serve communicate coordinate liaise
  partner consult specialize specialise focus attend speak lecture teach study train intern travel adhere comply
  advise advocate negotiate interact interface cooperate engage meet follow deal listen tend cater act compete
  excel rotate shadow lobby experiment look prepare plan apply write read perform play sing run care account search
  cook drive climb walk operate patrol campaign blog watch check aid mediate graduate learn practice practise come
  go sit stand fight answer rely relate correspond confer troubleshoot present succeed intervene inquire
  strive bid prospect bargain fundraise minister co-operate go-live exhibit co-teach log stay live swim deliver cater cope tend sell`);

/** Participles that often describe a thing and not the writer's act: "Invited talk", "Accepted paper". */
export const describingParticiples = words(`
  invited accepted featured commissioned patented published cited shortlisted honored honoured admitted sponsored
  funded endorsed requested contracted retained seconded qualified tenured decorated distinguished chartered bonded
  insured peer-reviewed juried advanced limited paid unpaid required preferred`);

/** Words that show that an object follows: "Invited 300 guests", "Approved the budget". */
export const determiners = words(`
  a an the my our its their his her this that these those all both each every any some several many multiple
  various over under about around nearly almost up more new daily weekly monthly quarterly annual two three four
  five six seven eight nine ten twelve twenty dozens hundreds thousands`);
