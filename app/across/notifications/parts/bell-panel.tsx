import { CheckCheck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import { PostButton } from "~/ui/form/post-button";
import { jsonAt } from "~/ui/live/json-at";
import type { NotificationView } from "../rules/notification-view";

/** How notifications are drawn: fetched with them, since on most pages nobody opens the bell. */
const script = () => import("./news").catch(() => null);

const SHOWN = 4;
const HEADING = "Notificări";

type BellPanelProps = { centre: string /** A change fetches them again. */; unread: number };

/** The newest four under the bell, fetched when it is opened. */
export function BellPanel({ centre, unread }: BellPanelProps) {
  const all = <Anchor href={centre}>Toate notificările</Anchor>;
  const said = (sentence: string) => (
    <div className="bell__said">
      <h2>{HEADING}</h2>
      <p className="muted">{sentence}</p>
      {all}
    </div>
  );
  const [shown, setShown] = useState<ReactNode>(said("Se încarcă"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of unread ones means that something came
  useEffect(() => {
    const stop = new AbortController();
    const found = jsonAt<NotificationView[]>(`${centre}/recente`, stop.signal);
    void Promise.all([found, script()]).then(([items, drawn]) => {
      if (stop.signal.aborted) return;
      if (items === "lost" || drawn === null) setShown(said(LOST));
      else
        setShown(
          <drawn.News
            heading={HEADING}
            nothingYet="Aici apare tot ce vă privește, pe măsură ce sosește."
            action={unread > 0 ? <ReadAll centre={centre} small /> : undefined}
            end={all}
            news={items.slice(0, SHOWN)}
          />,
        );
    });
    return () => stop.abort();
  }, [centre, unread]);
  return <div aria-live="polite">{shown}</div>;
}

export const readingPath = (centre: string): string => `${centre}/citire`;

export const ReadAll = ({ centre, small = false }: { centre: string; small?: boolean }) => (
  <PostButton icon={CheckCheck} small={small} variant={small ? "quiet" : "default"} action={readingPath(centre)}>
    Marchează toate ca citite
  </PostButton>
);

const LOST = "Nu există conexiune la internet sau platforma nu răspunde. Încercați din nou peste puțin timp.";
