/** What shows selling, marketing and service to customers: "asked | asked : sign ; sign". */
export const commerceSigns = `
complaint handling | complaint | complaints management | handling complaints | guest complaints : angry/upset/unhappy/furious/disappointed+guest/customer/caller/client/party/parent/passenger/family ; apologise+guest/customer/family/caller/table/passenger ; refund+apolog/angry/wrong/upset ; put+right+guest/customer/same/wrong ; went+wrong+table/guest/customer/put ; replaced+dish/room/meal+free/apolog ; move+room+guest/family/apologise ; smooth+over
customer service | client service | customer care | guest service | guest relations : serve+customer/guest/counter/client/passenger ; help+customer/guest/passenger/shopper ; customer+question/query/enquiry+answer/deal ; guest+request/wish/arrival+meet/see/look ; regulars
customer retention | client retention | churn reduction : churn ; renew+customer/client/contract/subscription/rate ; win+back+customer/client ; stay+client/customer+year ; cancel+talk/keep/customer
account management | key account management | client management | client relationship : client+renew/quarterly/review/portfolio/own ; account+portfolio/book/grow ; visit+customer/client+quarter/month/regular ; my+client
new business | new business development | business development | lead generation | prospecting | customer acquisition : cold+call ; win/won+client/account/customer/contract/new ; open+new+account ; pipeline+build/fill ; prospect ; lead+generate/qualify/book
cold calling | telesales | telephone sales | outbound calls : dial+day/number ; outbound ; call+day+appointment/book/sell/list
closing deals | closing sales | sales target | exceeding targets | target-driven | meeting targets : quota ; target+beat/over/hit/exceed/meet/percent ; %+of+target/plan/quota ; close+deal/sale ; top+seller ; sold+contract/policy/unit/car/home/licence
upselling | cross-selling | cross selling | suggestive selling : add-on ; upgrade+guest/customer/sell/sold/offer ; dessert/wine/insurance/warranty/breakfast+offer/sold/suggest ; average+basket/spend/bill/check+up/raise/rise
retail sales | shop floor | sales floor | retail experience : till+shop/store/customer ; shop/store+customer/serve/shelf ; fitting+room ; shelf+fill/stack/restock
visual merchandising | merchandising | window display : window+dress/display/shop ; display+build/table/mannequin/shelf/season ; planogram ; mannequin
crm | crm system | crm software | customer relationship management : Salesforce/HubSpot/Pipedrive/Zoho/Dynamics/SugarCRM/Freshsales/Copper
point of sale | pos system | till system | epos : Lightspeed/Toast/Micros/Square/Vend/Clover/TouchBistro/Aloha/Tevalis/NCR/Orderbird ; till+system
tender writing | bid writing | proposal writing | bid management : tender+write/win/won/submit/respond ; RFP/RFQ/PQQ ; bid+write/submit/win/won ; proposal+write/win/client
product demonstration | product presentation : demo+customer/client/prospect/software/product ; show+product/machine+customer/client/prospect
market research | competitor analysis | competitive analysis | market analysis : competitor+price/compare/watch/visit/study ; survey+customer/respondent/market ; focus+group ; rival+compare/price/watch
digital marketing | online marketing | online advertising | paid search | performance marketing | ppc : AdWords/Ads+Google/Meta/Facebook ; Google+Ads ; ROAS/CPC/CPA ; click+campaign/ad/cost ; campaign+search/Meta/LinkedIn/Instagram
social media | social media management | community management : Instagram/TikTok/Facebook/LinkedIn+post/reel/follower/story/account ; follower ; reel+film/cut/post
search engine optimisation | seo | search engine optimization | organic traffic : keyword+rank/page/research ; organic+visit/search/traffic/click ; backlink ; Ahrefs/SEMrush/Semrush ; search+console ; page+one+Google ; Google+rank/first+page
email marketing | newsletter | email campaigns | marketing automation : Mailchimp/Klaviyo/Marketo/Brevo/Pardot ; newsletter+subscriber/send/open/write/monthly ; open+rate ; drip+email
content marketing | content creation | copywriting | content writing : blog+post/write/article ; article+write/publish/week ; write+web/page/landing/brochure/product+text/copy ; case+study+write/client
campaign management | marketing campaigns | campaign planning : campaign+launch/plan/ran/budget ; launch+ad/poster/radio/mailing
conversion optimisation | conversion rate optimisation | a/b testing | cro : variant+page/button/headline ; conversion+rise/rose/lift/page/checkout ; split+test ; two+version+page/landing ; half+visitor/traffic+version/page ; variant+page/test
web analytics | marketing analytics | google analytics : GA4/Matomo/Plausible/Adobe+Analytics ; GA4 ; bounce+rate ; funnel+drop/site/visit
product analytics : Amplitude/Mixpanel/Heap/PostHog/Pendo ; funnel+cohort/retention/activation
brand management | brand development | brand identity | corporate identity | brand identities : logo+colour/type/manual/typeface/guideline ; rebrand ; brand+guideline/book/manual/refresh
public relations | press relations | media relations | press work : journalist ; press+release/office/conference ; newspaper+story/interview/place ; media+enquiry/coverage/interview
trade fairs | trade shows | exhibition : stand+fair/visitor/exhibition/lead ; booth
fundraising | donor relations | grant writing : donor ; grant+apply/application/win/won/write/bid ; raise+appeal/charity/donation
e-commerce | online shop | online store | ecommerce : Shopify/WooCommerce/Magento/PrestaShop/BigCommerce ; web+shop ; online+shop/store/order ; basket+checkout
customer success | customer onboarding | client onboarding : go-live+customer/client ; onboard+customer/client ; customer+adoption/health/renew
call centre | contact centre | call center | contact center : call+a+day/shift ; inbound ; AHT ; headset ; queue+call
technical support customers | support ticket | ticketing system | ticketing tool | helpdesk software | help desk software : Zendesk/Freshdesk/ServiceNow/Jira/Freshservice/Intercom/HaloPSA/TOPdesk/Remedy/OTRS/Zammad/Autotask/ConnectWise/osTicket/ManageEngine/GLPI
monitor quality of customer contacts | call quality | call monitoring : listen+call/recording ; score+call/recording/agent ; recording+score/agent
category management | range planning | assortment : range+cut/list/review/shelf ; assortment ; delist
loss prevention | shrinkage reduction : shrink+down/fall/cut/bring ; theft+cut/stop/detain ; shoplift
revenue management | yield management | revenue optimisation : RevPAR/ADR ; occupancy+rate/price/forecast ; pick-up+rate/price ; rate+season/weekday/demand+set/adjust
online travel agents | ota management | channel management : Booking.com/Expedia/Agoda/Airbnb/Hostelworld ; channel+manager ; parity
paid social | paid social advertising | social advertising | paid media : Meta+Ads ; Facebook/Instagram/LinkedIn/TikTok+ad/campaign+spend/spent/budget/lead/run/ran ; Ads+Manager
split testing | multivariate testing : two+version+page/mail/landing/subject ; half+visitor/traffic/list+version/variant/page ; variant+test/against/winner
customer health | churn prevention | retention and expansion : renewal+rate/account/book ; retention+gross/net/% ; churn+down/cut/from ; upsell+account/renewal
quoting | quotations | preparing quotes | quotation : quote+prepare/issue/send/write/wrote ; quotation+prepare/issue/send ; price+offer+prepare/send
`;
