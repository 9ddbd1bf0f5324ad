/** Errors of instructions for finished documents. */
export const refinementErrors = {
  refinement_not_found: { status: 404, detail: "This instruction is gone." },
  instruction_blank: { status: 422, detail: "Please say what should change." },
  instruction_too_long: {
    status: 422,
    detail: "Please keep your instruction to 500 characters.",
  },
  refinement_failed: {
    status: 500,
    detail: "The instruction could not be carried out. Please try again.",
  },
} as const satisfies Record<string, { status: number; detail: string }>;
