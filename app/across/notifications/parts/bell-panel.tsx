import { useEffect, useState } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import { Stack } from "~/ui/layout/layout";
import { jsonAt } from "~/ui/live/json-at";
import type { NotificationView } from "../rules/notification-view";
import { NotificationItems } from "./notification-item";

type BellPanelProps = { centre: string /** A change fetches them again. */; unread: number };

/** The newest five under the bell, fetched when it is opened. */
export function BellPanel({ centre, unread }: BellPanelProps) {
  const [items, setItems] = useState<NotificationView[] | "lost" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of unread ones means that something came
  useEffect(() => {
    const stop = new AbortController();
    void jsonAt<NotificationView[]>(`${centre}/recente`, stop.signal).then(
      (found) => stop.signal.aborted || setItems(found),
    );
    return () => stop.abort();
  }, [centre, unread]);
  return (
    <Stack gap={2}>
      <h2 className="h3">Notificări</h2>
      <div aria-live="polite">
        {typeof items === "object" && items !== null && items.length > 0 ? (
          <NotificationItems items={items} brief />
        ) : (
          <p className="muted">{wordsOf(items)}</p>
        )}
      </div>
      <Anchor href={centre}>Toate notificările</Anchor>
    </Stack>
  );
}

function wordsOf(items: readonly unknown[] | "lost" | null): string {
  if (items === null) return "Se încarcă";
  return items === "lost"
    ? "Nu există conexiune la internet sau platforma nu răspunde. Încercați din nou peste puțin timp."
    : "Nicio notificare, deocamdată";
}
