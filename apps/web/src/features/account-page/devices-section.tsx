import type { Device } from "@savile/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { formatAgo } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { showToast } from "../../lib/show-toast.ts";
import { devicesQuery } from "./api/account.ts";
import { t } from "./messages.ts";
import { Section } from "./section.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";

function nameOf(device: Device): string {
  return device.browser === "" ? t("devices.unknown") : device.browser;
}

interface RowProps {
  readonly device: Device;
  readonly busy: boolean;
  readonly onSignOut: () => void;
}

function DeviceRow({ device, busy, onSignOut }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p className="font-medium">
          {nameOf(device)}
          {device.current ? (
            <span className="ml-2 rounded-mark bg-accent-soft px-1.5 py-0.5 text-xs text-accent">
              {t("devices.this")}
            </span>
          ) : null}
        </p>
        <p className="text-sm text-ink-3">
          {t("devices.seen", { when: formatAgo(device.last_activity) })}
          {device.ip_address === null ? "" : ` · ${device.ip_address}`}
          {` · ${t("devices.since", { when: formatAgo(device.created_at) })}`}
        </p>
      </div>
      {device.current ? null : (
        <Button
          size="small"
          busy={busy}
          aria-label={t("devices.outLabel", { device: nameOf(device) })}
          onClick={onSignOut}
        >
          {t("devices.out")}
        </Button>
      )}
    </li>
  );
}

/** The signed-in browsers, each with a way to sign it out. */
export function DevicesSection() {
  const queryClient = useQueryClient();
  const found = useQuery(devicesQuery);
  const [busy, setBusy] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const devices = found.data?.devices;

  async function run(key: string, act: () => Promise<string>): Promise<void> {
    setBusy(key);
    setComplaint(null);
    try {
      showToast({ text: await act() });
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
    } catch (error) {
      setComplaint(sentenceOf(error));
    } finally {
      setBusy(null);
    }
  }

  const signOut = (id: string): Promise<void> =>
    run(id, async () => {
      await api.call("revokeDevice", { params: { id } });
      return t("devices.outDone");
    });
  const signOutOthers = (): Promise<void> =>
    run("others", async () => {
      const { revoked } = await api.call("revokeOtherDevices", {});
      return revoked === 1
        ? t("devices.othersDone.one")
        : t("devices.othersDone.many", { n: revoked });
    });

  return (
    <Section title={t("devices.title")}>
      {complaint === null ? null : (
        <Note kind="error" title={t("devices.failed")}>
          {complaint}
        </Note>
      )}
      {found.isPending ? (
        <Loading>
          <span className="block h-16 skeleton" />
        </Loading>
      ) : null}
      {found.isError ? (
        <FailedNote error={found.error} onRetry={() => void found.refetch()} />
      ) : null}
      <ul className="divide-y divide-line">
        {devices?.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={busy === device.id}
            onSignOut={() => void signOut(device.id)}
          />
        ))}
      </ul>
      {devices !== undefined && devices.length > 1 ? (
        <div className="mt-3">
          <Button busy={busy === "others"} onClick={() => void signOutOthers()}>
            {t("devices.others")}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
