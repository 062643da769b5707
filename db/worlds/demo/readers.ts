import { and, eq, isNull } from "drizzle-orm";
import { postsOf } from "~/modules/forum/store/posts.server";
import { commentOnDocument } from "~/modules/forum/verbs/discussions.server";
import { likePost } from "~/modules/forum/verbs/posts.server";
import { proposalById } from "~/modules/library/store/proposals.server";
import { resourceById } from "~/modules/library/store/resources.server";
import { resources } from "~/modules/library/tables/resources.server";
import {
  proposalVersion,
  proposeCorrection,
  proposeDocument,
  publishCorrection,
  rejectProposal,
} from "~/modules/library/verbs/proposals.server";
import { type ResourceInput, versionOf } from "~/modules/library/verbs/resources.server";
import { htmlOfPlain } from "~/modules/writing/content/body-plain.server";
import { cleanBody } from "~/modules/writing/content/clean-body.server";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { foundRow } from "~/platform/database/rows.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import { pick } from "~/platform/pick";
import { exampleResources } from "../../library/library";
import type { DemoPeople } from "./accounts";

/** `document` is the key of a demo document; the first comment on it opens its comments. */
type DemoComment = { document: string; by: string; daysAgo: number; text: string; likedBy: readonly string[] };

/** From the oldest to the newest of each document. */
export const demoComments: readonly DemoComment[] = [
  {
    document: "achizitie-directa-pasi",
    by: "lunca@demo.ro",
    daysAgo: 40,
    text: "L-am tipărit pentru dosar. Ne-a ajutat mai ales ordinea pașilor: până acum făceam nota valorii estimate după ce primeam ofertele.",
    likedBy: ["magura@demo.ro", "firma2@demo.ro"],
  },
  {
    document: "achizitie-directa-pasi",
    by: "salcia@demo.ro",
    daysAgo: 38,
    text: "La noi a mers când am pus în dosar și captura din catalogul electronic, cu data ei. La control a fost prima întrebare.",
    likedBy: ["lunca@demo.ro"],
  },
  {
    document: "monitor-oficial-local",
    by: "piatra@demo.ro",
    daysAgo: 25,
    text: "Cine publică la dumneavoastră: secretarul general sau registratura? La noi rămân în urmă procesele-verbale ale ședințelor.",
    likedBy: ["stejaris@demo.ro"],
  },
];

/** A document that an authority proposes, which waits; days before the filling. */
export const demoProposal = {
  by: "uat2@demo.ro",
  daysAgo: 1,
  title: "Fișa de predare a unui proiect când se schimbă responsabilul",
  category: "local_strategies",
  summary: "Ce se predă, în ce stare este fiecare contract și ce termen urmează.",
  text: `Fișa se completează de cel care predă și se semnează de amândoi. O pagină ajunge pentru un proiect.

## Ce se predă

- contractul de finanțare și actele lui adiționale
- contractele cu firmele, fiecare cu ultima plată și cu ce a rămas de plătit
- corespondența, cu locul în care se păstrează

## Ce urmează

- următoarele trei termene, cu data lor
- cererile la care se așteaptă răspuns`,
} as const;

/** One that came back with its reason: it advertised. */
export const demoRejected = {
  by: "firma2@demo.ro",
  daysAgo: 9,
  decided: 7,
  title: "Cum alegeți un consultant pentru fonduri europene",
  category: "eu_funds",
  summary: "Experiența noastră din 40 de proiecte.",
  text: "Cereți consultantului lista proiectelor depuse și a celor aprobate. Busola Fonduri răspunde în aceeași zi și are prețuri pe măsura fiecărei comune.",
  rejection:
    "Întrebările pentru consultant sunt folositoare, dar ultima propoziție și rezumatul prezintă firma. Lăsați numai criteriile, ca document al bibliotecii, și trimiteți din nou.",
} as const;

/** One that became a new edition of a document. */
export const demoCorrection = {
  by: "uat@demo.ro",
  daysAgo: 12,
  decided: 10,
  document: "proces-verbal-selectie-oferte",
  reason:
    "La ofertele sosite după termen nu este loc pentru data și ora lor, pe care le-am avut de dovedit la o contestare.",
  old: "Oferte sosite după termen: ……",
  words: "Oferte sosite după termen, cu data și ora fiecăreia: ……",
} as const;

const DAY = 86_400_000;
const HOUR = 3_600_000;

const bodyOf = (text: string): string => htmlOf(cleanBody(htmlOfPlain(text), () => null));

/** What readers wrote about the documents of the library: comments and proposals, through the verbs, each at its own time. */
export function fillReaders(people: DemoPeople, now: Date): Promise<void> {
  const on = <Result>(daysAgo: number, hours: number, work: () => Promise<Result>) =>
    withClock(new Date(now.getTime() - daysAgo * DAY + hours * HOUR), work);
  return withoutListeners(async () => {
    for (const { document, by, daysAgo, text, likedBy } of demoComments) {
      const id = await idOf(document);
      const said = await on(daysAgo, 0, () => commentOnDocument(people.of(by), id, bodyOf(text)));
      const post = (await postsOf(said.discussionId, 1)).find(({ number }) => number === said.number);
      for (const person of likedBy) await on(daysAgo, 2, () => likePost(people.of(person), post?.id ?? "", true));
    }
    await correct(people, on);
    const { rejection, decided, ...rejected } = demoRejected;
    const id = await on(rejected.daysAgo, 0, () => propose(people, rejected));
    const read = await versionRead(id);
    await on(decided, 0, () => rejectProposal(people.admin, id, rejection, read));
    await on(demoProposal.daysAgo, 0, () => propose(people, demoProposal));
  });
}

type On = <Result>(daysAgo: number, hours: number, work: () => Promise<Result>) => Promise<Result>;

async function correct({ admin, of }: DemoPeople, on: On): Promise<void> {
  const { by, daysAgo, decided, document, old, ...texts } = demoCorrection;
  const resourceId = await idOf(document);
  const id = await on(daysAgo, 0, () => proposeCorrection(of(by), resourceId, { ...texts, edition: 1 }));
  const before = await resourceById(resourceId);
  if (!before?.body.includes(old)) throw new Error(`The corrected words are not in ${document}: ${old}`);
  const input: ResourceInput = {
    ...pick(before, "kind", "category", "topics", "title", "summary", "tags", "basis", "ownerId", "deputyId", "months"),
    ...pick(before, "everydayWords", "isExample", "isForFirms"),
    body: before.body.replace(old, texts.words),
    note: "La propunerea unei comune: data și ora ofertelor întârziate.",
    files: { added: [], removedIds: [] },
  };
  const read = await versionRead(id);
  await on(decided, 0, () => publishCorrection(admin, id, { resourceId, input, seen: versionOf(before), read }));
}

/** The version of a proposal that is decided as it stands. */
async function versionRead(id: string): Promise<string> {
  const proposal = await proposalById(id);
  if (!proposal) throw new Error(`No proposal has the id ${id}`);
  return proposalVersion(proposal);
}

type Proposed = Pick<typeof demoProposal | typeof demoRejected, "by" | "title" | "category" | "summary" | "text">;

const propose = ({ of }: DemoPeople, { by, text, ...written }: Proposed): Promise<string> =>
  proposeDocument(of(by), { ...pick(written, "title", "category", "summary"), body: text, basis: "", fileId: null });

/** Of the demo document with this key. */
async function idOf(key: string): Promise<string> {
  const title = exampleResources.find((one) => one.key === key)?.title;
  if (!title) throw new Error(`No document of the demo world has the key ${key}`);
  const named = and(eq(resources.title, title), isNull(resources.deletedAt));
  return (await foundRow(db().select({ id: resources.id }).from(resources).where(named))).id;
}
