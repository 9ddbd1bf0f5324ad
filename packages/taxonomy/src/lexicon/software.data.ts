import type { FieldTable } from "./entry.ts";

/** Software and operation of systems. */
export const softwareTable = {
  skill: `
Accessibility = a11y, digital accessibility ?
Algorithms
API design = API development
API integration = third-party APIs, integrating APIs
API testing
Application security = AppSec
Application support
Asynchronous programming = multithreading, concurrency
Authentication = single sign-on, SSO
Backend development = back-end development, backend engineering, server-side development
Backup and recovery = disaster recovery
Batch processing
Behavior-driven development = BDD
Blockchain @2009
Caching
Capacity management
CI/CD = continuous integration, continuous delivery, continuous deployment, continuous integration and delivery, continuous integration and deployment, CI CD pipelines
Clean code
Cloud architecture
Cloud computing = cloud infrastructure, cloud platforms
Cloud migration
Cloud security ^Cloud computing
Code review = peer review of code
Compilers = compiler design
Computer hardware repair = hardware repair, PC repair, computer repair, hardware troubleshooting
Computer networking = networking fundamentals, network protocols
Computer science
Configuration management
Content delivery networks = CDN
Cross-browser testing = cross-browser compatibility
Cross-platform development
Cryptography = encryption
Cybersecurity = information security, cyber security, network security
Data center operations = data centers, data centre
Data encryption
Data security
Data structures
Database design = database development, schema design
Database management = database administration, database maintenance, database entry, DBA
Database optimization = query optimization, performance tuning, SQL tuning
Debugging
Design patterns
Desktop applications
Device drivers
DevOps
DHCP
Distributed systems
DNS
Domain-driven design = DDD
E-commerce = ecommerce, ecommerce transactions
Embedded Linux
Embedded systems = embedded software
End-to-end testing = E2E testing
Endpoint management = mobile device management, MDM
Event-driven architecture = message queues
Exploratory testing
Firmware = firmware development
Frontend development = front-end development, frontend engineering
Full-stack development = full-stack engineering
Functional programming
Functional testing
Game development
Geolocation
GPU programming = CUDA
Group Policy
Hardware installation
High availability
Infrastructure as code = IaC
Infrastructure management = IT infrastructure
Integration testing
Internet of Things = IoT @2009
iOS applications
IT asset management
IT governance = COBIT
IT operations
IT project management
IT service management = ITSM
IT strategy
IT support = technical support, help desk, helpdesk, desktop support, service desk
Legacy systems = legacy modernization
Linux administration = Linux system administration ^Linux
Load balancing = load balancers
Load testing = performance testing, stress testing
Log analysis = log management
Low-code development = no-code
Manual testing = manual QA
Message brokers
Microservices = microservice architecture, micro-services @2011
Middleware
Mobile applications = mobile app, mobile app development, mobile development
Mobile testing
Network administration = network management, networking administration
Network troubleshooting
NoSQL
Object-oriented programming = OOP, object oriented design
Observability
On-call support = on-call rotation
Open source = open-source software
Operating systems
Parallel computing = high-performance computing, HPC
Password resets
Patch management
Performance optimization = performance optimisation
Platform engineering
Progressive web apps = PWA
Quality engineering
RAID
Real-time systems
Refactoring
Regression testing
Relational databases = RDBMS
Requirements engineering
Reverse proxy
Routers and switches
RPA = robotic process automation
Scalability
Scripting = automation scripts
Search engines
Server administration = server management, server maintenance
Serverless @2014
Service-oriented architecture = SOA
Single-page applications
Site reliability engineering = SRE
Smart contracts
Smoke testing
Software architecture = system architecture, systems design
Software configuration
Software deployment = software installation, deploying software
Software design
Software development = software engineering, application development, web application development, developing software
Software development life cycle = SDLC
Software documentation = technical documentation, API documentation
Solution architecture = enterprise architecture
Static analysis
Storage area networks = SAN storage, network attached storage
Stored procedures
System administration = sysadmin, system admin
System integration
System monitoring = application monitoring, monitoring and alerting
Systems analysis
TDD = test-driven development
Technical leadership = tech lead
Technical specifications
Test automation = automated testing, automated tests, automation testing
Test cases = test case design, writing test cases, test scripts
Test planning
Unit testing = unit tests
User acceptance testing = UAT
User support = end-user support
Version control = source control
Video game programming
Virtual machines
Virtual reality = VR development, augmented reality, AR/VR
Virtualization
VoIP
Web development = website development, web applications, web app development
Web hosting
Web scraping
Web security = OWASP
Web services
WebRTC
Wi-Fi networks = wireless networking, wireless networks
Workflow automation = process automation
XSLT
`,
  tool: `
.NET = dotnet, .NET Core, .NET Framework, ASP.NET @2002
.NET MVC ^.NET @2009
ABAP ^SAP
Active Directory ^Windows Server
Ada !
Airflow = Apache Airflow @2015
Akka ^Scala
AKS = Azure Kubernetes Service ^Kubernetes
Alpine.js
Amazon Athena = Athena! ^AWS
Amazon Kinesis = Kinesis ^AWS
Amazon Redshift = Redshift ^AWS @2012
Android = Android SDK @2008
Angular @2016
Angular Material ^Angular
AngularJS @2010
Ansible @2012
Apache = Apache web server !
Apache Camel
Apache Flink = Flink @2014
Apache HTTP Server = Apache httpd
Apache Tomcat = Tomcat
Apex = Salesforce Apex !
Appium
ArgoCD = Argo CD @2018
Assembly = assembly language !
Astro = Astro framework !
AutoHotkey
AWS = Amazon Web Services @2006
AWS CDK ^AWS
AWS CloudWatch = CloudWatch ^AWS
AWS Fargate = Fargate ^AWS
AWS Glue ^AWS
AWS IAM ^AWS
AWS Lambda = Lambda functions ^AWS @2014
AWS RDS = Amazon RDS ^AWS
AWS SageMaker = SageMaker ^AWS
AWS SNS = Amazon SNS ^AWS
AWS SQS = Amazon SQS, SQS ^AWS
AWS Step Functions ^AWS
Azure = Microsoft Azure @2010
Azure Active Directory = Azure AD, Entra ID ^Azure
Azure Data Factory ^Azure
Azure DevOps ^Azure @2018
Azure Functions ^Azure
Azure Pipelines ^Azure
Babel = Babel.js !
Backbone.js
Bamboo CI ^CI/CD
Bash = shell scripting, bash scripting, Unix shell scripting
Bazel
Bicep = Azure Bicep !
BigQuery = Google BigQuery ^Google Cloud @2011
Bitbucket
Blazor ^.NET @2018
Bootstrap !
Bun = Bun runtime !
C !
C# = C sharp, csharp @2000
C++ = cpp, c plus plus
CakePHP ^PHP
Capybara testing
Cassandra = Apache Cassandra @2008
Celery = Celery task queue !
CentOS ^Linux
Chai.js
Chef = Chef Infra !
Chrome OS = ChromeOS, Chromebooks
CircleCI ^CI/CD @2011
Cisco IOS ^Routers and switches
Cisco routers ^Routers and switches
Citrix
ClickHouse
Clojure @2007
Cloud Foundry
Cloud Run ^Google Cloud
Cloudflare
CloudFormation ^AWS @2011
Cobol
Cocoa = Cocoa Touch ^iOS !
CodeIgniter ^PHP
CoffeeScript
ColdFusion
Combine = Combine framework ^iOS !
Composer = PHP Composer !
Composer packages
Consul = HashiCorp Consul !
Core Data = Core Data framework ^iOS !
Cosmos DB ^Azure
CouchDB
Crystal = Crystal language !
Crystal Reports
CSS = CSS3
Cucumber !
Cypress !
D3.js
Dapper = Dapper ORM ^.NET !
Dart @2011 !
Datadog @2010
Dataflow = Google Dataflow ^Google Cloud !
Debian ^Linux
Delphi language = Object Pascal
Deno @2018
DigitalOcean
Django ^Python @2005
Docker = containerization, containerisation, Docker containers @2013
Docker Compose ^Docker
Docker Swarm ^Docker
Drools !
DynamoDB ^AWS @2012
EC2 = Amazon EC2 ^AWS @2006
Eclipse = Eclipse IDE !
ECS = Amazon ECS, Elastic Container Service ^AWS @2014
EKS = Amazon EKS, AWS EKS ^Kubernetes, AWS @2018
Elastic Beanstalk ^AWS
Elasticsearch = Elastic Search @2010
Elixir @2011 !
ELK Stack = Elastic Stack
Ember.js = EmberJS
Entity Framework = EF Core ^.NET
Envoy = Envoy proxy !
Erlang
ESLint ^JavaScript
Exchange Server = Microsoft Exchange
Expo = Expo React Native !
Express = Express.js, ExpressJS ^Node.js @2010 !
F#
FastAPI ^Python @2018
Fastify ^Node.js
Firebase @2012
Flask ^Python @2010 !
Flutter ^Dart @2017 !
Flyway
Fortran
FreeRTOS
Gatsby = GatsbyJS !
Ghost CMS
Gin = Gin framework !
Git @2005
GitHub @2008
GitHub Actions ^CI/CD @2018
GitHub Copilot
GitLab @2011
GitLab CI ^CI/CD @2012
Go = Golang @2009 !
Google App Engine ^Google Cloud
Google Cloud = GCP, Google Cloud Platform @2008
Google Kubernetes Engine = GKE ^Kubernetes
Google Pub/Sub = Pub/Sub ^Google Cloud
Gradle @2008
Grafana @2014
Grails !
GraphQL @2015
Groovy !
gRPC @2015
Grunt = Gulp! !
Gunicorn
Hadoop = Apache Hadoop @2006
HAProxy
Haskell
Helm ^Kubernetes @2016 !
Heroku @2007
Hibernate ^Java @2001 !
HTML = HTML5
HTML/CSS = HTML and CSS ^HTML, CSS
HTMX
Hyper-V ^Virtualization
IBM AS/400 = AS/400, iSeries, IBM i
IBM Db2 = Db2
IBM WebSphere = WebSphere
IIS = Internet Information Services
InfluxDB
Insomnia = Insomnia REST client !
IntelliJ IDEA = IntelliJ
Intune = Microsoft Intune
Ionic = Ionic framework !
iOS = iOS SDK, iOS development @2007
Istio @2017
J2EE = Java EE, Jakarta EE ^Java
Jamf = Jamf Pro
Jasmine = Jasmine testing ^JavaScript !
Java
JavaScript = js, ECMAScript, ES6, vanilla JavaScript
JBoss = WildFly
Jenkins ^CI/CD @2011
Jest ^JavaScript @2014 !
Jetpack Compose ^Android @2021
JMeter = Apache JMeter ^Load testing
JPA ^Java
jQuery ^JavaScript @2006
jQuery UI ^jQuery
JSF ^Java
JSON
JSP ^Java
Julia @2012 !
JUnit ^Java
JWT
Kafka = Apache Kafka @2011
Kibana
Kong = Kong gateway !
Kotlin @2011
Ktor
Kubernetes = K8s, kube @2014
LAMP stack
LAN/WAN
Laravel ^PHP @2011
LINQ ^.NET
Linux = Unix/Linux, Linux/Unix
Lit = Lit elements !
LoadRunner ^Load testing
Logstash
Lua
MacOS = Mac OS, Mac OS X
MariaDB ^SQL
Material UI = MUI
MATLAB
MAUI = .NET MAUI ^.NET !
Maven = Apache Maven ^Java @2004 !
Memcached @2003
Meteor.js
Micronaut ^Java
MicroPython
Mocha = Mocha.js ^JavaScript !
Mockito ^Java
MongoDB = Mongo @2009
Mongoose = Mongoose ODM !
MS SQL = SQL Server, MSSQL, Microsoft SQL Server, MS SQL Server, T-SQL ^SQL
MuleSoft
MVVM = MVC
MySQL ^SQL @1995
Nagios
Neo4j @2007
NestJS = Nest.js ^Node.js @2017
Netlify
New Relic
Next.js = NextJS ^React @2016
NGINX @2004
Node.js = NodeJS @2009
Nomad = HashiCorp Nomad !
npm @2010
NumPy ^Python @2006
NUnit = xUnit
Nuxt.js = Nuxt
Nx monorepo
OAuth = OAuth2, OAuth 2.0 @2007
Objective-C = ObjC
Okta ^Identity and access management
OpenCV
OpenGL
OpenShift ^Kubernetes @2011
OpenStack
OpenTelemetry @2019
Oracle = Oracle Database, Oracle DB ^SQL !
Oracle APEX
OutSystems
Pascal !
Perl
Phoenix = Phoenix framework ^Elixir !
PHP
Pinia
PL/SQL ^SQL
Play Framework ^Scala
Playwright @2020 !
PostgreSQL = Postgres, psql, Postgre SQL ^SQL @1996
Postman = Postman API !
Power Apps = PowerApps, Microsoft Power Apps
Power Automate = Microsoft Power Automate
Power Platform = Microsoft Power Platform
PowerShell @2006
Prisma = Prisma ORM !
Prolog
Prometheus @2012 !
Protocol Buffers = protobuf
Pulumi @2018
Puppet @2005 !
PyCharm
Pydantic ^Python
Pyramid = Pyramid framework !
Pytest ^Python
Python @1991
PyTorch ^Python @2016
Qt = Qt framework !
Quarkus ^Java
R = R programming, RStudio, R Studio !
RabbitMQ @2007
Racket = Racket language !
React = React.js, ReactJS @2013 !
React Native @2015
React Query = TanStack Query
Realm database
Red Hat = RHEL, Red Hat Enterprise Linux ^Linux
Redis @2009
Redux @2015 !
Redux Toolkit ^Redux
Remix = Remix framework !
REST = RESTful, RESTful API, REST API, REST APIs, RESTful services, RESTful web services !
Retrofit = Retrofit library ^Android !
Robot Framework
RSpec ^Ruby
Ruby = Ruby language !
Ruby on Rails = Rails!, RoR ^Ruby @2005
Ruby Sinatra = Sinatra!
Rust = Rust language @2015 !
RxJS ^JavaScript
S3 = Amazon S3 ^AWS @2006
Salesforce Lightning = Lightning Web Components, LWC
SAP BusinessObjects = BusinessObjects, Business Objects
SAP HANA
Sass = SCSS @2006 !
Scala @2004
SCCM = System Center Configuration Manager, MECM
Scheme !
Selenium = Selenium WebDriver @2004
Sentry !
Serilog
Shell = shell scripts !
SignalR
Sinon
Snyk
SOAP !
SoapUI
Solaris
Solidity ^Blockchain @2015 !
Solr = Apache Solr
SonarQube
Spark = Apache Spark, PySpark @2014 !
Splunk @2003
Spring = Spring Framework ^Java @2002 !
Spring Boot ^Java @2014
Spring Cloud ^Spring
Spring Security ^Spring
SQL
SQL Azure
SQLAlchemy ^Python
SQLite ^SQL @2000
SSAS ^MS SQL
SSIS ^MS SQL
SSRS ^MS SQL
Stencil.js
Storybook
Stripe = Stripe API, Stripe payments !
Struts ^Java !
Subversion = SVN !
Supabase @2020
Svelte @2016
Swift @2014 !
SwiftUI ^Swift @2019
Sybase
Symfony ^PHP
Tailwind CSS = Tailwind @2017
TCP/IP
TeamCity ^CI/CD @2006
TensorFlow ^Python @2015
Teradata
Terraform @2014
Three.js
Thymeleaf
TIBCO
Tkinter ^Python
Traefik
Travis CI ^CI/CD @2011
tRPC
Turborepo
Twig !
TypeScript @2012
Ubuntu ^Linux
UIKit ^iOS
Unity = Unity3D @2005 !
Unix
Unreal Engine
Vagrant !
Vault = HashiCorp Vault !
VB.NET = Visual Basic ^.NET
VBA = Excel VBA, Visual Basic for Applications
VBScript
Vercel
Vert.x ^Java
Vim !
Visual Studio = Visual Studio Code, VS Code
Vite = Vite.js !
Vitest
VMware ^Virtualization
Vue.js = Vue, VueJS @2014
Vuex
WCF ^.NET
WebAssembly = WASM @2017
WebGL
WebLogic
Webpack @2014
WebSockets @2011
Windows = Microsoft Windows, Windows 10, Windows 11, Windows 7, Windows OS !
Windows Server
WinForms ^.NET
WordPress @2003
WPF ^.NET
Xamarin
Xcode
XML
YAML
Yarn = Yarn package manager !
Yii
Zabbix
Zend Framework ^PHP
Zig = Zig language !
ZooKeeper = Apache ZooKeeper
`,
  cert: `
A+ certification = A+ certified
AWS certification = AWS certified ^AWS
AWS Certified Cloud Practitioner ^AWS
AWS Certified Developer ^AWS
AWS Certified DevOps Engineer ^AWS
AWS Certified Solutions Architect ^AWS
AWS Certified SysOps Administrator ^AWS
Azure Administrator = AZ-104 ^Azure
Azure Fundamentals = AZ-900 ^Azure
Azure Solutions Architect = AZ-305 ^Azure
CCIE
CCNA = Cisco Certified Network Associate ^Computer networking
CCNP = Cisco Certified Network Professional ^Computer networking
CKA = Certified Kubernetes Administrator ^Kubernetes
CKAD ^Kubernetes
CompTIA A+ ^IT support
CompTIA certification = CompTIA certified
CompTIA CySA+
CompTIA Network+ ^Computer networking
Databricks certification
Google Cloud certification = Google Cloud Certified, Professional Cloud Architect ^Google Cloud
HashiCorp certification = HashiCorp Certified
ISTQB = ISTQB certified, ISTQB Foundation ^Quality assurance
ITIL certification = ITIL Foundation, ITIL v4, ITIL 4 Foundation ^ITIL
JNCIA
MCP certification = Microsoft Certified Professional
MCSA
MCSE
Microsoft certification = Microsoft certified
Network+
Oracle Certified Professional = OCP, OCA
RHCE = Red Hat Certified Engineer ^Linux
RHCSA = Red Hat Certified System Administrator ^Linux
Salesforce Developer certification = Platform Developer I ^Salesforce
TOGAF
VCP = VMware Certified Professional
`,
} as const satisfies FieldTable;
