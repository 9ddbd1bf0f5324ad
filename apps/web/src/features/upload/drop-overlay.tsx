import { createTranslator } from "../../lib/texts/messages.ts";

const tell = createTranslator({ "overlay.drop": "Drop to add your resume" });

/** Says that the whole window takes the file that is held over it. */
export function DropOverlay() {
  return (
    <div className="appear pointer-events-none fixed inset-0 z-40 flex items-center justify-center bg-desk/90 p-6">
      <div className="paper flex aspect-[8.5/11] h-[min(70vh,480px)] items-center justify-center rounded-sheet border-2 border-dashed border-accent p-8 text-center text-lg font-semibold shadow-sheet">
        {tell("overlay.drop")}
      </div>
    </div>
  );
}
