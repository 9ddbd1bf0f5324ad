import type { FieldTable } from "./entry.ts";

/** Marketing and communication. */
export const marketingTable = {
  skill: `
A/B testing = AB testing, split testing
Account-based marketing = ABM
Ad copy = ad copywriting
Affiliate marketing
Analytics reporting
Audience research = audience development, audience analysis
Audience segmentation = customer segmentation, market segmentation
B2B marketing
B2C marketing
Blogging = blog posts, blog writing
Brand awareness
Brand guidelines
Brand management = branding, brand strategy
Campaign management = marketing campaigns, campaigns, campaign planning, campaign execution
Community management = online community management
Content calendars = editorial calendar
Content creation = creating content, content production
Content management = CMS, content management systems
Content marketing
Content strategy
Conversion rate optimization = CRO, conversion optimization, conversion optimisation
Copy editing = copyediting
Copywriting = copy writing, writing copy
Corporate communications
Crisis communications
CRM marketing = lifecycle marketing
Customer insights = consumer insights
Demand generation
Digital advertising = online advertising, programmatic advertising
Digital marketing = online marketing
Digital strategy
Direct mail
Direct marketing
Display advertising
Drip campaigns
Email marketing = e-mail marketing, email campaigns
Event marketing = event promotion
Facebook Ads = Meta Ads @2007
Growth marketing = growth hacking
Inbound marketing
Influencer marketing
Integrated marketing
Internal communications
Keyword research ^SEO
Landing pages = landing page optimization
Link building ^SEO
Local SEO ^SEO
Loyalty marketing
Market analysis
Market positioning
Market research
Marketing = advertising
Marketing analytics = marketing metrics
Marketing automation
Marketing collateral = marketing materials, brochures, flyers
Marketing communications = marcom
Marketing operations
Marketing plans = marketing planning
Marketing strategy
Media monitoring
Media planning = media buying
Media relations = press releases, press relations
Mobile marketing
Multi-channel marketing = omnichannel marketing
Newsletters = newsletter writing
On-page SEO = technical SEO ^SEO
Online reputation management = reputation management
Paid media
Paid search = PPC, SEM!, pay-per-click
Paid social = paid social advertising
Performance marketing
Podcasting = podcast production
PR strategy
Press kits
Print advertising
Product marketing
Promotional events = brand activations, experiential marketing
Public relations = PR campaigns
Public speaking
Remarketing = retargeting
Search engine marketing ^Paid search
SEO = search engine optimization, search engine optimisation
Social listening
Social media = social media marketing, social media management
Social media advertising
Social media analytics
Social media content
Speech writing = speechwriting
Sponsorship sales
TikTok marketing
User-generated content = UGC
Video marketing
Viral marketing
Web analytics
Webinars = webinar production
Website management = website updates, updating websites, website maintenance, web content
`,
  tool: `
ActiveCampaign
Ahrefs
Buffer = Buffer app !
BuzzSumo
Campaign Monitor
Cision
Constant Contact
Contentful
Drupal @2001
Eloqua ^Marketing automation
Facebook
Facebook Business Manager = Meta Business Suite
Google Ads = AdWords, Google AdWords
Google Analytics @2005
Google Data Studio = Looker Studio
Google Search Console
Google Tag Manager
Hootsuite
Hotjar
HubSpot Marketing ^HubSpot
Instagram
Joomla
Klaviyo
Later app
LinkedIn Ads = LinkedIn Campaign Manager
Magento @2008
Mailchimp @2001
Marketo ^Marketing automation
Meltwater
Moz = Moz Pro
Optimizely
Pardot ^Marketing automation
Pinterest
Salesforce Marketing Cloud = Marketing Cloud, ExactTarget ^Salesforce
Screaming Frog
SEMrush
SendGrid
Shopify @2006
Shopify Plus
Sprinklr
Sprout Social
Squarespace
SurveyMonkey
TikTok @2016
Typeform
Unbounce
Webflow
Wix
WooCommerce ^WordPress
X/Twitter = Twitter
YouTube
`,
  cert: `
APR = Accredited in Public Relations !
CIM qualification = Chartered Institute of Marketing
Facebook Blueprint = Meta Blueprint
Google Ads certification = Google Ads certified, Google AdWords certification ^Google Ads
Google Analytics certification ^Google Analytics
Hootsuite certification
HubSpot certification ^HubSpot
Salesforce Administrator = Salesforce Certified Administrator, Salesforce Admin ^Salesforce
`,
} as const satisfies FieldTable;
