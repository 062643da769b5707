import { useEffect, useRef, useState } from "react";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { Notice } from "~/ui/flash/flash";
import { Stack } from "~/ui/layout/layout";
import { jsonAt } from "~/ui/live/json-at";
import { Dotted } from "~/ui/text/text";
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

/** A document of the library: its passage that answers, under which heading it stands, and how far it can be relied on today. */
type SimilarDocument = { href: string; title: string; text: string; heading: string; state: string };
/** What was said before about the same as a title. */
export type Similar = { discussions: readonly SimilarDiscussion[]; documents: readonly SimilarDocument[] };

export const NOTHING_SIMILAR: Similar = { discussions: [], documents: [] };
export const isAnythingSimilar = ({ discussions, documents }: Similar): boolean =>
  discussions.length > 0 || documents.length > 0;

/**
 * What is like the discussion whose title is being typed, so that a question is not asked twice. `shown`: what the server showed
 * with a refused form; null when it has not looked. The hidden field says that the author has seen what there is.
 */
export function SimilarNotice({ shown }: { shown: Similar | null }) {
  const box = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Similar | null>(null);
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
      void jsonAt<Similar>(`${SIMILAR}?${new URLSearchParams({ titlu: written })}`, signal).then((answer) => {
        if (answer !== "lost") whenReleased(() => setFound(answer));
      });
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
  const similar = found ?? shown ?? NOTHING_SIMILAR;
  return (
    <div ref={box} role="status" className="field">
      <input type="hidden" name="similar" value={found === null && shown === null ? "" : "seen"} />
      {isAnythingSimilar(similar) ? (
        <Notice>
          <Stack>
            <Discussions discussions={similar.discussions} />
            <Documents documents={similar.documents} />
          </Stack>
        </Notice>
      ) : null}
    </div>
  );
}

const Discussions = ({ discussions }: Pick<Similar, "discussions">) => (
  <SimilarList
    heading="S-a mai discutat despre"
    entries={discussions.map(({ id, title, replies, isSolved }) => ({
      href: discussionPath(id),
      title,
      facts: [repliesText(replies), isSolved ? "rezolvată" : null],
    }))}
  />
);

const Documents = ({ documents }: Pick<Similar, "documents">) => (
  <SimilarList
    heading="În bibliotecă"
    entries={documents.map(({ href, title, text, heading, state }) => ({
      href,
      title,
      facts: [quoted(text), heading, state],
    }))}
  />
);

type SimilarListProps = {
  heading: string;
  entries: readonly { href: string; title: string; facts: readonly (string | null)[] }[];
};

const SimilarList = ({ heading, entries }: SimilarListProps) =>
  entries.length === 0 ? null : (
    <div>
      <h2 className="h3">{heading}</h2>
      <ul className="bullets">
        {entries.map(({ href, title, facts }) => (
          <li key={href}>
            <Anchor href={href}>{title}</Anchor>{" "}
            <span className="small muted">
              <Dotted facts={facts} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
