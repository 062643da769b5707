import { and, eq } from "drizzle-orm";
import { communities, communityProjects } from "~/modules/communities/tables.server";
import type { Category } from "~/modules/partners/rules/categories";
import type { Decision } from "~/modules/projects/rules/applications";
import type { Priority } from "~/modules/projects/rules/exchange";
import { applicationTo } from "~/modules/projects/store/applications.server";
import { applyToProject, decideApplication } from "~/modules/projects/verbs/applications.server";
import { openProject } from "~/modules/projects/verbs/projects.server";
import { addDays, localDateOf } from "~/platform/calendar/local-date";
import { withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import type { DemoPeople } from "./accounts";

type DemoApplication = { by: string; daysAgo: number; text: string; decided?: { as: Decision; reason: string } };
type DemoProject = {
  by: string;
  /** The title of one of the community's projects; any other title is a new project. */
  title: string;
  daysAgo: number;
  /** What is sought of others, after what the community says of the project. */
  sought: string;
  category: Category;
  /** In lei. */
  budget: number;
  priority: Priority;
  /** Days from now until the last one for applications. */
  until: number;
  privateText?: string;
  applications?: readonly DemoApplication[];
};

const demoProjects: readonly DemoProject[] = [
  {
    by: "uat@demo.ro",
    title: "Drumul de plai spre stână",
    daysAgo: 12,
    sought: "Căutăm o comună vecină cu care să depunem împreună cererea de finanțare și o firmă care a mai scris una.",
    category: "eu_funds",
    budget: 4_200_000,
    priority: "high",
    until: 24,
    privateText: "Cofinanțarea aprobată este de cel mult 2%. Consiliul local se întrunește în ultima joi din lună.",
    applications: [
      {
        by: "lunca@demo.ro",
        daysAgo: 9,
        text: "Drumul continuă la noi cu 2,3 km, pe aceeași vale. Avem cadastrul făcut și putem semna un acord de parteneriat.",
        decided: { as: "accepted", reason: "Vă așteptăm joi la primărie, cu cadastrul." },
      },
      {
        by: "firma2@demo.ro",
        daysAgo: 7,
        text: "Am scris șapte cereri pentru drumuri agricole, dintre care cinci au primit finanțare. Putem începe luni.",
      },
    ],
  },
  {
    by: "uat2@demo.ro",
    title: "Modernizarea iluminatului public",
    daysAgo: 48,
    sought: "Vrem să cumpărăm împreună cu alte două orașe, ca să obținem un preț mai bun pe corp de iluminat.",
    category: "public_procurement",
    budget: 1_850_000,
    priority: "medium",
    until: 15,
    applications: [
      {
        by: "cerbilor@demo.ro",
        daysAgo: 30,
        text: "Avem 640 de corpuri de schimbat și auditul energetic gata.",
      },
    ],
  },
  {
    by: "sapte-ape@demo.ro",
    title: "Plan comun de gestionare a deșeurilor",
    daysAgo: 20,
    sought: "Mai pot intra două comune din județ. Fiecare vine cu datele ei de colectare pe ultimii doi ani.",
    category: "environment",
    budget: 640_000,
    priority: "high",
    until: 40,
  },
  {
    by: "valea-mare@demo.ro",
    title: "Hala minei: incubator de ateliere",
    daysAgo: 70,
    sought: "Căutăm firme care vor un atelier din prima zi și o autoritate care a mai transformat o hală.",
    category: "local_strategies",
    budget: 12_400_000,
    priority: "medium",
    until: 60,
  },
  {
    by: "podul-lung@demo.ro",
    title: "Management electronic al documentelor",
    daysAgo: 5,
    sought:
      "Publicăm caietul de sarcini pe care îl scriem și căutăm două primării care să îl încerce înaintea noastră.",
    category: "digitalisation",
    budget: 499_999,
    priority: "low",
    until: 30,
  },
  {
    by: "stejaris@demo.ro",
    title: "Site nou, accesibil",
    daysAgo: 110,
    sought: "Dăm mai departe, fără plată, modelul de pagini și textele. Cine vrea să le folosească ne scrie aici.",
    category: "digitalisation",
    budget: 38_000,
    priority: "low",
    until: -20,
    applications: [
      {
        by: "salcia@demo.ro",
        daysAgo: 60,
        text: "Site-ul nostru nu se citește cu un cititor de ecran. Am vrea modelul și o oră de explicații.",
      },
    ],
  },
];

const DAY = 86_400_000;

/** Opened and applied to through the verbs, each at its own time. */
export function fillProjects(people: DemoPeople, now: Date): Promise<void> {
  return withoutListeners(async () => {
    for (const project of demoProjects) await open(project, people, now);
  });
}

const ofCommunity = (organisationId: string, title: string) =>
  firstRow(
    db()
      .select({ id: communityProjects.id, description: communityProjects.description })
      .from(communityProjects)
      .innerJoin(communities, eq(communities.id, communityProjects.communityId))
      .where(and(eq(communities.organisationId, organisationId), eq(communityProjects.title, title))),
  );

async function open(project: DemoProject, people: DemoPeople, now: Date): Promise<void> {
  const { by, title, sought, category, budget, priority, until, privateText = null, applications = [] } = project;
  const on = <Result>({ daysAgo }: { daysAgo: number }, work: () => Promise<Result>) =>
    withClock(new Date(now.getTime() - daysAgo * DAY), work);
  const author = people.of(by);
  const begun = await ofCommunity(author.organisation.id, title);
  const texts = { title, description: begun ? `${begun.description}\n\n${sought}` : sought };
  const terms = { category, budget: budget * 100, priority, privateText };
  const applicationsUntil = addDays(localDateOf(now), until);
  const input = { ...texts, ...terms, applicationsUntil };
  const id = await on(project, () => openProject(author, input, { projectId: begun?.id ?? null, ideaId: null }));
  for (const application of applications) {
    const applicant = people.of(application.by);
    await on(application, () => applyToProject(applicant, id, application.text));
    const { decided } = application;
    if (!decided) continue;
    const sent = await applicationTo(id, applicant.organisation.id);
    const decision = { decision: decided.as, reason: decided.reason };
    await on({ daysAgo: application.daysAgo - 1 }, () => decideApplication(author, sent?.id ?? "", decision));
  }
}
