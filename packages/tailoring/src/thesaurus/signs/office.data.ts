/** What shows office work, money work and work with staff: "asked | asked : sign ; sign", of a sign every word, of "a/b" one. */
export const officeSigns = `
reception | front desk | front office | greet visitors : greet/welcome+guest/visitor/patient/client/caller ; check/sign+in+visitor/contractor/guest ; switchboard ; first+face+visitor ; front+desk
telephone answering | switchboard | call handling | telephone manner : answer/take+call/phone/line ; call+a+day ; put+caller+through ; headset
diary management | calendar management | appointment scheduling | scheduling appointments : book/arrange/keep+appointment/diary/calendar ; diary+for ; calendar+director/partner/manager/executive/ceo ; juggle+meeting ; move+appointment
travel arrangements | travel booking : book+flight/hotel/train/trip ; itinerary ; visa+flight/hotel
minute taking | taking minutes : minute+meeting/board/committee ; take+note+meeting/board ; write+up+meeting ; action+log+meeting
filing | records management | record keeping | document management : file+folder/paper/document ; archive+record/file/document/box ; index+file/record ; scan+paper/document/record ; log+keep
data entry | typing | keyboard skill : key/enter/type+record/form/invoice/order/data/detail ; wpm ; words+minute
correspondence | business correspondence | drafting letters : draft/write/answer/type+letter/email/mail/reply
mail handling | post room | mail distribution : franking ; sort+mail/post/letter/parcel ; open+post/mail ; courier+collect/book
office supplies | ordering supplies | stationery : order/reorder/buy+stationery/toner/paper/supply ; stationery+cupboard
facilities management | facility management : contractor+cleaning/lift/heating/boiler ; desk+move ; building+key/maintenance/repair ; landlord+repair/lease ; fire+alarm+contractor
event organisation | event planning | event management | organising events : venue+book/guest/catering/speaker ; conference+delegate/speaker/organise ; wedding+plan/organise/couple ; guest+list ; caterer+venue ; festival+stage/stall
meeting organisation | meeting support : room+projector/catering/book ; agenda+send/circulate/prepare
project administration | project support : project+plan/log/timesheet/tracker+keep/update/maintain
office software | microsoft office | ms office | office suite | word processing : Excel/Word/PowerPoint/Outlook
spreadsheet : Excel ; pivot ; VLOOKUP/XLOOKUP ; Google+Sheets
office management : stationery+lease/cleaner/insurance ; office+move/refit/lease/supplier
bookkeeping : ledger+post/keep/reconcile ; bank+reconcile ; double+entry ; Xero/QuickBooks/Sage+invoice/bank/post/reconcile ; cash+book ; trial+balance
accounts payable | purchase ledger | invoice processing | supplier invoices : pay/process/match/code/enter+supplier/vendor/purchase+invoice/bill ; three-way+match ; payment+run ; supplier+statement ; invoice+approve/code/match+pay
accounts receivable | sales ledger | credit control | debt collection | debtor management : chase/collect/ring+debtor/overdue/debt/arrears/late ; overdue+invoice/account ; dunning ; DSO ; debtor+day ; aged+debt/debtor ; money+owe
bank reconciliation | account reconciliation | reconciliation : bank+statement+match/tick/agree/tie ; tie+out+account/ledger ; agree+ledger+bank ; difference+clear+account
month-end close | month end | period close | financial close : close+book/month/ledger ; accrual+prepayment/post/journal ; working+day+management+account ; accrual ; book+close+day
financial reporting | management accounts | management reporting | preparation of financial statements : p&l+balance+sheet ; balance+sheet+prepare/draw/monthly ; board+pack ; statutory+account ; monthly+account+director/owner/board ; IFRS/GAAP+account/report/statement
cash handling | handling cash | till operation | cash register | cashiering : count/balance/cash+till/drawer/float ; till ; cash+up ; bank+taking ; float+safe ; banking+taking
petty cash : cash+box/float+receipt/office
vat return | tax return | tax compliance | sales tax : VAT+file/return/submit/quarter ; GST+return/file/lodge ; MTD ; HMRC+file/submit ; BAS
payroll | payroll processing | payroll administration : pay/wage+run/weekly/monthly+staff/employee ; payslip ; RTI/PAYE ; wage+calculate/prepare/staff ; timesheet+wage/pay ; salary+run/calculate+employee/staff
budgeting | budget preparation | preparing budgets : budget+build/draw/prepare/put/draft/department ; cost+centre+plan ; yearly+plan+cost
forecasting | financial forecasting | cash flow forecasting | demand forecasting | sales forecasting : predict/estimate/project+demand/sale/room/cash/volume/week/month ; rolling+forecast ; thirteen/13-week+cash ; cash+flow+week/month ; how+many+will+be ; expect+demand/sale
variance analysis | budget variance : actual+budget/plan/forecast+explain/compare/against/versus ; plan+actual ; explain+gap/difference+budget/plan/forecast
financial modelling | financial modeling | financial model : DCF ; LBO ; three-statement ; scenario+build/model/cash ; sensitivity+model/table/build ; model+cash+flow/debt/return ; WACC ; model+Excel+scenario/revenue/acquisition/valuation
valuation | company valuation | business valuation : DCF ; comparable+company/multiple/deal ; multiple+EBITDA ; worth+company/business+work
investment appraisal | capital budgeting | investment analysis | investment case : NPV/IRR/payback ; payback+year ; return+investment+case/compare ; capex+case/request/decide
profitability analysis | cost analysis | margin analysis : margin+product/customer/line/show/per ; cost+per+unit/product/room ; unit+cost ; lose+money+product/customer/line
financial analysis : ratio+margin/cash/liquidity ; EBITDA ; variance+month/budget ; margin+explain/compare/driver ; P&L+driver/compare
internal audit | audit testing | statutory audit | auditing : vouch+invoice/sample ; sample+test+control/invoice/payment ; walkthrough ; audit+fieldwork/workpaper/file/plan
internal controls | sox testing | control testing : SOX ; control+test/sample/walkthrough ; segregation+duty
fixed assets | asset accounting : depreciation ; asset+register
inventory valuation | stock valuation : stock+cost+standard/valuation/value
credit analysis | credit assessment | lending decisions | credit risk : loan+approve/decline/assess/file ; borrower ; repay+able/afford+loan ; mortgage+application+assess/decide/underwrite
insurance claims | claims handling | claims processing : settle+claim ; assess+damage/loss+pay ; loss+adjuster ; claim+reserve
anti-money laundering | kyc | customer due diligence : passport+check+account ; suspicious+transaction/report/payment ; AML/KYC ; source+of+fund
financial planning | financial advice : pension+mortgage/invest+client ; client+portfolio/retirement
pricing | price setting | pricing strategy : set+price/rate+week/day/segment/product ; raise/change+price+margin/product ; price+list+revise/build/work ; discount+ladder/matrix/rule
recruitment | recruiting | hiring | talent acquisition | full-cycle recruitment : interview+applicant/candidate/hire/took ; fill+vacancy/post/role/position ; advert+offer ; shortlist ; hire+people/staff/engineer/nurse/driver/over ; screen+cv/resume/applicant/candidate ; took+on+applicant/interview
onboarding | induction of new staff | new starter process : starter/joiner/newcomer+first+day/week ; welcome+starter/joiner ; first+day+laptop/contract/tour ; contract+starter
employee relations | employee relation | disciplinary and grievance | labour relations | casework : grievance ; disciplinary ; tribunal ; dismissal ; capability+hearing/case/appeal ; misconduct+investigate/allegation/hearing ; complaint+staff/formal+investigate/hearing/hear/heard ; grievance ; disciplinary/disciplinaries ; capability+hearing/letter/appeal
performance management | staff appraisal | performance reviews : appraisal ; yearly/annual+talk/review+staff/employee/team ; objective+set+staff/team/report
rota planning | roster planning | scheduling of staff | staff scheduling | workforce planning and scheduling | drawing up rotas : rota/roster/duty+plan/build/built/write/draw/drew/make/made/set
workforce planning | headcount planning : rota/roster+forecast/demand ; headcount+plan ; how+many+staff+need ; staff+level+plan/forecast ; FTE+plan/forecast
redundancy consultation | restructuring | collective consultation : redeploy ; collective+consultation ; redundancy ; closure+staff+role
compensation and benefits | reward | job evaluation | salary benchmarking : pay/salary+band/grade/survey/benchmark ; bonus+scheme ; benefit+renew/broker/pension
absence management | sickness management : return-to-work ; sick+day/note/leave+meeting/track/bring ; Bradford ; occupational+health+refer
hr system | hris | hr information system | human resources information system : Workday/BambooHR/SuccessFactors/HiBob/Personio/ADP/UKG/Dayforce/iTrent/Cezanne/Rippling/Gusto
applicant tracking system | ats | recruiting software : Greenhouse/Workable/Lever/Taleo/SmartRecruiters/iCIMS/Teamtailor/Bullhorn/Jobvite
learning and development | training needs analysis | training coordination : course+staff+book/plan/need ; e-learning+staff/build ; skill+gap/matrix+training/course
employment law : tribunal ; ACAS ; working+time+rule/regulation ; TUPE
employee engagement | staff survey : survey+staff/employee+action/response/result ; pulse+survey
succession planning | talent review | talent management : successor ; high+potential ; nine-box ; who+could+step+role
work permits | immigration support | visa sponsorship : visa+employee/staff/hire/worker ; sponsor+licence ; Skilled+Worker
confidentiality | discretion | confidential matters | confidential information : sealed+file ; nothing+came/got/leaked+out ; whistleblow ; salary+file/list+only+alone/me ; locked+file/cabinet+key ; medical+record+only ; kept+to+myself ; payroll+board+paper/only
procurement | purchasing | sourcing | supplier selection : tender+supplier/bid/award ; quote+supplier/three/compare ; buy+supplier/price/material ; purchase+order+raise/place ; supplier+switch/price/find/negotiate
contract negotiation | supplier negotiation | negotiating contracts | negotiates rates | rate negotiation | negotiation : agree/beat/haggle/bargain+price/term/rate/commission/discount/contract ; price+down+supplier/vendor/agree ; talk+down+price/rent/quote ; better+term+supplier/landlord/agree ; knock+off+price/quote ; settle+price/rate/term+with
contract management | contract administration | vendor management | supplier management : contract+renew/expire/supplier/SLA ; supplier+review/score/scorecard/KPI ; SLA+supplier/vendor ; supplier+meet/monthly/hold
supplier performance | carrier performance | supplier monitoring : scorecard ; supplier+late/OTIF/rating ; on-time+carrier/supplier
stock control | inventory control | inventory management | stock management | stocktaking | stock taking : count+stock/shelf/item/bin/linen/store ; reorder+level/point/when/weekly/monthly ; par+level/count/stock ; cycle+count ; stock+order/reorder/shrink/loss/out ; shrinkage ; expiry+date+rotate/check ; min-max
transfer of undertakings | tupe | tupe transfers | staff transfers : TUPE ; transfer+of+undertaking ; staff/employee+transfer+consult/measures/letter
delivering training | training delivery | training of managers | delivering workshops | training managers : workshop+run/ran/monthly/deliver/lead/led+manager/staff/colleague/team ; course+run/ran/deliver/taught+manager/staff/colleague ; session+train+manager/staff
job evaluation schemes | grading of posts : grade+post/role+evaluate/panel/score
bargaining | collective bargaining | union negotiations | trade union : union+bargain/negotiate/rep/agreement ; pay+round/deal+union ; collective+agreement
accounts software | finance system | tms | treasury : ledger+system/software ; SAP/Oracle/Sage/Xero/QuickBooks/Netsuite
`;
