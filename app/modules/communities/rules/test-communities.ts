import type { AuthorityKind } from "~/modules/accounts/rules/authority";
import { addDays, type LocalDate } from "~/platform/calendar/local-date";
import type { CountyCode } from "~/platform/romania/counties";
import type { CommunityTexts } from "./sections";
import type { AttractionType, ProjectStatus } from "./vocabulary";

type Project = { title: string; status: ProjectStatus; progress: number; startsOn: LocalDate; endsOn: LocalDate };

type Place = Pick<CommunityTexts, "name" | "kind" | "county" | "population" | "areaHectares">;
export type TestCommunity = Place &
  ReturnType<typeof figures> &
  Pick<CommunityTexts, "description" | "objectives"> & {
    attractions: { name: string; description: string; type: AttractionType }[];
    projects: Project[];
  };

const NOTICE = "Date de test: comunitatea nu există.";

/** Five different cases: complete, with a long name, large, with attractions only, with nothing but a name. */
export const testCommunities = (today: LocalDate): TestCommunity[] => [
  {
    ...place("Comuna de Test Valea Lungă", "commune", "AB", 3120, 6400),
    description: `${NOTICE} Patru sate pe o vale, cu livezi și două școli.`,
    objectives: "Apă și canalizare în toate satele, o grădiniță nouă.",
    ...figures(4, "9 milioane lei, 2024–2027", 3120),
    attractions: [
      { name: "Moara veche", description: "Moară de apă, pusă din nou în lucru.", type: "historic" },
      { name: "Lacul dintre sălcii", description: "Loc de pescuit și de plimbare.", type: "natural" },
    ],
    projects: [
      project("Rețea de canalizare", "in_progress", 40, [-200, 300], today),
      project("Grădiniță cu program prelungit", "planning", 0, [60, 500], today),
    ],
  },
  {
    ...place("Asociația de Test pentru Salubrizarea Satelor de pe Valea Târnavei", "adi", "MS", 48200, null),
    description: `${NOTICE} Un nume lung, ca al multor asociații.`,
    objectives: "",
    ...figures(0, null, 48200),
    attractions: [],
    projects: [project("Stație de sortare", "review", 90, [-500, 30], today)],
  },
  {
    ...place("Municipiul de Test Brădeni", "municipality", "BV", 61400, 12800),
    description: `${NOTICE} Oraș de munte cu un centru vechi.`,
    objectives: "Transport public electric.\nClădiri publice care consumă jumătate.",
    ...figures(31, "240 milioane lei", 61400),
    attractions: [{ name: "Turnul cu ceas", description: "Se urcă pe 112 trepte.", type: "historic" }],
    projects: [
      project("Autobuze electrice", "completed", 100, [-900, -100], today),
      project("Reabilitarea spitalului", "on_hold", 25, [-300, 600], today),
    ],
  },
  {
    ...place("Orașul de Test Sărata Mică", "town", "TL", 8900, 7200),
    description: `${NOTICE} Oraș între ape, cu izvoare sărate.`,
    objectives: "",
    ...figures(2, null, 0),
    attractions: [
      { name: "Izvoarele sărate", description: "Două bazine, deschise vara.", type: "recreational" },
      { name: "Biserica de lemn", description: "Adusă pe apă acum două sute de ani.", type: "religious" },
    ],
    projects: [],
  },
  {
    ...place("Comuna de Test Gol", "commune", "OT", null, null),
    description: "",
    objectives: "",
    ...figures(0, null, 0),
    attractions: [],
    projects: [],
  },
];

function place(
  name: string,
  kind: AuthorityKind,
  county: CountyCode,
  population: number | null,
  areaHectares: number | null,
): Place {
  return { name, kind, county, population, areaHectares };
}

const figures = (projectsCompleted: number, budgetAllocated: string | null, citizensServed: number) => ({
  projectsCompleted,
  budgetAllocated,
  citizensServed,
});

function project(
  title: string,
  status: ProjectStatus,
  progress: number,
  [starts, ends]: [number, number],
  today: LocalDate,
): Project {
  return { title, status, progress, startsOn: addDays(today, starts), endsOn: addDays(today, ends) };
}
