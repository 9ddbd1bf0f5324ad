import type { CallOutput } from "@savile/contracts/client";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { CheckBox } from "../../../ui/check-box.tsx";
import { Field } from "../../../ui/field.tsx";
import { Note } from "../../../ui/note.tsx";
import { t } from "./messages.ts";
import { PortalSection } from "./portal-section.tsx";

type Delivery = CallOutput<"sandboxDelivery">;

const deliveryQuery = queryOptions({
  queryKey: ["sandbox-delivery"],
  queryFn: ({ signal }) => api.call("sandboxDelivery", {}, { signal }),
});

/** Makes the events arrive as badly as they do in life. */
export function DeliverySection() {
  const queryClient = useQueryClient();
  const found = useQuery(deliveryQuery);
  const [complaint, setComplaint] = useState<string | null>(null);
  const delivery = found.data;
  if (delivery === undefined) return null;

  async function set(change: Partial<Delivery>): Promise<void> {
    setComplaint(null);
    try {
      const body = { copies: 1, shuffle: false, delay_s: 0, drop: false, ...delivery, ...change };
      const next = await api.call("setSandboxDelivery", { body });
      queryClient.setQueryData(deliveryQuery.queryKey, next);
    } catch (error) {
      setComplaint(sentenceOf(error));
    }
  }

  function setNumber(name: "copies" | "delay_s", text: string, least: number, most: number): void {
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) void set({ [name]: value });
  }

  return (
    <PortalSection title={t("portal.delivery")}>
      <p className="text-sm text-ink-2">{t("portal.deliveryText")}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field
          label={t("portal.copies")}
          type="number"
          min={1}
          max={5}
          defaultValue={delivery.copies}
          onChange={(event) => setNumber("copies", event.target.value, 1, 5)}
        />
        <Field
          label={t("portal.delay")}
          type="number"
          min={0}
          max={3600}
          defaultValue={delivery.delay_s}
          onChange={(event) => setNumber("delay_s", event.target.value, 0, 3600)}
        />
        <CheckBox
          label={t("portal.shuffle")}
          checked={delivery.shuffle}
          onChange={(shuffle) => void set({ shuffle })}
        />
        <CheckBox
          label={t("portal.drop")}
          checked={delivery.drop}
          onChange={(drop) => void set({ drop })}
        />
      </div>
      {complaint === null ? null : (
        <div className="mt-4">
          <Note kind="error">{complaint}</Note>
        </div>
      )}
    </PortalSection>
  );
}
