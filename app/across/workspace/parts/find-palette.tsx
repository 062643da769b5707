import { useEffect, useState } from "react";
import type { Role } from "~/modules/accounts/rules/actor";
import { workspacePath } from "~/modules/accounts/rules/places";
import { ADMIN_ACTS, ADMIN_LIBRARY } from "~/modules/library/rules/paths";
import { TICKETS } from "~/modules/outreach/rules/paths";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { fold } from "~/platform/language/text";
import type { LinkTo } from "~/ui/anchor/anchor";
import { Palette } from "~/ui/dialog/palette";
import { jsonAt } from "~/ui/live/json-at";
import type { BriefAnswer } from "../../search/pages/brief-results";
import { LONGEST_QUESTION, NOT_FILLED, searchFor } from "../../search/rules/search";

export type FindPaletteProps = {
  role: Role;
  /** The pages of the workspace. */
  pages: readonly LinkTo[];
  onClose: () => void;
};

/** What is begun in a workspace, and what no other link of its frame leads to. */
const BEGUN: Readonly<Record<Role, readonly LinkTo[]>> = {
  UAT: [
    { href: "/uat/service-requests/new", label: "Solicitare nouă" },
    { href: "/uat/articles/new", label: "Articol nou" },
    { href: "/uat/articles/favourites", label: "Articole favorite" },
  ],
  FIRMA: [{ href: "/firma/content/new", label: "Articol nou" }],
  ADMIN: [
    { href: `${ADMIN_LIBRARY}/new`, label: "Document nou" },
    { href: `${ADMIN_ACTS}/new`, label: "Act nou" },
    { href: "/admin/communities/new", label: "Comunitate nouă" },
    { href: `${TICKETS}/answers`, label: "Răspunsuri pregătite" },
  ],
};

/** Shorter texts choose among the pages only. */
const SHORTEST = 2;
/** Milliseconds without typing before the question is sent. */
const PAUSE = 150;

/** The palette of Ctrl K: pages of the workspace by their name, and the first results of the search. */
export function FindPalette({ role, pages, onClose }: FindPaletteProps) {
  const [text, setText] = useState("");
  const asked = text.trim();
  const found = useBrief(`${workspacePath(role)}/cautare`, asked.length < SHORTEST ? "" : asked);
  const words = fold(asked).split(/\s+/);
  const named = [...BEGUN[role], ...pages].filter(({ label }) =>
    words.every((word) => ` ${fold(label)}`.includes(` ${word}`)),
  );
  const results = isAnswer(found) ? found.results : [];
  const everywhere =
    asked === "" ? [] : [{ href: searchFor(asked), label: `Toate rezultatele pentru ${quoted(asked)}` }];
  const groups = [
    { label: "Pagini", links: named },
    { label: "Rezultate", links: [...results.map(({ kind, ...link }) => ({ ...link, note: kind })), ...everywhere] },
  ].filter(({ links }) => links.length > 0);
  return (
    <Palette
      label="Mergeți la o pagină sau căutați"
      longest={LONGEST_QUESTION}
      groups={groups}
      otherwise={asked === "" ? null : searchFor(asked)}
      status={statusOf(asked, named.length, found)}
      onText={setText}
      onClose={onClose}
    />
  );
}

type Found = BriefAnswer | "asking" | "lost" | null;

const isAnswer = (found: Found): found is BriefAnswer => typeof found === "object" && found !== null;

function statusOf(asked: string, pages: number, found: Found): string {
  if (asked === "") return "Săgețile aleg, Enter deschide sau caută, Esc închide.";
  if (found === "asking") return "Se caută";
  if (found === "lost") return "Căutarea nu a răspuns.";
  const counted = [
    ...(pages > 0 ? [plural(pages, "pagină", "pagini")] : []),
    ...(found?.results.length ? [plural(found.results.length, "rezultat", "rezultate")] : []),
  ];
  const said = counted.join(", ") || "Nimic cu acest nume";
  return found?.isFilled === false ? `${said}. ${NOT_FILLED}` : said;
}

/** The first results for the text, asked when typing pauses; null while there is nothing to ask. */
function useBrief(address: string, text: string): Found {
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    if (text === "") return setFound(null);
    setFound((before) => (isAnswer(before) ? before : "asking"));
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void jsonAt<BriefAnswer>(`${address}?q=${encodeURIComponent(text)}`, stop.signal).then(
        (answer) => stop.signal.aborted || setFound(answer),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address, text]);
  return found;
}
