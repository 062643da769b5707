import type { Actor } from "~/modules/accounts/rules/actor";
import type { ProgramInput } from "~/modules/training/rules/program-fields";
import type { ProgramKind } from "~/modules/training/rules/vocabulary";
import { enrolmentsIn } from "~/modules/training/store/enrolments.server";
import { issueCertificates } from "~/modules/training/verbs/certificates.server";
import { enrol, withdraw } from "~/modules/training/verbs/enrolments.server";
import { cancelProgram, createProgram, markAttendance, publishProgram } from "~/modules/training/verbs/programs.server";
import { writeReview } from "~/modules/training/verbs/reviews.server";
import { addDays, atHour, localDateOf } from "~/platform/calendar/local-date";
import { workingDayFrom } from "~/platform/calendar/working-days";
import { withClock } from "~/platform/clock";
import { withoutListeners } from "~/platform/journal/journal.server";
import type { DemoPeople } from "./accounts";

type DemoProgram = Omit<ProgramInput, "startsAt" | "endsAt" | "price" | "place" | "link" | "level"> & {
  kind: ProgramKind;
  /** A firm that proposed it; the association's own otherwise. */
  by?: string;
  publishedDaysAgo: number;
  /** Days from now until it begins, at nine; negative for one that is over. */
  inDays: number;
  /** In lei. */
  price: number;
  level?: ProgramInput["level"];
  place?: string;
  link?: string;
  /** In the order of asking, a day between them. */
  people?: readonly string[];
  /** Who gave the place up afterwards, so that it is offered to the next. */
  withdrawn?: string;
  cancelled?: string;
  /** By the first of the people, who came. */
  review?: { stars: number; text: string };
};

const from = (...names: readonly string[]) => names.map((name) => `${name}@demo.ro`);

const demoPrograms: readonly DemoProgram[] = [
  {
    kind: "training",
    category: "public_procurement",
    level: "beginner",
    publishedDaysAgo: 20,
    inDays: 18,
    title: "Achiziția directă, pas cu pas",
    description:
      "De la referatul de necesitate până la ordonanțare, pe dosare reale cu numele șterse. Fiecare participant pleacă cu o listă de verificare completată pentru primăria lui.",
    format: "hybrid",
    place: "Zalău, sala mică a asociației",
    link: "https://sala.example.ro/achizitii",
    hours: 6,
    capacity: 30,
    price: 400,
    discount: 20,
    hasCertificate: true,
    instructor: "Ioana Pop",
    curriculum:
      "Pragurile și planul anual\nNota justificativă și valoarea estimată\nCatalogul electronic\nRecepția și ordonanțarea\nGreșelile găsite de control",
    people: from("uat", "lunca", "salcia", "magura", "cerbilor"),
  },
  {
    kind: "training",
    category: "eu_funds",
    level: "intermediate",
    publishedDaysAgo: 25,
    inDays: 12,
    by: "firma2@demo.ro",
    title: "Cererea de finanțare pentru drumuri agricole",
    description:
      "Scriem împreună o cerere, de la lista documentelor la bugetul pe activități. Se lucrează pe două exemple: una care a primit finanțare și una care nu.",
    format: "on_site",
    place: "Cluj-Napoca, Strada Memorandumului nr. 8",
    hours: 12,
    capacity: 4,
    price: 950,
    discount: 15,
    hasCertificate: true,
    instructor: "Radu Ilieș",
    curriculum:
      "Ghidul solicitantului, citit cu creionul\nStudiul de fezabilitate\nBugetul și cofinanțarea\nDocumentele care lipsesc cel mai des",
    people: from("magura", "lunca", "salcia", "cerbilor", "uat2", "stejaris", "podul-lung"),
    withdrawn: "magura@demo.ro",
  },
  {
    kind: "training",
    category: "local_development",
    level: "beginner",
    publishedDaysAgo: 9,
    inDays: 33,
    title: "Strategia de dezvoltare a unei comune mici",
    description: "Ce trebuie să cuprindă, cine o aprobă și cum se leagă de buget. Fără șabloane de 200 de pagini.",
    format: "online",
    link: "https://sala.example.ro/strategie",
    hours: 4,
    capacity: 60,
    price: 0,
    discount: 0,
    hasCertificate: false,
    instructor: "Ana Moldovan",
    curriculum: "Date despre comună: de unde se iau\nConsultarea locuitorilor\nPlanul pe patru ani",
    people: from("valea-mare"),
  },
  {
    kind: "training",
    category: "digitalisation",
    level: "beginner",
    publishedDaysAgo: 14,
    inDays: 21,
    by: "firma@demo.ro",
    title: "Registratura electronică, în prima lună",
    description:
      "Cum se mută registrul de intrare-ieșire pe calculator fără a opri ghișeul, cu exerciții pe un registru de probă.",
    format: "online",
    link: "https://sala.example.ro/registratura",
    hours: 3,
    capacity: 40,
    price: 250,
    discount: 18,
    hasCertificate: true,
    instructor: "Mihai Crișan",
    curriculum: "Ce se înregistrează și ce nu\nNumerele de anul trecut\nCăutarea și arhivarea",
    people: from("uat", "podul-lung"),
  },
  {
    kind: "training",
    category: "legislation",
    level: "advanced",
    publishedDaysAgo: 60,
    inDays: -10,
    title: "Codul administrativ: hotărârile consiliului local",
    description: "Proiectul, avizele, votul și comunicarea către prefect, cu jurisprudența ultimilor doi ani.",
    format: "online",
    link: "https://sala.example.ro/cod",
    hours: 6,
    capacity: 25,
    price: 300,
    discount: 15,
    hasCertificate: true,
    instructor: "Elena Rusu",
    curriculum: "Inițiativa și raportul de specialitate\nMajoritățile\nControlul de legalitate",
    people: from("uat", "lunca", "salcia", "uat2"),
    review: {
      stars: 5,
      text: "Pe hotărâri adevărate, inclusiv ale noastre. Mi-ar fi prins bine încă o oră de întrebări.",
    },
  },
  {
    kind: "training",
    category: "management",
    level: "intermediate",
    publishedDaysAgo: 30,
    inDays: 8,
    title: "Bugetul pe programe, pentru orașe",
    description: "Cum se trece de la bugetul pe capitole la cel pe programe și cum se arată consiliului.",
    format: "on_site",
    place: "Sibiu, Casa Asociației",
    hours: 8,
    capacity: 20,
    price: 600,
    discount: 16,
    hasCertificate: true,
    instructor: "Vlad Neamțu",
    curriculum: "Programe și indicatori\nExecuția lunară\nRaportul către consiliu",
    people: from("uat2", "uat"),
    cancelled: "Formatorul nu mai poate veni, iar alt termen nu s-a găsit. Îl anunțăm din nou în primăvară.",
  },
  {
    kind: "event",
    category: "workshop",
    publishedDaysAgo: 16,
    inDays: 15,
    title: "Cum se scrie o ofertă pe care primăria o înțelege",
    description: "Șase oferte reale, citite cu doi oameni din primării. Fiecare firmă își rescrie una până la prânz.",
    format: "on_site",
    place: "Cluj-Napoca, Strada Memorandumului nr. 8",
    hours: 4,
    capacity: 24,
    price: 350,
    discount: 100,
    hasCertificate: false,
    instructor: "Ioana Pop",
    curriculum: "Ce se citește întâi\nPrețul și ce cuprinde\nTermenul pe care îl puteți ține",
    people: from("firma", "verde", "glas"),
  },
  {
    kind: "event",
    category: "conference",
    publishedDaysAgo: 22,
    inDays: 27,
    title: "Conferința partenerilor: digitalizarea satelor",
    description: "O zi cu primari din șapte județe: ce au cumpărat, ce folosesc și ce nu ar mai cumpăra.",
    format: "hybrid",
    place: "Brașov, Sala Reduta",
    link: "https://sala.example.ro/conferinta",
    hours: 7,
    capacity: 3,
    price: 500,
    discount: 50,
    hasCertificate: false,
    instructor: "invitați din șapte primării",
    curriculum: "Ghișeul electronic\nSemnătura și arhiva\nÎntrebări din sală",
    people: from("firma2", "harta", "glas", "firma", "norma"),
  },
  {
    kind: "event",
    category: "course",
    publishedDaysAgo: 8,
    inDays: 40,
    title: "Achiziții publice pentru firme: documentele cerute",
    description: "DUAE, garanții, experiență similară: ce se cere la fiecare prag și unde greșesc firmele mici.",
    format: "online",
    link: "https://sala.example.ro/documente",
    hours: 5,
    capacity: 50,
    price: 0,
    discount: 0,
    hasCertificate: true,
    instructor: "Ana Moldovan",
    curriculum: "Documentul unic\nGaranția de participare\nCaietul de sarcini, citit invers",
  },
];

const DAY = 86_400_000;
const HOUR = 3_600_000;
const HOURS_A_DAY = 8;

/** Published, asked for, given up and cancelled through the verbs, each at its own time. */
export function fillTraining(people: DemoPeople, now: Date): Promise<void> {
  return withoutListeners(async () => {
    for (const program of demoPrograms) await fill(program, people, now);
  });
}

async function fill(program: DemoProgram, people: DemoPeople, now: Date): Promise<void> {
  const { kind, by, publishedDaysAgo, inDays, people: asked = [], withdrawn, cancelled, review, ...terms } = program;
  const on = <Result>(daysAgo: number, work: () => Promise<Result>) =>
    withClock(new Date(now.getTime() - daysAgo * DAY), work);
  const author: Actor = by === undefined ? people.admin : people.of(by);
  const day = workingDayFrom(addDays(localDateOf(now), inDays));
  const startsAt = atHour(day, "09:00");
  const days = Math.ceil(terms.hours / HOURS_A_DAY);
  const lastDay = days === 1 ? day : workingDayFrom(addDays(day, days - 1));
  const endsAt = new Date(atHour(lastDay, "09:00").getTime() + (terms.hours / days) * HOUR);
  const optional = { place: terms.place ?? null, link: terms.link ?? null, level: terms.level ?? null };
  const input = { ...terms, ...optional, startsAt, endsAt, price: terms.price * 100 };
  const id = await on(publishedDaysAgo + 2, () => createProgram(author, kind, input));
  await on(publishedDaysAgo, () => publishProgram(people.admin, id));
  for (const [place, email] of asked.entries())
    await on(publishedDaysAgo - 1 - place / 2, () => enrol(people.of(email), id));
  if (withdrawn !== undefined) await on(0, () => withdraw(people.of(withdrawn), id));
  if (cancelled !== undefined) await on(2, () => cancelProgram(people.admin, id, cancelled));
  if (endsAt > now) return;
  const seated = await enrolmentsIn(id);
  // everybody came but the last
  await markAttendance(people.admin, id, new Set(seated.slice(0, -1).map((one) => one.id)));
  if (terms.hasCertificate) await issueCertificates(people.admin, id, 0);
  const [reviewer] = asked;
  if (review !== undefined && reviewer !== undefined) await writeReview(people.of(reviewer), id, review);
}
