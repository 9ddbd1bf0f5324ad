/** Irregular verbs: base, past, participle; forms that differ by country behind a stroke. */
export const irregularVerbs = `
arise arose arisen|awake awoke awoken|bear bore borne/born|beat beat beaten/beat|become became become|begin began begun
bend bent bent|bet bet bet|bid bid/bade bid/bidden|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown
break broke broken|breed bred bred|bring brought brought|broadcast broadcast broadcast|build built built|burn burnt/burned burnt/burned
burst burst burst|buy bought bought|cast cast cast|catch caught caught|choose chose chosen|cling clung clung|come came come
cost cost cost|creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|draw drew drawn|dream dreamt/dreamed dreamt/dreamed
drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought
find found found|fit fitted/fit fitted/fit|flee fled fled|fly flew flown|forbid forbade forbidden|forecast forecast forecast
forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got/gotten|give gave given|go went gone
grind ground ground|grow grew grown|hang hung/hanged hung/hanged|hear heard heard|hide hid hidden|hit hit hit|hold held held
hurt hurt hurt|input input input|keep kept kept|kneel knelt knelt|know knew known|lay laid laid|lead led led
lean leant/leaned leant/leaned|leap leapt/leaped leapt/leaped|learn learnt/learned learnt/learned|leave left left|lend lent lent
let let let|lie lay lain|light lit/lighted lit/lighted|lose lost lost|make made made|mean meant meant|meet met met
mislead misled misled|mistake mistook mistaken|mow mowed mown/mowed|offset offset offset|outdo outdid outdone|overcome overcame overcome
oversee oversaw overseen|overtake overtook overtaken|pay paid paid|prove proved proved/proven|put put put|quit quit quit
read read read|rebuild rebuilt rebuilt|redo redid redone|rerun reran rerun|reset reset reset|resell resold resold|retell retold retold
rethink rethought rethought|rewrite rewrote rewritten|rid rid rid|ride rode ridden|ring rang rung|rise rose risen|run ran run
saw sawed sawn/sawed|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|sew sewed sewn/sewed
shake shook shaken|shed shed shed|shine shone shone|shoot shot shot|show showed shown/showed|shrink shrank shrunk|shut shut shut
sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|smell smelt/smelled smelt/smelled|sow sowed sown/sowed
speak spoke spoken|speed sped/speeded sped/speeded|spell spelt/spelled spelt/spelled|spend spent spent|spill spilt/spilled spilt/spilled
spin spun spun|spit spat spat|split split split|spoil spoilt/spoiled spoilt/spoiled|spread spread spread|spring sprang sprung
stand stood stood|steal stole stolen|stick stuck stuck|sting stung stung|strike struck struck|strive strove striven|swear swore sworn
sweep swept swept|swell swelled swollen|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn
tell told told|think thought thought|throw threw thrown|tread trod trodden|undergo underwent undergone|understand understood understood
undertake undertook undertaken|undo undid undone|uphold upheld upheld|upset upset upset|wake woke woken|wear wore worn
weave wove woven|weep wept wept|win won won|wind wound wound|withdraw withdrew withdrawn|withhold withheld withheld
withstand withstood withstood|write wrote written|underwrite underwrote underwritten|foresee foresaw foreseen|outsell outsold outsold
outgrow outgrew outgrown|overrun overran overrun|undercut undercut undercut|retake retook retaken|redraw redrew redrawn
remake remade remade|repay repaid repaid|sublet sublet sublet|typeset typeset typeset|webcast webcast webcast|proofread proofread proofread
`;
