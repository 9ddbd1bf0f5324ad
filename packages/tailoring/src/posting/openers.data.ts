/**
 * Words that open a line of a posting. A capital one right after another word, without a blank, shows
 * where a paste glued two lines together.
 */
export const lineOpeners: ReadonlySet<string> = new Set(
  `Experience Experienced Knowledge Ability Able Must Strong Excellent Exceptional Good Great Proven Effective Highly Demonstrated Proficient Proficiency
  Familiarity Familiar Fluency Fluent Understanding Bachelor Bachelors Master Masters Diploma Degree High Minimum At Willingness Willing Past Previous Prior
  Demonstrable Solid Advanced Basic Working Hands Comfortable Expertise Expert Skilled Skills Certification Certified License Licensed Valid Registered
  Attention Communication Responsible Responsibilities Requirements Qualifications Duties Reports Department Location Position Benefits Salary Company
  Manage Manages Managing Lead Leads Leading Develop Develops Developing Build Builds Building Create Creates Creating Design Designs Designing Maintain Maintains
  Maintaining Provide Provides Providing Support Supports Supporting Ensure Ensures Ensuring Assist Assists Assisting Coordinate Coordinates Coordinating
  Prepare Prepares Preparing Perform Performs Performing Oversee Oversees Overseeing Monitor Monitors Monitoring Review Reviews Reviewing Conduct Conducts Conducting
  Work Works Collaborate Collaborates Collaborating Analyze Analyzes Analyzing Implement Implements Implementing Identify Identifies Identifying
  Respond Responds Responding Train Trains Training Interact Interview Interviewing Audit Audits Direct Directs Directing Own Owns Gather Serve Serves Occasional
  Additional Other May Comply Complete Completes Completing Participate Participates Participating Plan Plans Planning Process Processes Processing
  Communicate Communicates Report Reports Track Tracks Write Writes Writing Deliver Delivers Delivering Drive Drives Driving Help Helps Operate Operates Operating
  Test Tests Testing Troubleshoot Troubleshoots Update Updates Use Uses Handle Handles Handling Answer Answers Organize Organizes Organizing Schedule Schedules
  Schedule Teach Teaches Teaching Supervise Supervises Supervising Inspect Inspects Install Installs Installing Repair Repairs Clean Cleans Assess Assesses
  Evaluate Evaluates Recommend Recommends Research Researches Interface Present Presents Establish Establishes Facilitate Facilitates Translating Translate
  Account Client Business Advertising Invoicing Credit Full Job Secure Rich Geolocation Familiarize Contribute Contributes Define Defines Document Documents
  Negotiate Negotiates Promote Promotes Purchase Purchases Receive Receives Sell Sells Greet Greets Load Loads Pick Picks Follow Follows Execute Executes
  Flexible Flexibility Positive Outstanding Professional What Who Why How We You Our Your The This Self Team Two Three Four Five Knowledgeable Bilingual
  Physical Reliable Reliability Availability Available Preferred Required Desired Nice Bonus Passion Passionate Employee Flexible Stock Paid Medical Health Dental
  Competitive Vacation Sick Holidays Life Free Please Apply Equal Send Contact Housing Airfare Consolidating Financial Own`
    .split(/\s+/)
    .filter(Boolean),
);
