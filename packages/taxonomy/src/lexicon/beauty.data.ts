import type { FieldTable } from "./entry.ts";

/** Hair, skin and nails. */
export const beautyTable = {
  skill: `
Acrylic nails = gel nails, nail extensions
Aromatherapy
Balayage = highlights and balayage
Barbering = clipper cuts
Body treatments = body wraps
Bridal makeup
Brow shaping = eyebrow shaping, brow lamination
Chemical peels
Client consultations
Color correction = colour correction
Cosmetology
Esthetics = aesthetics, esthetician services
Eyebrow threading = threading and waxing
Eyelash extensions = lash extensions
Facial treatments = skincare treatments
Hair coloring = hair colouring, hair color, hair colour
Hair cutting = haircuts, haircutting
Hair extensions
Hair styling = hairstyling, blowouts, blow dry
Hairdressing
Keratin treatments
Laser hair removal
Makeup application = make-up application, makeup artistry
Manicures = manicures and pedicures, pedicures
Microblading
Microdermabrasion
Nail care = nail art, nail technician
Product retail = retail product sales
Salon management
Salon sanitation
Skin care = skincare, skin analysis
Spa services = spa treatments, spa therapy
Spray tanning
Waxing
`,
  tool: `
Booker software
Fresha
Mindbody
Vagaro
`,
  cert: `
CIDESCO
Level 2 Beauty Therapy = NVQ Level 2 Beauty Therapy
Level 3 Beauty Therapy = NVQ Level 3 Beauty Therapy
NVQ Hairdressing = Level 2 Hairdressing, Level 3 Hairdressing, NVQ Level 2 Hairdressing
`,
  licence: `
Barber license = licensed barber
Cosmetology license = licensed cosmetologist
Esthetician license
Nail technician license
`,
} as const satisfies FieldTable;
