/** What shows work with computers, data and products, and how firms are advised: "asked | asked : sign ; sign". */
export const technologySigns = `
it support | user support | end-user support | desktop support | first-level support | second-level support | technical support | help desk : password+reset/unlock ; ticket+a+day/week/close/solve/printer/user ; laptop+user/staff/set/image/replace/repair ; printer+jam/user/driver/fix/staff ; user+desk/call/remote/problem+help/fix/sort ; staff+laptop/printer/phone/login
operating system installation | imaging | device deployment | device rollout | workstation setup | hardware rollout | client deployment : image+laptop/pc/machine ; Autopilot/SCCM/MDT/Intune/Jamf ; PXE ; laptop+roll/hand/set/unbox/swap ; Windows+11/10+move/upgrade/roll
user administration | user account management | identity management | active directory | access management | account administration | user management : AD+user/group/account ; Entra ; leaver+account/disable/starter ; account+create/unlock/disable/starter/leaver ; permission+folder/share/group/give ; Okta ; joiner+account/login/leaver
mobile device management | mdm : Intune/Jamf/MobileIron/AirWatch/Kandji/Meraki ; phone+enrol/wipe/lock/policy ; iPad+enrol/hand/manage
hardware troubleshooting | hardware repair | hardware maintenance | pc repair : swap+disk/RAM/screen/battery/motherboard/drive/fan ; replace+disk/RAM/screen/battery/motherboard/drive/keyboard ; power+supply+swap/replace ; solder ; thermal+paste
network administration | network troubleshooting | network support | networking | network knowledge | lan/wan : switch+VLAN/port/patch/cable/rack ; patch+panel/port/cable ; VLAN ; DHCP/DNS ; router+set/configure/firmware ; Wi-Fi+dead/access/point/cover/slow ; access+point ; firewall+rule/Fortinet/open ; subnet ; Cisco+switch/router
backup and recovery | backup | disaster recovery | data backup | data recovery : restore+test/file/server/backup/from/drill ; Veeam/Acronis/Commvault/Veritas ; tape+rotate/swap/back ; snapshot
cloud productivity | office 365 administration | microsoft 365 | office 365 | m365 | collaboration tools : Exchange+Online ; SharePoint/Teams/OneDrive+move/set/site/migrate/tenant/roll ; mailbox+move/migrate/share/create ; tenant
server administration | system administration | windows server | server maintenance | server management : Hyper-V/VMware/ESXi/Proxmox ; server+patch/reboot/virtual/rack/migrate/replace ; domain+controller ; group+policy ; GPO
linux : Ubuntu/Debian/CentOS/RHEL/Fedora/SUSE/Alpine/AlmaLinux ; bash ; systemd
scripting | automation of tasks | automation scripting | script : PowerShell/Bash/Python+script/automat/write/job ; script+replace/save/nightly/user/account ; cron
asset management | it asset management | hardware inventory | software licence management | licence management : laptop/device+tag/list/register/count/lend ; licence+count/renew/true-up/seat/cut ; asset+tag/register/list ; Snipe-IT/Lansweeper
knowledge base | documentation | user documentation | it documentation | technical documentation | writing documentation | user guides : how-to ; guide+write/wrote/screenshot/user/step ; wiki+page/write/wrote/article ; article+write/wrote+user/staff/fix ; handbook+write/wrote ; Confluence ; runbook ; manual+write/wrote
user training | it training | end-user training | software training for users | training of users : show/taught/teach+staff/user/teacher/colleague+Teams/Excel/SharePoint/phishing/system/use/software ; drop-in+session/staff/user ; workshop+staff/user/Excel/Teams ; phishing+staff/training/session
it security | information security | cyber security | cybersecurity | security awareness : phishing ; MFA/2FA+roll/enforce/turn ; ransomware ; patch+critical/CVE ; antivirus/EDR/Defender/CrowdStrike ; vulnerabilit+scan/fix/patch ; BitLocker ; pentest ; SIEM
itil | incident management | service management | incident handling : P1 ; incident+major/outage/bridge/post-mortem/priority ; change+board/request/window ; SLA+ticket/hit/meet ; outage+users/restore/post-mortem
audiovisual support | av support | conference room technology | meeting room technology : projector ; conference+room/call+screen/camera/set/sound ; Teams+Room ; microphone+hall/mix/set
telephony | voip | telephone systems : 3CX/Avaya/Asterisk/Mitel ; SIP ; softphone ; phone+port/extension/system
remote support | remote assistance : TeamViewer/AnyDesk/BeyondTrust/ConnectWise/Splashtop ; remote+session/take/screen
software deployment | patch management | software distribution | update management : WSUS/SCCM/Intune/PDQ/Chocolatey ; patch+Tuesday/monthly/machine/server ; package+app/software+push/deploy
responsive design | mobile-first | responsive web design : breakpoint ; media+quer ; phone+monitor/desktop+layout/hold/screen ; fluid+grid ; container+quer
javascript framework | frontend framework | front-end framework | spa framework : React/Vue/Angular/Svelte/Nuxt/Next.js/Ember/SolidJS/Remix/SvelteKit
backend framework | web framework | back-end framework : Django/Flask/FastAPI/Laravel/Symfony/Rails/Spring/Express/NestJS/ASP.NET/Phoenix
front-end development | frontend development | user interface development : React/Vue/Angular/Svelte/CSS/HTML+page/component/build/built/site ; component+library
back-end development | backend development | server-side development : endpoint ; API+build/built/serve/request ; Node/Django/Spring/Rails/Laravel+service/build/built
api development | api design | rest api | restful : endpoint ; OpenAPI/Swagger ; GraphQL ; webhook
api testing : Postman/SoapUI/Insomnia/RestAssured ; endpoint+assert/test/check ; Bruno
test automation | automated testing | automated tests : Selenium/Cypress/Playwright/Appium/WebdriverIO ; Robot+Framework ; suite+nightly/run+browser
unit testing | test-driven development : Jest/JUnit/pytest/Vitest/xUnit/RSpec/NUnit/Mocha ; coverage+test/percent
manual testing | exploratory testing | test execution | software testing : test+case+ran/run/write ; regress+before/release ; bug+log/found/report+release/app/build
continuous integration | ci/cd | continuous delivery | deployment pipelines | build pipelines : Jenkins/GitLab/CircleCI/TeamCity/ArgoCD/Bamboo/Buildkite ; GitHub+Actions ; pipeline+deploy/build/merge ; deploy+day/minute/button/merge ; build/release+automate+merge/production/commit ; merge+test+production/ship
infrastructure as code | infrastructure automation | configuration management : Terraform/Pulumi/CloudFormation/Bicep/OpenTofu/CDK ; Ansible/Puppet/Chef/SaltStack
container orchestration | containerisation | containers | containerization : Kubernetes/k8s/EKS/GKE/AKS/Nomad/OpenShift/Docker/Helm
monitoring and observability | observability | monitoring tools | system monitoring : Prometheus/Grafana/Datadog/Zabbix/Nagios/Splunk/Kibana/Dynatrace/PRTG/Icinga/Sentry ; New+Relic ; alert+page/threshold/noise
on-call | incident response on call : pager ; on-call ; woken/woke+night ; out-of-hours+call
cloud platform | public cloud | cloud computing | cloud infrastructure | cloud services : AWS/Azure/GCP/EC2/S3/Lambda/CloudFront/BigQuery ; Google+Cloud
performance optimisation | performance tuning | query optimisation : slow+query/page/tune/second ; second+to+load/query/page ; index+query/slow/second ; millisecond ; p95
version control | source control : Git/GitHub/GitLab/Bitbucket/Mercurial/Subversion/SVN
code review : pull+request+review/read/comment ; review+PR/merge/code
relational databases | sql databases | database knowledge | database systems : PostgreSQL/MySQL/Oracle/MariaDB/SQLite/Postgres ; SQL+Server
nosql : MongoDB/Cassandra/DynamoDB/Redis/Couchbase/Neo4j
etl pipelines | etl | data pipelines | data integration | elt : load+warehouse/Postgres/Snowflake/schema/nightly ; dbt/Airbyte/Fivetran/Talend/Informatica/SSIS ; pull+file/source/system+clean/load ; nightly+file/job+load
workflow orchestration | orchestration tool | pipeline orchestration | job scheduling : Airflow/Dagster/Prefect/Luigi/Mage/Argo/Control-M
stream processing | streaming data | real-time data processing | event streaming : Flink/Kafka/Kinesis/Storm/Pulsar/Beam ; Spark+Streaming
cloud data warehouse | data warehouse | data warehousing : Snowflake/BigQuery/Redshift/Synapse/Databricks ; star+schema ; fact+dimension
data quality | data quality checks | data validation : Great+Expectations ; Soda ; null+rate/check/count ; duplicate+record/found/remove/merge ; row+count+check/compare
business intelligence | bi tool | dashboards | data visualisation | reporting tools | data visualization : Tableau/Looker/Qlik/PowerBI/Metabase/Superset/Domo/Sisense ; Power+BI ; dashboard+build/built/show/director/weekly
statistical analysis | statistics | quantitative analysis : regression ; R/SPSS/Stata/SAS+model/analy/survey/test ; p-value ; ANOVA ; hypothesis+test ; confidence+interval
machine learning | predictive modelling | predictive models : scikit-learn/XGBoost/TensorFlow/PyTorch/LightGBM/Keras ; random+forest ; model+train/predict+churn/demand/fraud ; neural
data analysis | data analytics | analysing data : pandas ; SQL+query/found/trend/show ; Excel+pivot/found/show/trend ; number+found/show+week/region/shop ; figure+pattern/trend/show+found/led
product backlog | backlog management | prioritises the backlog : decide+build/sprint/squad/next ; ticket+cut/order/rank+next/sprint/build ; roadmap+order/rank/next ; story+write/rank/order+sprint
product roadmap | roadmapping | product strategy : roadmap ; quarter+build+decide/plan/bet
user research | product discovery | user interviews | customer discovery : spoke/interview/talk/sat+user/customer/dispatcher/patient/driver/nurse/shopper+day/find/learn/watch/before/fortnight/week/code ; usability+session/test ; watch+user/customer+use/work
product launch | go-to-market | market launch : beta+pricing/launch/customer ; launch+market/app/country/product ; brought+market
agile | scrum | agile methods | agile delivery | sprint planning : sprint ; stand-up ; retro/retrospective ; kanban ; scrum
project management | project delivery | managing projects | project planning : project+deliver/finish/from/ran/plan/led+week/month/time/budget/milestone ; milestone ; Gantt ; critical+path ; rollout+site/branch/country+ran/plan/led ; on+time+budget
project management tools | project software | project management software : Jira/Asana/Trello/Monday/Smartsheet/Basecamp/ClickUp/Wrike/Primavera ; MS+Project
stakeholder management | managing stakeholders | stakeholder engagement | stakeholder communication : CFO/CEO/COO/founder/minister/director+objection/agree/front/yes/convince/win/won/one-to-one/bring/brought ; steering+committee/group ; union+council/director+agree/table ; department+head+agree/bring/round/sign ; objection+work/through/answer ; resident+council+agree/objection/meeting
presenting to senior management | executive presentations | presentation to clients | presenting recommendations | client presentations | presentation of results | present findings : board+took/take/show/present/through/deck/walk/approve ; deck+board/client/CEO/partner/executive ; walked+through+board/client/director/committee/CEO ; slide+board/client/CEO/director/steering ; steerco ; pitch+client/board
workshop facilitation | facilitation | facilitating workshops | moderating workshops | running workshops : workshop+ran/run/lead/led/hold/held/moderate/people ; sticky/post-it/whiteboard ; room+manager/director+agree/map/through ; brainstorm
process improvement | process optimisation | business process improvement | continuous improvement | lean | process mapping | process analysis : swimlane ; value+stream ; bottleneck ; step+cut/remove/drop+process/hour/day ; Kaizen/5S/Six+Sigma ; Kaizen/5S ; handover+cut/remove/fewer ; lead+time+cut/fell/down/from ; map+process/step/flow/handover ; from+days+to+days/hours ; form+replace/scrap/drop
change management | organisational change | transformation | change programmes : adopt+new+system/way/staff/user ; champion+branch/team/network/department ; new+system/way+staff/people+train/bring/brought/worry/resist ; merger+team/staff/department ; sceptic/resist
requirements analysis | requirements gathering | requirements engineering | business analysis | requirements elicitation : interview+user/manager/department/clerk+need/what/write/wrote ; user+story/stories ; spec+write/wrote ; acceptance+criteria ; as-is/to-be
management consulting | strategy consulting | consulting experience | client-facing consulting | business consulting : client+engagement/case/assignment/project+team/week/partner/cost ; on+site+client ; engagement
strategy development | strategic planning | business strategy | corporate strategy : five-year/three-year+plan ; market+enter/exit/leave+recommend/decide/case ; option+recommend/board/choose/weigh ; growth+plan/option
cost reduction | cost savings | cost cutting : cost/spend/bill+cut/fell/down/less/save/trim/lower ; save+year/million/k/month ; million+out/off
benchmarking : compare+competitor/peer/plant/branch/hospital+cost/figure/best ; peer+compare
due diligence : data+room ; target+company/acquisition+risk/check/review ; acquisition+check/review/risk/red
post-merger integration : merge+team/system/office/payroll ; day+one+merger/acquisition ; integration+acquisition/company
operating model | organisational design | organisation design : org+chart ; layer+manage/remove/cut ; span+control ; reporting+line+redraw/change/new ; centralis
erp | erp system | erp software : SAP/NetSuite/Dynamics/Odoo/Infor/Navision/JDE/Sage+X3/IFS/Epicor/Oracle+EBS ; SAP/NetSuite/Odoo/Navision/Epicor
accounting software | bookkeeping software | cloud-based accounting : Xero/QuickBooks/Sage/DATEV/MYOB/FreeAgent/Exact/Lexware/Tally/Fortnox/Bexio
electronic health record | electronic medical record | electronic patient record | patient record system | patient management system | clinical software : Epic/Cerner/Meditech/EMIS/SystmOne/Dentrix/Eaglesoft/Vision/Athenahealth/Allscripts/RiO/EXACT/ezyVet/Provet/VetSpace/Cornerstone/AVImark/Merlin/RxWorks/Vetspire/Robovet/Orchid
laboratory information system | laboratory information management system | lims : LabWare/LabVantage/StarLIMS/STARLIMS/SampleManager/Benchling/Labguru/Beaker/WinPath/Sunquest
learning management system | lms | learning platform : Moodle/Canvas/Blackboard/Brightspace/Docebo/itslearning/Schoology ; Google+Classroom
content management system | cms : WordPress/Drupal/TYPO3/Contentful/Joomla/Umbraco/Sitecore/Webflow/Strapi/Kirby/Ghost
financial data provider | market data tools | financial databases | market data | financial database : Bloomberg/Refinitiv/FactSet/Eikon/PitchBook/Datastream/Morningstar/CapIQ/Orbis ; Capital+IQ
planning software | epm | budgeting software | financial planning software : Anaplan/Hyperion/Adaptive/OneStream/Planful/Pigment/Vena/Cognos/TM1/Board
design software | graphic software | adobe creative suite | image editing | creative cloud : Photoshop/Illustrator/InDesign/Figma/Affinity/CorelDRAW/Lightroom/Sketch/GIMP
video editing | film editing | motion graphics : Premiere/DaVinci/Resolve/Avid/FinalCut ; After+Effects ; cut+film/clip/reel/video/episode ; timeline+edit
ux design | user interface design | prototyping | wireframing : Figma/Sketch/Axure/Balsamiq ; wireframe ; prototype+click/test/screen
network monitoring : PRTG/Zabbix/Nagios/SolarWinds/LibreNMS
virtualisation | virtualization : VMware/Hyper-V/Proxmox/KVM/VirtualBox/Citrix/ESXi
accessibility | web accessibility | accessible web pages | accessible websites | wcag | inclusive design : WCAG ; screen+reader ; keyboard+only/navigate/navigation ; contrast+page/text/colour ; ARIA
incident response | security incident response | security incidents | soc work : alert+triage/day/shift/investigate ; phishing+contain/report/investigate ; malware+contain/isolate/remove ; incident+contain/triage/respond/investigate
siem : Splunk/Sentinel/QRadar/ArcSight/Elastic/LogRhythm/Chronicle
finite element analysis | fea | stress simulation | structural simulation : Ansys/Abaqus/Nastran ; stress+simulate/simulation/mesh ; finite+element
computational fluid dynamics | cfd | flow simulation : Fluent/OpenFOAM ; flow+simulation/simulate/mesh
`;
