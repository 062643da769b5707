import { eq } from "drizzle-orm";
import type { DiscussionCategory } from "~/modules/forum/rules/categories";
import { postsOf } from "~/modules/forum/store/posts.server";
import { discussions } from "~/modules/forum/tables.server";
import {
  lockDiscussion,
  openDiscussion,
  pinDiscussion,
  replyToDiscussion,
  solveDiscussion,
} from "~/modules/forum/verbs/discussions.server";
import { likePost } from "~/modules/forum/verbs/posts.server";
import { htmlOfPlain } from "~/modules/writing/content/body-plain.server";
import { cleanBody } from "~/modules/writing/content/clean-body.server";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import type { DemoPeople } from "./accounts";

/** Who writes, how many days ago, what, and who finds it useful. */
type Said = { by: string; daysAgo: number; text: string; likedBy?: readonly string[] };
type DemoDiscussion = Said & {
  title: string;
  category: DiscussionCategory;
  views: number;
  replies: readonly (Said & { isSolution?: true })[];
  state?: "pinned" | "locked";
};

const demoDiscussions: readonly DemoDiscussion[] = [
  {
    by: "uat@demo.ro",
    daysAgo: 120,
    title: "Cum folosim forumul",
    category: "general",
    state: "pinned",
    views: 214,
    text: `Câteva lucruri care ajută pe toată lumea:

- căutați întâi; întrebarea a mai fost poate pusă
- o întrebare într-o discuție, cu titlul scris ca o propoziție
- spuneți ce ați încercat, câți locuitori are localitatea și ce termen aveți
- când un răspuns v-a ajutat, alegeți-l ca soluție`,
    replies: [
      {
        by: "firma2@demo.ro",
        daysAgo: 118,
        text: "Și firmele răspund aici, fără ofertă de preț: pentru ofertă există solicitările.",
        likedBy: ["uat@demo.ro", "lunca@demo.ro"],
      },
    ],
  },
  {
    by: "lunca@demo.ro",
    daysAgo: 9,
    title: "Cine are un regulament de salubrizare scris pentru o comună mică?",
    category: "local_strategies",
    views: 87,
    text: "Avem 2.100 de locuitori și un singur operator în zonă. Regulamentul nostru este vechi, iar cel de la oraș are 60 de pagini. **Cum l-ați scurtat** fără să pierdeți ce cere legea?",
    likedBy: ["magura@demo.ro"],
    replies: [
      {
        by: "magura@demo.ro",
        daysAgo: 9,
        text: "Am pornit de la regulamentul-cadru și am scos anexele care nu ni se aplică. Au rămas 14 pagini, cu programul de colectare într-un tabel la sfârșit.",
        likedBy: ["lunca@demo.ro", "salcia@demo.ro"],
        isSolution: true,
      },
      {
        by: "salcia@demo.ro",
        daysAgo: 8,
        text: "Atenție la transparență: proiectul de regulament se publică pentru consultare. Noi am primit șase observații, toate despre ziua de colectare.",
        likedBy: ["lunca@demo.ro"],
      },
      {
        by: "lunca@demo.ro",
        daysAgo: 7,
        text: "Mulțumim amândurora. Așa facem: cadrul, fără anexe, și tabelul la sfârșit.",
      },
    ],
  },
  {
    by: "uat2@demo.ro",
    daysAgo: 5,
    title: "Ce ați cerut în caietul de sarcini pentru registratura electronică?",
    category: "digitalisation",
    views: 63,
    text: "Scriem caietul de sarcini și nu vrem să închidem piața. Ce cerințe v-au folosit cu adevărat după un an?",
    replies: [
      {
        by: "uat@demo.ro",
        daysAgo: 5,
        text: "Trei: export complet al datelor într-un format deschis, oricând; căutare după numărul de înregistrare; instruire la sediu, două zile.",
        likedBy: ["uat2@demo.ro", "cerbilor@demo.ro", "valea-mare@demo.ro"],
      },
      {
        by: "firma@demo.ro",
        daysAgo: 4,
        text: "Ca furnizor, aș adăuga: spuneți câte documente intră pe zi și de unde vin (ghișeu, e-mail, portal). Fără asta, ofertele nu se pot compara.",
        likedBy: ["uat2@demo.ro"],
      },
    ],
  },
  {
    by: "stejaris@demo.ro",
    daysAgo: 3,
    title: "Semnarea cererii de finanțare: cine a folosit împuternicire?",
    category: "eu_funds",
    views: 41,
    text: "Primarul este plecat în ziua depunerii. Ați depus cu împuternicire pentru viceprimar? Ce act ați atașat?",
    replies: [],
  },
  {
    by: "firma2@demo.ro",
    daysAgo: 30,
    title: "Ce date pregătim înainte de o cerere de finanțare",
    category: "eu_funds",
    views: 132,
    text: `Lista pe care o cerem la prima întâlnire:

1. extrasele de carte funciară, cu data lor
2. hotărârea consiliului local despre proiect, dacă există
3. bugetul aprobat, capitolul pe care se plătește cofinanțarea
4. persoana care semnează și cea care o înlocuiește`,
    likedBy: ["uat@demo.ro", "stejaris@demo.ro", "dealul@demo.ro"],
    replies: [
      {
        by: "dealul@demo.ro",
        daysAgo: 28,
        text: "La noi s-a oprit la punctul 1: extrasul expirase. De acum îl cerem în săptămâna depunerii.",
        likedBy: ["firma2@demo.ro"],
      },
    ],
  },
  {
    by: "piatra@demo.ro",
    daysAgo: 14,
    title: "Cum răspundeți la cererile repetate de informații publice?",
    category: "legal_advice",
    views: 58,
    text: "Aceeași persoană cere aceleași documente a patra oară. Îi trimitem din nou tot dosarul?",
    replies: [
      {
        by: "salcia@demo.ro",
        daysAgo: 13,
        text: "Noi răspundem în scris că informația a fost comunicată, cu numărul și data răspunsului dinainte. Termenul curge la fel, deci nu lăsați cererea fără răspuns.",
        likedBy: ["piatra@demo.ro"],
        isSolution: true,
      },
    ],
  },
  {
    by: "uat@demo.ro",
    daysAgo: 6,
    title: "Tarife la firmele cu care am lucrat",
    category: "members",
    views: 12,
    text: "Deschid discuția numai pentru membri: ce v-a costat actualizarea planului urbanistic, pe hectar?",
    replies: [{ by: "valea-mare@demo.ro", daysAgo: 5, text: "Scriu mâine, după ce găsesc contractul din 2023." }],
  },
  {
    by: "firma@demo.ro",
    daysAgo: 60,
    title: "Încercare de formular pe două coloane",
    category: "general",
    state: "locked",
    views: 9,
    text: "Am scris aici din greșeală; întrebarea este în categoria IT și Digitalizare.",
    replies: [],
  },
];

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Written through the verbs, each at its own time, so that numbers and counts are consistent. */
export function fillForum(people: DemoPeople, now: Date): Promise<void> {
  const oldestFirst = [...demoDiscussions].sort((one, other) => other.daysAgo - one.daysAgo);
  return withoutListeners(async () => {
    for (const discussion of oldestFirst) await tell(discussion, people, now);
  });
}

const bodyOf = (text: string): string => htmlOf(cleanBody(htmlOfPlain(text), () => null));

async function tell(
  { title, category, state, views, replies, ...opening }: DemoDiscussion,
  people: DemoPeople,
  now: Date,
) {
  const on = <Result>({ daysAgo }: Said, hours: number, work: () => Promise<Result>) =>
    withClock(new Date(now.getTime() - daysAgo * DAY + hours * HOUR), work);
  const body = bodyOf(opening.text);
  const id = await on(opening, 0, () => openDiscussion(people.of(opening.by), { title, category, body }));
  for (const [place, reply] of replies.entries())
    await on(reply, 1 + place / 10, () => replyToDiscussion(people.of(reply.by), id, bodyOf(reply.text)));
  const posts = await postsOf(id, 1);
  for (const [place, said] of [opening, ...replies].entries()) {
    const post = posts[place]?.id ?? "";
    for (const person of said.likedBy ?? []) await on(said, 2, () => likePost(people.of(person), post, true));
    if ("isSolution" in said) await on(said, 3, () => solveDiscussion(people.of(opening.by), id, post));
  }
  if (state === "pinned") await on(opening, 1, () => pinDiscussion(people.admin, id, true));
  if (state === "locked") await on(opening, 1, () => lockDiscussion(people.admin, id, true));
  await db().update(discussions).set({ views }).where(eq(discussions.id, id));
}
