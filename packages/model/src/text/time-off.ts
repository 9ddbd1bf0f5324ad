/** Why somebody does not work for a while, before "leave". */
const leaves =
  "maternity|paternity|parental|adoption|family|carer'?s?|caring|sick|medical|disability|study|educational|unpaid|extended|compassionate|bereavement|personal";
/** What makes a job of it: "Maternity leave cover", "Travel agent". */
const work =
  "cover|replacement|officer|advis[eo]r|manager|coordinator|co-ordinator|specialist|administrator|assistant|clerk|agent|consultant|nurse|teacher|worker|lead";

/** Names of time without work in small letters without accents; travel only by itself, as trades are named after it. */
const timeOff: readonly RegExp[] = [
  new RegExp(
    `^(?:planned |voluntary )?(?:(?:career|employment|work|family|parenting|maternity) (?:break|gap|pause)|break in (?:employment|work)|time (?:off|out)|(?:${leaves})(?: and (?:${leaves}))* leave|leave of absence|sabbatical|gap year|year (?:off|out|abroad)|career interruption)(?! (?:${work})\\b)(?:$|[^\\p{L}])`,
    "u",
  ),
  /^(?:(?:world |overseas |long )?(?:travel(?:l?ing|s)?|backpacking)|world tour|overseas experience)(?: (?:and (?:backpacking|volunteering|working holiday|travel)|year|abroad|overseas|(?:in|around|through|across|to) .*))?$/u,
  /^(?:(?:at )?home with (?:(?:a|an|sick|elderly|small|young|my|our|the|two|three|four|five|\d) )*(?:child(?:ren)?|kids|baby|twins|family|mother|father|parents?)|(?:raising|raised|looking after|looked after|bringing up|brought up|caring for|cared for) (?:(?:my|our|a|the|two|three|young|small|elderly|sick) )+(?:child(?:ren)?|kids|family|son|daughter|mother|father|mum|mom|dad|gran|nan|grandma|grandad|grandmother|grandfather|parents?|brother|sister|wife|husband|partner)|full[- ]time (?:parent|mother|father|mum|mom|dad)|stay[- ]at[- ]home (?:parent|mother|father|mum|mom|dad)|homemaker)(?:$|[^\p{L}])/u,
  /^(?:(?:was |were |been )?(?:laid off|made redundant|retrenched|stood down|furloughed|unemployed|out of work|between (?:jobs|posts|contracts))|redundancy|retrenchment|furlough|unemployment|(?:looking|searching) for (?:a (?:new )?)?(?:work|job|post|employment)|seeking (?:work|employment)|job[- ](?:search(?:ing)?|seeking|hunt(?:ing)?|seeker)|not (?:working|in (?:paid )?(?:work|employment))|(?:moved|moving|relocated|relocating) (?:(?:my|our|the|with|to|from|back|home) )*(?:family|house|home|country|countries|abroad|overseas|city|state)|(?:illness|recover(?:y|ing|ed)) (?:from|after) .*)(?! (?:work(?:er|shop)|advis[eo]r|officer|support|coach|team|service|centre|center|consultant|manager|coordinator|specialist|trainer)\b)(?:$|[^\p{L}])/u,
  // "off - broken wrist", "signed off sick", "illness", "gap in employment", "covid, no work".
  /^(?:(?:was )?(?:signed )?off (?:sick|ill|injured|work|with)|(?:was )?(?:off|sick|ill|injured)(?=$|,|:| - | \()|(?:(?:serious|long|family|own) )?(?:illness|ill health|injury)(?=$|,|:| - | \()|maternity(?=$| break)|pregnancy(?=$| break)|break(?=$|,|:| - | \()|gap in (?:employment|work)|no (?:paid )?(?:work|job)(?=$|,|:| - | \(| due| because)|did not work|(?:covid(?:-19)?|pandemic)(?:,| -|:)? (?:no work|out of work|laid off|furlough\p{L}*|lockdown)|lockdown(?=$|,|:| - | \()|house ?(?:wife|husband)|(?:e|im)migrat(?:ed|ing|ion) (?:to|from))(?:$|[^\p{L}])/u,
  /^(?:elternzeit|mutterschutz|erziehungszeit|familienphase|babypause|sabbatjahr|auszeit|weltreise|conge (?:parental|maternite|de maternite|sabbatique)|annee sabbatique|excedencia|baja (?:maternal|por maternidad)|permiso de maternidad|ano sabatico|licenca maternidade|ano sabatico)(?:$|[^\p{L}])/u,
];

/** Whether a text names time in which somebody did not work. */
export function namesTimeOff(text: string): boolean {
  const plain = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/gu, "")
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .toLowerCase()
    .trim();
  return timeOff.some((form) => form.test(plain));
}
