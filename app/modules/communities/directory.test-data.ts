import { eq } from "drizzle-orm";
import { localDate } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import type { CountyCode } from "~/platform/romania/counties";
import { organisation, stranger, textOf } from "../../../tests/support/people";
import { shownImage } from "../../../tests/support/pictures";
import type { NewCommunity } from "./store/edits.server";
import { communities } from "./tables.server";
import { createCommunity } from "./verbs/creation.server";

const at = new Date("2026-11-20T08:00:00Z");

/** `minutes` after the others: the later, the newer. */
export function make(
  name: string,
  county: CountyCode,
  minutes: number,
  given: Partial<NewCommunity> = {},
): Promise<string> {
  return createCommunity({ name, county, createdAt: new Date(at.getTime() + minutes * 60_000), ...given }, null);
}

export const list = async (query = "") => textOf(await stranger.get(`/comunitati${query}`));
export const html = async (path: string) => (await stranger.get(path)).text();

/** Four that everybody sees, one of them with everything, three that nobody does, and one that is only tried out. */
export async function fillDirectory(): Promise<{ full: string; hidden: string[] }> {
  setClock(new Date("2026-11-21T09:00:00Z"));
  const owner = (state: "verified" | "pending" | "suspended") => organisation("UAT", state);
  await make("Orașul Târgu Mureș de Jos", "MS", 1, { citizensServed: 1000, projectsCompleted: 2, kind: "town" });
  await make("Comuna 100% Verde", "CJ", 2, { citizensServed: 500 });
  await make("Comuna Iaşi de Vale", "IS", 3, { projectsCompleted: 7, kind: "commune" });
  const full = await fullOne(await owner("verified"));
  const hidden = [
    await make("Comuna Ascunsă", "SJ", 5, { organisationId: await owner("pending") }),
    await make("Comuna Suspendată", "SJ", 6, { organisationId: await owner("suspended") }),
    await make("Comuna Aruncată", "SJ", 7, { citizensServed: 9 }),
  ];
  await db()
    .update(communities)
    .set({ deletedAt: at })
    .where(eq(communities.id, hidden[2] ?? ""));
  await make("Comuna de Probă", "TL", -1, { isTest: true, citizensServed: 7777, projectsCompleted: 99 });
  return { full, hidden };
}

async function fullOne(organisationId: string): Promise<string> {
  return make("Comuna Fântâna Albastră", "SJ", 4, {
    organisationId,
    kind: "commune",
    description: "Trei sate pe două văi.\nTrăim din livezi.",
    objectives: "Apă în toate satele.",
    population: 4120,
    areaHectares: 8450,
    projectsCompleted: 1,
    budgetAllocated: "12 milioane lei, 2021–2027",
    citizensServed: 4120,
    address: "Strada Morii nr. 4",
    phone: "+40260000201",
    email: "primaria@fantana.example",
    website: "https://fantana.example/despre",
    featuredImageId: await shownImage("Dealuri cu livezi"),
    attractions: [
      {
        name: "Izvorul",
        type: "natural",
        description: "Rece.",
        imageIds: [await shownImage("Izvorul printre pietre")],
      },
      { name: "Fanfara", type: "cultural" },
    ],
    projects: [
      {
        title: "Grădiniță",
        status: "completed",
        progress: 100,
        startsOn: localDate(2024, 3, 1),
        endsOn: localDate(2025, 5, 1),
      },
      { title: "Rețea de apă", status: "in_progress", progress: 65, startsOn: localDate(2026, 3, 1) },
    ],
    galleryIds: [await shownImage("Hora satului")],
  });
}
