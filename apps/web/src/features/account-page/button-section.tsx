import { useEffect, useRef, useState } from "react";
import { showToast } from "../../lib/show-toast.ts";
import { bookmarkAddress } from "../../take/bookmark-address.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { t } from "./messages.ts";
import { Section } from "./section.tsx";

const anchor = "#posting-button";

/** The bookmark that hands postings over: to be dragged on a computer, to be copied on a phone. */
export function ButtonSection() {
  const box = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [address] = useState(() => bookmarkAddress(window.location.origin));
  const [pressed, setPressed] = useState(false);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    // React writes no address of this kind. On this page it never runs: the policy forbids it.
    link.current?.setAttribute("href", address);
    if (window.location.hash === anchor) box.current?.scrollIntoView();
  }, [address]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ text: t("button.copied") });
    } catch {
      setShown(true);
    }
  }

  return (
    <div id={anchor.slice(1)} ref={box}>
      <Section title={t("button.title")} text={t("button.text")}>
        <p>{t("button.drag")}</p>
        <p className="mt-3">
          <a
            ref={link}
            href={anchor}
            className={buttonClass("primary")}
            onClick={(event) => {
              event.preventDefault();
              setPressed(true);
            }}
          >
            {t("button.name")}
          </a>
        </p>
        <output className="mt-2 block text-sm font-medium text-warn">
          {pressed ? t("button.pressed") : ""}
        </output>
        <p className="mt-3">{t("button.phone")}</p>
        <p className="mt-3">
          <Button onClick={() => void copy()}>{t("button.copy")}</Button>
        </p>
        {shown ? (
          <code className="mt-3 block max-h-40 overflow-auto break-all text-sm select-all">
            {address}
          </code>
        ) : null}
        <p className="mt-4 text-sm text-ink-3">{t("button.blocked")}</p>
      </Section>
    </div>
  );
}
