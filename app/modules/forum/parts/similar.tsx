import { useEffect, useRef, useState } from "react";
import { Notice } from "~/ui/flash/flash";
import { jsonAt } from "~/ui/live/json-at";
import { Row, Rows } from "~/ui/rows/rows";
import { discussionPath, SIMILAR } from "../rules/paths";
import { isSearchable } from "../rules/text";
import { repliesText } from "../rules/view";
import type { SimilarDiscussion } from "../store/similar.server";

const PAUSE_MS = 300;
const RELEASE_MS = 50;

/** Runs `show` once no button is held down: the list comes above the button, and a press whose button moved away is lost. */
function whenReleased(show: () => void): void {
  if (document.querySelector("button:active") === null) show();
  else setTimeout(() => whenReleased(show), RELEASE_MS);
}

/**
 * Discussions like the one whose title is being typed, so that a question is not asked twice. `shown`: those that the server
 * showed with a refused form; null when it has not looked. The hidden field says that the author has seen what there is.
 */
export function Similar({ shown }: { shown: readonly SimilarDiscussion[] | null }) {
  const box = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<readonly SimilarDiscussion[] | null>(null);
  useEffect(() => {
    const title = box.current?.closest("form")?.querySelector<HTMLInputElement>("[name=title]");
    if (!title) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = new AbortController();
    const ask = () => {
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      const written = title.value.trim();
      if (!isSearchable(written)) return;
      void jsonAt<SimilarDiscussion[]>(`${SIMILAR}?${new URLSearchParams({ titlu: written })}`, signal).then(
        (answer) => {
          if (answer !== "lost") whenReleased(() => setFound(answer));
        },
      );
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE_MS);
    };
    title.addEventListener("input", onInput);
    ask();
    return () => {
      clearTimeout(timer);
      asked.abort();
      title.removeEventListener("input", onInput);
    };
  }, []);
  const similar = found ?? shown ?? [];
  return (
    <div ref={box} role="status">
      <input type="hidden" name="similar" value={found === null && shown === null ? "" : "seen"} />
      {similar.length > 0 ? (
        <Notice>
          <p>S-a mai discutat despre:</p>
          <Rows>
            {similar.map(({ id, title, replies, isSolved }) => (
              <Row
                key={id}
                href={discussionPath(id)}
                title={title}
                facts={[repliesText(replies), isSolved ? "rezolvată" : null]}
              />
            ))}
          </Rows>
        </Notice>
      ) : null}
    </div>
  );
}
