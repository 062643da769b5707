import { type ReactNode, useEffect, useState } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import { Stack } from "~/ui/layout/layout";
import { jsonAt } from "~/ui/live/json-at";
import type { NotificationView } from "../rules/notification-view";

/** How a notification is drawn: fetched with the notifications, since on most pages nobody opens the bell. */
const script = () => import("./notification-item").catch(() => null);

type BellPanelProps = { centre: string /** A change fetches them again. */; unread: number };

/** The newest five under the bell, fetched when it is opened. */
export function BellPanel({ centre, unread }: BellPanelProps) {
  const [shown, setShown] = useState<ReactNode>(said("Se încarcă"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of unread ones means that something came
  useEffect(() => {
    const stop = new AbortController();
    const found = jsonAt<NotificationView[]>(`${centre}/recente`, stop.signal);
    void Promise.all([found, script()]).then(([items, drawn]) => {
      if (stop.signal.aborted) return;
      if (items === "lost" || drawn === null) setShown(said(LOST));
      else setShown(items.length > 0 ? <drawn.NotificationItems items={items} brief /> : said(NONE));
    });
    return () => stop.abort();
  }, [centre, unread]);
  return (
    <Stack gap={2}>
      <h2 className="h3">Notificări</h2>
      <div aria-live="polite">{shown}</div>
      <Anchor href={centre}>Toate notificările</Anchor>
    </Stack>
  );
}

const said = (sentence: string) => <p className="muted">{sentence}</p>;

const NONE = "Nicio notificare, deocamdată";
const LOST = "Nu există conexiune la internet sau platforma nu răspunde. Încercați din nou peste puțin timp.";
