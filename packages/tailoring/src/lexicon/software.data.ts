/** Software engineering, operations of systems and security. */
export const softwareTerms = `
.NET = dotnet, .NET Core, .NET Framework, ASP.NET @2002
Ada !
Agile = agile development, agile methodology, agile methodologies
Airflow = Apache Airflow @2015
Android = Android SDK @2008
Angular @2016
AngularJS @2010
Ansible @2012
Apache HTTP Server = Apache httpd
API design = API development
Assembly = assembly language !
AWS = Amazon Web Services @2006
AWS Lambda = Lambda functions ^AWS @2014
Azure = Microsoft Azure @2010
Azure DevOps ^Azure @2018
Bash = shell scripting, bash scripting
BigQuery = Google BigQuery ^Google Cloud @2011
Bootstrap !
C !
C# = C sharp, csharp @2000
C++ = cpp, c plus plus
Cassandra = Apache Cassandra @2008
CI/CD = continuous integration, continuous delivery, continuous deployment, continuous integration and delivery, continuous integration and deployment, CI CD pipelines
CircleCI ^CI/CD @2011
Clojure @2007
Cloud computing = cloud infrastructure, cloud platforms
CloudFormation ^AWS @2011
Cobol
Code review = code reviews, peer review of code
CSS = CSS3
Cucumber !
Cypress !
Dart @2011 !
Data structures
Datadog @2010
Debugging
DevOps
Distributed systems
Django ^Python @2005
Docker = containerization, containerisation, Docker containers @2013
DynamoDB ^AWS @2012
ECS = Amazon ECS, Elastic Container Service ^AWS @2014
EKS = Amazon EKS, AWS EKS ^Kubernetes, AWS @2018
EC2 = Amazon EC2 ^AWS @2006
Elasticsearch = Elastic Search @2010
Elixir @2011 !
Embedded systems = embedded software
Erlang
Express = Express.js, ExpressJS ^Node.js @2010 !
FastAPI ^Python @2018
Figma @2016
Firebase @2012
Firewalls = firewall configuration
Flask ^Python @2010 !
Flutter ^Dart @2017 !
Fortran
Git @2005
GitHub @2008
GitHub Actions ^CI/CD @2018
GitLab @2011
GitLab CI ^CI/CD @2012
Go = Golang @2009 !
Google Cloud = GCP, Google Cloud Platform @2008
Gradle @2008
Grafana @2014
GraphQL @2015
gRPC @2015
Groovy !
Hadoop = Apache Hadoop @2006
Haskell
Helm ^Kubernetes @2016 !
Heroku @2007
Hibernate ^Java @2001 !
HTML = HTML5
HTML/CSS = HTML & CSS, HTML and CSS ^HTML, CSS
iOS = iOS SDK, iOS development @2007
IT support = technical support, help desk, helpdesk, desktop support, service desk
ITIL
Java
JavaScript = js, ECMAScript, ES6, vanilla JavaScript
Jenkins ^CI/CD @2011
Jest ^JavaScript @2014 !
Jira @2002
jQuery ^JavaScript @2006
JSON
Julia @2012 !
JUnit ^Java
Kafka = Apache Kafka @2011
Kanban
Kotlin @2011
Kubernetes = K8s, kube @2014
LAMP stack
Laravel ^PHP @2011
Linux = Unix/Linux, Linux/Unix
Ubuntu ^Linux
Debian ^Linux
Red Hat = RHEL, Red Hat Enterprise Linux ^Linux
CentOS ^Linux
Lua
Maven = Apache Maven ^Java @2004
MATLAB
Memcached @2003
Microservices = microservice architecture, microservices architecture, micro-services @2011
MongoDB = Mongo @2009
MS SQL = SQL Server, MSSQL, Microsoft SQL Server, MS SQL Server, T-SQL ^SQL
MySQL ^SQL @1995
.NET MVC ^.NET @2009
Neo4j @2007
Network administration = network management, networking administration
Next.js = NextJS ^React @2016
NGINX @2004
Node.js = NodeJS, Node js @2009
NoSQL
npm @2010
NumPy ^Python @2006
OAuth = OAuth2, OAuth 2.0 @2007
Objective-C = Objective C, ObjC
Object-oriented programming = OOP, object oriented design, object-oriented design
OpenShift ^Kubernetes @2011
OpenTelemetry @2019
Oracle = Oracle Database, Oracle DB ^SQL !
Perl
Penetration testing = pen testing, pentesting
PHP
Playwright @2020 !
PL/SQL ^SQL
PostgreSQL = Postgres, psql, Postgre SQL ^SQL @1996
PowerShell @2006
Prometheus @2012 !
Pulumi @2018
Puppet @2005 !
Python @1991
PyTorch ^Python @2016
Quality assurance = QA, QA testing, software testing, quality assurance testing
R = R programming, RStudio !
RabbitMQ @2007
React = React.js, ReactJS @2013 !
React Native @2015
Redis @2009
Redux @2015 !
Regression testing
REST = RESTful, RESTful API, REST API, REST APIs, RESTful services, RESTful web services !
Ruby = Ruby language !
Ruby on Rails = Rails, RoR ^Ruby @2005
Rust = Rust language @2015 !
S3 = Amazon S3 ^AWS @2006
Sass = SCSS @2006 !
Scala @2004
Scrum = Scrum master, agile scrum ^Agile
Selenium = Selenium WebDriver @2004
Serverless @2014
Shell = shell scripts !
SOAP !
Software architecture = system architecture, systems design, system design
Spark = Apache Spark, PySpark @2014 !
Splunk @2003
Spring = Spring Framework ^Java @2002 !
Spring Boot ^Java @2014
SQL
SQLite ^SQL @2000
Svelte @2016
Swift @2014 !
Tailwind CSS = Tailwind @2017
TCP/IP
TDD = test-driven development, test driven development
TeamCity ^CI/CD @2006
TensorFlow ^Python @2015
Terraform @2014
Test automation = automated testing, automated tests, automation testing
Travis CI ^CI/CD @2011
TypeScript @2012
Unit testing = unit tests
Unity = Unity3D @2005 !
Unix
User acceptance testing = UAT
Unreal Engine
VB.NET = Visual Basic ^.NET
Version control = source control
Virtualization
VMware ^Virtualization
Hyper-V ^Virtualization
Vue.js = Vue, VueJS @2014
WebSockets = WebSocket @2011
Windows Server
Active Directory ^Windows Server
WordPress @2003
XML
YAML
Cybersecurity = information security, cyber security, network security
SIEM
Incident response
Vulnerability management
Vulnerability assessment = vulnerability scanning ^Vulnerability management
Identity and access management = IAM
VPN
Routers and switches
Cisco routers ^Routers and switches
LAN/WAN
`;
