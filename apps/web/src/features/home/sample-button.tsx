import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { sentenceOf } from "../../lib/api-error.ts";
import { fetchPart } from "../../lib/load-parts.ts";
import { Button } from "../../ui/button.tsx";
import type { ButtonSize } from "../../ui/button.tsx";
import { showToast } from "../../lib/show-toast.ts";
import { say } from "./texts/messages.ts";

/** Runs the whole flow with a built-in resume and posting of an invented person. */
export function SampleButton({ size = "normal" }: { readonly size?: ButtonSize }) {
  const navigate = useNavigate();
  const sample = useMutation({
    // Few ever use it: the sample and what uploads it come with the click.
    mutationFn: async () => {
      const { writeSample } = await fetchPart(() => import("../../lib/open-sample.ts"));
      return writeSample();
    },
    onSuccess: (id) => navigate({ to: "/s/$id/generating", params: { id } }),
    onError: (error) => showToast({ text: `${say("home.sampleFailed")} ${sentenceOf(error)}` }),
  });
  return (
    <Button size={size} busy={sample.isPending} onClick={() => sample.mutate()}>
      {sample.isPending ? say("home.sampleBusy") : say("home.sample")}
    </Button>
  );
}
