/** Words of titles whose work lies near each other: a move between them is no change of field. */
export const kindred: readonly (readonly string[])[] = [
  "electrician electrical installer technician mechanic plumber welder carpenter hvac maintenance lineman fitter machinist roofer facilities handyman fabricator planner",
  "driver courier dispatcher delivery loader warehouse forklift logistics picker packer shipping freight mover",
  "cook chef baker kitchen server barista bartender host dishwasher caterer food restaurant",
  "nurse rn lpn medical clinical patient caregiver carer phlebotomist aide emt paramedic cna midwife therapist",
  "clerk receptionist administrative administrator secretary office coordinator typist registrar",
  "accountant accounting bookkeeper financial finance controller auditor payroll accounts payable receivable tax budget",
  "paralegal legal attorney lawyer compliance contracts law counsel court",
  "shop store retail cashier sales merchandiser stylist gallery boutique",
  "chemist laboratory lab scientist quality sampler environmental analyst-chemist microbiologist biologist research",
  "teacher tutor instructor educator trainer coach lecturer interventionist paraprofessional professor",
  "designer illustrator photographer artist animator editor marketing communications media content copywriter writer journalist social",
  "developer engineer programmer software devops data administrator-systems sysadmin architect qa tester",
  "security guard officer police firefighter dispatcher-emergency military",
  "recruiter recruitment hr human talent people sourcer",
].map((line) => line.split(" "));
