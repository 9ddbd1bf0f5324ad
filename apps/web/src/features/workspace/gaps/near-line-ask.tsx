import type { GapAnswerBody } from "@savile/contracts";
import type { NearLine } from "@savile/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { announce } from "../../../lib/announce.ts";
import { sentenceOf } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { useReview } from "../review/use-review.ts";
import { t } from "../work/messages.ts";
import type { Work } from "../work/view-model.ts";

function useAnswer(told: string) {
  const { answerGap } = useReview();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answer: GapAnswerBody) => await answerGap(answer),
    onSuccess: async (_, { answer }) => {
      announce(told);
      // A no makes no new version, and yet there is something else to ask.
      if (answer === "no") await client.invalidateQueries({ queryKey: ["gaps"] });
    },
  });
}

export interface NearLineAskProps {
  readonly line: NearLine;
  /** What the posting asks for. */
  readonly asked: string;
}

/** "Is it this line?": one click answers, and the answer is remembered. */
export function NearLineAsk({ line, asked }: NearLineAskProps) {
  const { id: gapId, canonical, factId, text } = line;
  const yes = useAnswer(t("near.kept"));
  const no = useAnswer(t("near.declined"));
  const failed = yes.error ?? no.error;
  return (
    <span data-near-line className="block">
      <span className="font-medium">{t("near.ask")}</span>
      <span className="mt-0.5 line-clamp-3 text-ink-2">“{text}”</span>
      <span className="mt-1.5 flex gap-2">
        <Button
          size="small"
          busy={yes.isPending}
          onClick={() => yes.mutate({ gapId, canonical, answer: "line", factId })}
        >
          {t("near.yes")}
          <span className="sr-only">: {asked}</span>
        </Button>
        <Button
          size="small"
          look="quiet"
          busy={no.isPending}
          onClick={() => no.mutate({ gapId, canonical, answer: "no" })}
        >
          {t("near.no")}
          <span className="sr-only">: {asked}</span>
        </Button>
      </span>
      {failed === null ? null : (
        <span role="alert" className="mt-1 block text-danger">
          {sentenceOf(failed)}
        </span>
      )}
    </span>
  );
}

/** Says that the person pointed at this line, with the way to take it back. */
export function PointedNote({ work, reqId }: { readonly work: Work; readonly reqId: string }) {
  const undo = useAnswer(t("gap.undone"));
  const given = work.session.gap_answers.find(
    (answer) => answer.answer === "line" && answer.gapId === `line.${reqId}`,
  );
  if (given === undefined) return null;
  const { gapId, canonical } = given;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-3">
      {t("near.pointed")}
      <Button
        size="small"
        look="quiet"
        busy={undo.isPending}
        onClick={() => undo.mutate({ gapId, canonical, answer: "undo" })}
      >
        {t("gap.undo")}
      </Button>
    </span>
  );
}
