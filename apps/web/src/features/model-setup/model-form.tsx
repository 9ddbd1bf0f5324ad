import type { ModelBody, ModelSetup, ModelTrial } from "@savile/contracts";
import { useState } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { showToast } from "../../lib/show-toast.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { t } from "./messages.ts";

type Provider = ModelBody["provider"];

const providers: readonly { readonly value: Provider; readonly label: string }[] = [
  { value: "anthropic", label: t("provider.anthropic") },
  { value: "openai-compatible", label: t("provider.openai-compatible") },
];

function Trial({ trial }: { readonly trial: ModelTrial }) {
  const { problem, model, ms } = trial;
  if (problem === "none") {
    return <Note kind="plain" title={t("trial.works", { model, s: (ms / 1000).toFixed(1) })} />;
  }
  return <Note kind="error">{t(`trial.${problem}`)}</Note>;
}

export interface ModelFormProps {
  readonly setup: ModelSetup;
  readonly onChanged: (setup: ModelSetup) => void;
}

/** The model that is set up, to be changed, tried and removed. */
export function ModelForm({ setup, onChanged }: ModelFormProps) {
  const [provider, setProvider] = useState<Provider>(setup.provider ?? "anthropic");
  const [address, setAddress] = useState(setup.address ?? "");
  const [model, setModel] = useState(setup.model ?? "");
  const [key, setKey] = useState("");
  const [busy, setBusy] = useState<"save" | "try" | "remove" | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [trial, setTrial] = useState<ModelTrial | null>(null);
  const own = provider === "anthropic";
  const kept = setup.has_key && setup.provider === provider;

  /** Without a typed key the stored one stays. */
  const entered = (): ModelBody => ({
    provider,
    address,
    model,
    ...(key === "" ? {} : { key }),
  });

  async function run(what: "save" | "try" | "remove", act: () => Promise<void>): Promise<void> {
    setBusy(what);
    setComplaint(null);
    setTrial(null);
    try {
      await act();
    } catch (error) {
      setComplaint(sentenceOf(error));
    } finally {
      setBusy(null);
    }
  }

  const save = async (): Promise<void> => {
    const stored = await api.call("setModel", { body: entered() });
    setKey("");
    showToast({ text: t("saved") });
    onChanged(stored);
  };
  const tryIt = async (): Promise<void> =>
    setTrial(await api.call("tryModel", { body: { entered: entered() } }));
  const remove = async (): Promise<void> => {
    const left = await api.call("removeModel", {});
    showToast({ text: t("removed") });
    onChanged(left);
  };

  return (
    <form
      className="mt-6 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void run("save", save);
      }}
    >
      <Choice label={t("provider")} value={provider} choices={providers} onChange={setProvider} />
      <Field
        label={t("address")}
        value={address}
        inputMode="url"
        placeholder={own ? t("address.anthropic") : "http://127.0.0.1:11434/v1"}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Field
        label={t("model")}
        value={model}
        placeholder={own ? t("model.anthropic") : "qwen3:8b"}
        onChange={(event) => setModel(event.target.value)}
      />
      <div>
        <Field
          label={t("key")}
          type="password"
          autoComplete="off"
          value={key}
          placeholder={kept ? t("key.kept") : own ? "" : t("key.optional")}
          onChange={(event) => setKey(event.target.value)}
        />
        <p className="mt-1.5 text-sm text-ink-3">{t("keyText")}</p>
      </div>
      {complaint === null ? null : <Note kind="error">{complaint}</Note>}
      {trial === null ? null : <Trial trial={trial} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy === "save"} disabled={busy !== null}>
          {t("save")}
        </Button>
        <Button
          busy={busy === "try"}
          disabled={busy !== null}
          onClick={() => void run("try", tryIt)}
        >
          {t("try")}
        </Button>
        {setup.source === "screen" || setup.source === "unreadable" ? (
          <Button
            busy={busy === "remove"}
            disabled={busy !== null}
            onClick={() => void run("remove", remove)}
          >
            {t("remove")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
