import type { FieldTable } from "./entry.ts";

/** Teaching and childcare. */
export const educationTable = {
  skill: `
504 plans
Academic intervention = response to intervention, RTI
Adult education = adult learning, andragogy
Advanced Placement = AP courses, AP classes, AP Calculus, AP Biology, AP English
After-school programs = afterschool programs, after-school care
Arts and crafts
Assessment design = formative assessment, summative assessment, student assessment
Attendance records = attendance tracking, taking attendance
Behavior intervention plans = BIP, behaviour support plans, behavior plans, positive behavior support
Bilingual education = dual language, dual-language instruction
Blended learning
Bloom's taxonomy
Bullying prevention = anti-bullying
Cataloging = cataloguing
Child development
Child safety = supervising children, supervision of children
Childcare = child care, daycare
Circle time
Class preparation
Classroom management = behavior management, behaviour management
Co-teaching
College advising = academic advising, student advising
College counseling
Common Core = common core standards @2010
Competency-based education
Computer literacy = digital literacy
Cooperative learning
Course design = course development
Creative writing
Culturally responsive teaching
Curriculum development = curriculum design, developing curriculum, curriculum planning
Data-driven instruction
Debate coaching
Differentiated instruction = differentiation, differentiated learning
Distance education
Drama education = drama teaching
Dyslexia support = Orton-Gillingham
E-learning = elearning, e-learning development
Early childhood education = early years, preschool teaching
Early literacy = emergent literacy
Early Years Foundation Stage = EYFS
Educational leadership = school leadership
Educational psychology
Educational technology = EdTech, instructional technology
Elementary education = primary education, primary teaching
English teaching = teaching English, ELA, English language arts
Enrichment activities
ESL = English as a second language, ELL, ESOL, EFL, English language learners
Exam preparation = GCSE preparation, test prep
Family engagement = parent engagement
Field trips = educational trips
Flipped classroom
Foreign language teaching = modern foreign languages, MFL
Gifted education = gifted and talented
Grading = marking?, grading papers, grading assignments, marking assignments ?
Guided reading
Head Start programs = Head Start
History teaching = social studies
Home economics
Home visits = home visiting
Homeschooling
IEP = individualized education program, individual education plans
Inclusive education = inclusive classroom, inclusion classroom
Infant care = infant and toddler care, toddler care
Instructional design
International Baccalaureate = IB programme, IB curriculum
K-12
Key Stage 1 = KS1
Key Stage 2 = KS2
Key Stage 3 = KS3
Key Stage 4 = KS4
Kindergarten readiness = school readiness
Learning centers
Learning management systems = LMS
Learning outcomes = learning objectives
Learning support
Lesson planning = lesson plans, planning lessons, lesson preparation
Library instruction = information literacy
Library services = circulation desk, library circulation
Literacy instruction = literacy
Math instruction = teaching math, teaching mathematics, mathematics teaching, math teaching
Microteaching
Montessori = Montessori method
Multisensory instruction
Music education = music teaching, music lessons
Naeyc standards = NAEYC
National Curriculum
Next Generation Science Standards = NGSS
Nursery care
Observation and assessment
Online teaching = remote instruction, distance learning
Outdoor education = forest school
Paraprofessional support = teaching assistance, classroom support, classroom assistance
Parent communication = parent conferences, parent-teacher conferences, family communication
Pastoral care
PBIS
Peer tutoring
Phonics
Physical education = PE teaching
Play-based learning = learning through play
Potty training = toilet training, diapering, diaper changing
Preschool
Progress monitoring = student progress, progress tracking, tracking student progress
Project-based learning
PSHE
Reading intervention = reading recovery
Reference services
Reggio Emilia
Report cards
Running records
Safeguarding
SAT/ACT preparation = SAT prep, ACT prep
Scaffolding instruction = scaffolded instruction
School administration
School counseling = guidance counseling
Science teaching = teaching science, science instruction
Small-group instruction
SMART Board = smartboard, interactive whiteboard
Social-emotional learning = SEL
Special education = SEN, SPED, SEND, special needs
Standardized testing = state testing
Standards-based grading
STEM education
Story time = storytime
Student assessment data
Student discipline = discipline management
Student engagement
Student enrollment = student registration
Student teaching = teaching practice, practicum
Substitute teaching
Summer camps = camp counseling, day camps
Synchronous instruction
Teaching = classroom teaching, classroom instruction
Teaching English abroad
Team teaching
Technology integration
Test preparation = SAT preparation
Thematic units = unit planning, unit plans
Train the trainer
Tutor training
Tutoring = tutored students
Universal Design for Learning = UDL
Virtual classroom
Vocational training = vocational education, career and technical education
Whole-class instruction
Workshop facilitation = leading workshops, facilitating workshops, conducting workshops, training workshops
Writing instruction
Yard duty = playground supervision
Youth mentoring
`,
  tool: `
Adobe Captivate = Captivate! ^E-learning
Articulate Storyline = Articulate 360, Storyline! ^E-learning
Blackboard !
Brightspace = D2L ^Learning management systems
Canvas = Canvas LMS !
ClassDojo
Clever !
Docebo ^Learning management systems
Edmodo
Epic Books
Frog VLE
Google Classroom @2014
i-Ready
Infinite Campus
IXL
Kahoot
Khan Academy
Koha
Lexia
MAP Growth = NWEA MAP, NWEA
Moodle ^Learning management systems
Nearpod
OverDrive
Panopto
Pear Deck
PowerSchool
Promethean board = ActivInspire
Quizlet
Raz-Kids
Remind app
Rosetta Stone
Schoology ^Learning management systems
Seesaw !
SIMS = SIMS database !
Skyward !
Tapestry = Tapestry journal !
Turnitin
Zoom = Zoom meetings !
`,
  cert: `
AET award = Level 3 Award in Education and Training, PTLLS
CACHE Level 2 = CACHE Level 2 Childcare
CACHE Level 3 = CACHE Level 3 Childcare
CDA credential = Child Development Associate, CDA certificate
CELTA
DELTA = Cambridge DELTA !
Level 2 Teaching Assistant = teaching assistant qualification
National Board Certification = National Board Certified Teacher, NBCT
NPQH
NPQSL
Pediatric First Aid = paediatric first aid, pediatric CPR
PGCE
PGDE
Praxis = Praxis exam, Praxis II !
QTS
Reading specialist certification
SENCO award = NASENCO
TEFL
TESOL
TKT = Teaching Knowledge Test
`,
  licence: `
Early Years Teacher Status = EYTS
ESL endorsement = ESL certification, bilingual endorsement
Principal certification = principal license, administrator license
School counselor license = school counseling license
Special education license = special education certification, special education credential
Substitute license = substitute permit, substitute teaching permit
Teaching license = teaching certificate, teaching certification, teaching credential, state teaching license, teacher certification, certified teacher, teaching licence, teacher license
`,
} as const satisfies FieldTable;
