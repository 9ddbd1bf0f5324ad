import type { FieldTable } from "./entry.ts";

/** Design of all kinds. */
export const designTable = {
  skill: `
3D animation
3D modeling = 3D modelling, 3D design
Accessibility design = WCAG, web accessibility
Animation = motion graphics, motion design, animating, 2D animation
Architectural design = architecture design
Art direction
Brand identity = logo design, visual identity
Character design
Color theory = colour theory
Concept art
Concept development
Content design
Costume design
Creative direction
Design research
Design systems
Design thinking
Digital illustration
Drawing = life drawing ?
Editorial design
Environmental design
Exhibition design
Fashion design
Furniture design
Game design
Garment construction = pattern making, pattern cutting
Graphic design
Heuristic evaluation
Icon design
Illustration = illustrating
Industrial design
Infographics
Information architecture
Interaction design = interaction and visual design
Interior design = space planning
Jewelry design
Layout design
Lighting design
Mobile design = mobile app design, mobile UI design
Mood boards
Packaging design
Painting techniques = oil painting, watercolor
Photo editing
Photography
Poster design
Presentation design
Print design = print production
Print layout
Product design
Production design
Prototyping = prototypes, wireframing, wireframes
Rendering = 3D rendering ?
Responsive design = responsive web design
Retouching = photo retouching, image retouching
Service design
Set design
Sketching
Sound design
Storyboarding
Textile design
Typography
UI design = user interface design, user interfaces
Usability testing = user testing, testing with real people
User flows
User journeys
User research = user interviews
UX design = user experience design, UX, user experience
UX writing
UX/UI = UI/UX, UX/UI design ^UX design, UI design
Visual design
Visual effects = VFX
Visual storytelling
Web design
`,
  tool: `
3ds Max = 3D Studio Max
Adobe Creative Suite = Adobe Creative Cloud, Creative Suite, Adobe CC, Creative Cloud, Adobe Suite
Adobe Dreamweaver = Dreamweaver
Adobe Illustrator = Illustrator! ^Adobe Creative Suite
Adobe InDesign = InDesign ^Adobe Creative Suite
Adobe Lightroom = Lightroom
Adobe Photoshop = Photoshop ^Adobe Creative Suite
Adobe XD ^Adobe Creative Suite @2016
Affinity Designer
After Effects = Adobe After Effects ^Adobe Creative Suite
Axure = Axure RP
Balsamiq
Blender = Blender 3D !
Canva @2013
Cinema 4D
CLO 3D
CorelDRAW = Corel Draw
Figma @2016
Framer = Framer Motion !
GIMP !
Houdini !
InVision = InVision App !
Maya = Autodesk Maya !
Maze testing
Optimal Workshop
Principle = Principle for Mac !
Procreate !
QuarkXPress
Sketch !
Substance Painter
Unity 3D games
UserTesting.com
V-Ray
ZBrush
Zeplin
`,
} as const satisfies FieldTable;
