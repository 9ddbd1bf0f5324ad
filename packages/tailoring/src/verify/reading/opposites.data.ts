/** Words that exclude each other; several words of one side are separated by blanks. */
export const opposites = `
new / lapsed existing returning
full-time permanent / part-time contract temporary seasonal freelance
paid / unpaid volunteer
inbound incoming / outbound outgoing
internal internally / external externally
indoor / outdoor
rural / urban
civil / criminal
residential / commercial
payable / receivable
payables / receivables
credit / debit
weekday weekdays / weekend weekends
day-shift / night-shift
morning mornings / evening evenings
breakfast / dinner
brunch lunch / dinner
upstream / downstream
frontend front-end / backend back-end
hot / cold
raw / cooked
wet / dry
fixed / variable
online / in-person
remote / onsite on-site
public / private
primary / secondary
federal / state
import imports / export exports
buyers / sellers
deposits / withdrawals
hired / fired
adult adults / pediatric children
inpatient inpatients / outpatient outpatients
acute / chronic
undergraduate undergraduates / postgraduate graduates
year-round / seasonal
permanent / temporary
formal / informal
qualitative / quantitative
wholesale / retail
domestic / international
simple / complex
minor / major
small / large
light / heavy
verbal / written
printed / digital
heating / cooling
gas / electric
passed / failed
industrial / residential commercial
month-end / year-end quarter-end week-end
year-end / quarter-end
inpatient / outpatient
monthly / yearly
`;
