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

type Act = "save" | "try" | "remove";

interface ActsProps {
  readonly busy: Act | null;
  readonly isStored: boolean;
  readonly onTry: () => void;
  readonly onRemove: () => void;
}

/** What can be done with what stands above; the first one sends the form. */
function Acts({ busy, isStored, onTry, onRemove }: ActsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look="primary" busy={busy === "save"} disabled={busy !== null}>
        {t("save")}
      </Button>
      <Button busy={busy === "try"} disabled={busy !== null} onClick={onTry}>
        {t("try")}
      </Button>
      {isStored ? (
        <Button busy={busy === "remove"} disabled={busy !== null} onClick={onRemove}>
          {t("remove")}
        </Button>
      ) : null}
    </div>
  );
}

/** What empty fields mean for a provider. */
function hintsOf(provider: Provider) {
  if (provider === "anthropic") {
    return { address: t("address.anthropic"), model: t("model.anthropic"), key: "" };
  }
  return { address: "http://127.0.0.1:11434/v1", model: "qwen3:8b", key: t("key.optional") };
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
  const [busy, setBusy] = useState<Act | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [trial, setTrial] = useState<ModelTrial | null>(null);
  const hints = hintsOf(provider);
  const kept = setup.has_key && setup.provider === provider;

  /** Without a typed key the stored one stays. */
  const entered = (): ModelBody => ({
    provider,
    address,
    model,
    ...(key === "" ? {} : { key }),
  });

  async function run(what: Act, act: () => Promise<void>): Promise<void> {
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
        placeholder={hints.address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Field
        label={t("model")}
        value={model}
        placeholder={hints.model}
        onChange={(event) => setModel(event.target.value)}
      />
      <div>
        <Field
          label={t("key")}
          type="password"
          autoComplete="off"
          value={key}
          placeholder={kept ? t("key.kept") : hints.key}
          onChange={(event) => setKey(event.target.value)}
        />
        <p className="mt-1.5 text-sm text-ink-3">{t("keyText")}</p>
      </div>
      {complaint === null ? null : <Note kind="error">{complaint}</Note>}
      {trial === null ? null : <Trial trial={trial} />}
      <Acts
        busy={busy}
        isStored={setup.source === "screen" || setup.source === "unreadable"}
        onTry={() => void run("try", tryIt)}
        onRemove={() => void run("remove", remove)}
      />
    </form>
  );
}
