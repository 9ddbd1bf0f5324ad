/** Teaching, training and childcare. */
export const educationTerms = `
504 plans
Assessment design = formative assessment, summative assessment, student assessment
Blackboard !
Canvas = Canvas LMS !
Child development
Childcare = child care, daycare
Classroom management = behavior management, behaviour management
Coaching
College advising = academic advising, student advising
Common Core = common core standards @2010
Curriculum development = curriculum design, developing curriculum, curriculum planning
Differentiated instruction = differentiation, differentiated learning
Early childhood education = early years, preschool teaching
ESL = English as a second language, ELL, ESOL, EFL, English language learners
Google Classroom @2014
Guided reading
Higher education
IEP = IEPs, individualized education program, individualized education programs, individual education plans
Instructional design
K-12
Learning management systems = LMS
Lesson planning = lesson plans, planning lessons, lesson preparation
Literacy instruction = literacy
Mentoring = mentorship
Moodle
Online teaching = remote instruction, distance learning
Parent communication = parent conferences, parent-teacher conferences, family communication
Phonics
Professional development = staff development
Project-based learning
Restorative practices
Safeguarding
Seesaw !
SMART Board = smartboard, interactive whiteboard
Social-emotional learning = SEL
Special education = SEN, SPED, SEND, special needs
STEM education
Student engagement
Substitute teaching
Teaching = classroom teaching, classroom instruction
Test preparation = SAT preparation
Training = staff training, training staff, employee training, training delivery
Tutoring = tutored students
`;
