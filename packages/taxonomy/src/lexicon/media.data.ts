import type { FieldTable } from "./entry.ts";

/** Film, sound, news, translation. */
export const mediaTable = {
  skill: `
Audio editing = sound editing
Audio engineering = sound engineering, live sound
Audio recording = sound recording, recording studio
Broadcasting = radio broadcasting, broadcast journalism, TV broadcasting
Camera operation = camera operating, camera work
Cinematography
Color grading = colour grading
Copyright clearance
Documentary production = documentaries
Drone photography
DSLR photography
Editing
Editorial writing
Fact checking
Feature writing
Film production = filmmaking, film making
Final Cut Pro ^Video editing
Headline writing
Interpreting = simultaneous interpreting, consecutive interpreting ?
Interviewing sources
Investigative journalism = investigative reporting
Journalism
Lighting equipment = studio lighting
Live events production = event production, stage production
Live streaming = livestreaming
Localization = localisation
Magazine writing
Media law
Music production
News reporting = reporting news, news writing, newswriting
Newsroom experience
On-air presentation = on-air talent
Photo shoots = photoshoots
Photojournalism
Portrait photography
Post-production
Product photography
Publishing = book publishing
Radio production
Screenwriting = script writing, scriptwriting
Stage management
Storyboards
Storytelling
Subtitling = captioning, closed captioning
Television production = TV production
Theater production = theatre production
Translation = translating documents, translation services
Video editing
Video production
Videography = video shooting, filming
Voice-over = voiceover, voice acting
`,
  tool: `
Ableton Live = Ableton
Adobe Audition
Adobe Premiere = Premiere Pro, Adobe Premiere Pro ^Adobe Creative Suite
AP Stylebook = AP style
Audacity !
Avid Media Composer = Avid!
Chicago Manual of Style = Chicago style
DaVinci Resolve
Logic Pro = Logic Pro X
MemoQ
OBS Studio
Pro Tools = ProTools
SDL Trados = Trados
Vimeo
`,
} as const satisfies FieldTable;
