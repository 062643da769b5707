import type { Visitor } from "~/modules/accounts/rules/actor";
import { filterQuery, order } from "~/platform/form/list-query";
import type { ApplicationFacts } from "./applications";
import type { ProjectFacts } from "./exchange";

/** The readers as whom an authority may look at its project: on a tab, and in a sentence. */
export const READERS = {
  oricine: { label: "Fără cont", said: "oricine, și fără cont" },
  autoritate: { label: "Altă autoritate", said: "o altă autoritate verificată" },
  firma: { label: "O firmă", said: "o firmă verificată" },
  acceptata: { label: "După acceptare", said: "o organizație a cărei aplicație ați acceptat-o" },
} as const;
export type ReaderKind = keyof typeof READERS;

/** In the address of the preview. */
export const previewQuery = filterQuery<{ reader: ReaderKind }>({ reader: order("cine", READERS) });

/** The id of nobody: no row has it, so nothing that belongs to a real person or organisation is found by it. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

const verified = (kind: "UAT" | "FIRMA"): Visitor => ({
  userId: NOBODY,
  sessionId: NOBODY,
  name: "",
  email: "",
  role: kind,
  organisation: { id: NOBODY, kind, name: "", verification: "verified", membership: "owner" },
});

type Imagined = { visitor: Visitor; own: ApplicationFacts | null };

/** Somebody whom the policies take for such a reader. */
export function imaginedReader(reader: ReaderKind, project: ProjectFacts): Imagined {
  if (reader === "oricine") return { visitor: null, own: null };
  if (reader !== "acceptata") return { visitor: verified(reader === "firma" ? "FIRMA" : "UAT"), own: null };
  const own = { organisationId: NOBODY, isSuspended: false, outcome: "accepted", withdrawnAt: null, project } as const;
  return { visitor: verified("UAT"), own };
}
