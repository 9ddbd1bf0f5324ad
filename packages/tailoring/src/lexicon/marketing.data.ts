/** Marketing, media and design. */
export const marketingTerms = `
Adobe Creative Suite = Adobe Creative Cloud, Creative Suite
Adobe Illustrator = Illustrator! ^Adobe Creative Suite
Adobe InDesign = InDesign ^Adobe Creative Suite
Adobe Photoshop = Photoshop ^Adobe Creative Suite
Adobe Premiere = Premiere Pro ^Adobe Creative Suite
Adobe XD ^Adobe Creative Suite @2016
After Effects ^Adobe Creative Suite
Animation = motion graphics, motion design
Blogging = blog posts
Brand identity
Brand management = branding, brand strategy
Campaign management = marketing campaigns, campaigns
Canva @2013
Color theory
Content creation
Content marketing
Content strategy
Copy editing = copyediting
Copywriting = copy writing, writing copy
Design systems = design system
Design thinking
Digital marketing = online marketing
Display advertising
Editing
Email marketing = e-mail marketing, email campaigns
Facebook Ads = Meta Ads @2007
Google Ads = AdWords, Google AdWords
Google Analytics @2005
Graphic design
Influencer marketing
Information architecture
Interaction design = interaction and visual design
Journalism
Layout design
Mailchimp @2001
Market analysis
Marketing = advertising
Marketing automation
Marketo ^Marketing automation
Pardot ^Marketing automation
Marketing strategy
Media planning = media buying
Media relations = press releases, press relations
Packaging design
Paid search = PPC, SEM, pay-per-click
Photo editing
Photography
Print design = print production
Product design
Product management = product roadmap
Product marketing
Prototyping = prototypes, wireframing, wireframes
Public relations = PR campaigns
SEO = search engine optimization, search engine optimisation
Shopify @2006
Sketch !
Sketching
Social media = social media marketing, social media management
Storyboarding
Storytelling
Typography
UI design = user interface design, user interfaces
Usability testing = user testing, testing with real people
User research = user interviews
UX design = user experience design, UX, user experience
UX/UI = UI/UX, UX/UI design ^UX design, UI design
Video editing
Final Cut Pro ^Video editing
Video production
Visual design
Web analytics
Web design
Mobile applications = mobile app, mobile apps, mobile app development, mobile development
E-commerce = ecommerce, ecommerce transactions
Geolocation
`;
