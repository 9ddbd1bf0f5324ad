const brands =
  /\b(?:Microsoft|Excel|Word|Outlook|Access|PowerPoint|Adobe|Photoshop|Illustrator|InDesign|Google|Salesforce|Epic|Cerner|Meditech|Python|Java|Docker|Kubernetes|Linux|Azure|Git|Tableau|Spanish|English|French|German|Canvas|Canva|Figma|Sketch|Oracle|Sage|Xero|Workday|Zendesk|Shopify|Mailchimp|Looker|Snowflake|Terraform|Ansible|Jenkins|React|Angular|Django|Flask|Spring|Kafka|Spark|Redis|Rust|Swift|Kotlin|Ruby|Scala|Unity|Jira|Android|Moodle|Blackboard|Medicare|Medicaid|Micros|Opera|Cognos|Kanban|Scrum|Kaizen|American|Bloomberg|Pandas|Stata|Bash|Perl|Westlaw|Databricks|Seesaw|Marketo|Pardot|Debian|Ubuntu|Toast|Square|Airflow|Puppet|Selenium|Cypress|Jest|Helm|Heroku|Firebase|Bootstrap|Laravel|Figma|Notion|Slack|Trello|Asana|Stripe|Lua|Groovy|Julia|Dart|Flutter|Maven|Gradle|Splunk|Datadog|Grafana|Prometheus|Vue|Svelte|Elixir|Erlang|Haskell|Fortran|Cobol|Cassandra|Hadoop|Hibernate|Jupyter)\b/;

/** Whether a phrase holds a name that keeps its capitals. */
export function isBrand(text: string): boolean {
  return brands.test(text);
}
