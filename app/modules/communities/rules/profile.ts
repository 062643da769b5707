import { authorityKindLabel } from "~/modules/accounts/rules/authority";
import { type Image, imagePath, pictureOf } from "~/modules/media/rules/image";
import type { LocalDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { formatNumber } from "~/platform/language/numbers";
import { type CountyCode, countyByCode } from "~/platform/romania/counties";
import type { PictureData } from "~/ui/picture/picture";
import type { ProjectStatus } from "./vocabulary";

/** A picture and the address of its largest size. */
export type ShownPicture = PictureData & { id: string; href: string };

export const shownPicture = (image: Image): ShownPicture => ({
  ...pictureOf(image),
  id: image.id,
  href: imagePath(image.id, image.width, "jpg"),
});

/** "1 martie 2026 – 30 noiembrie 2026", "din 1 martie 2026" */
export function periodText(startsOn: LocalDate, endsOn: LocalDate | null): string {
  return endsOn ? `${dateLong(startsOn)} – ${dateLong(endsOn)}` : `din ${dateLong(startsOn)}`;
}

/** What goes on stands first, then what comes, then what was. */
const STATUS_ORDER: readonly ProjectStatus[] = ["in_progress", "review", "planning", "on_hold", "completed"];

export function byStatus<P extends { status: ProjectStatus }>(projects: readonly P[]): P[] {
  return [...projects].sort((one, two) => STATUS_ORDER.indexOf(one.status) - STATUS_ORDER.indexOf(two.status));
}

/** "84,5 km²": a square kilometre is 100 hectares. */
export const areaText = (hectares: number): string => `${formatNumber(hectares / 100)} km²`;

/** "Comunități din județul Sălaj", "Comunități din București" */
export const countyCrumb = (code: CountyCode): string =>
  code === "B" ? "Comunități din București" : `Comunități din județul ${countyByCode(code).name}`;

/** "Autoritate verificată la 6 martie 2025: CUI, document de identificare"; null for one that nobody owns yet. */
export function verifiedText(verifiedAt: Date | null, verifiedWhat: string | null): string | null {
  if (!verifiedAt) return null;
  return `Autoritate verificată la ${dateLong(verifiedAt)}${verifiedWhat ? `: ${verifiedWhat}` : ""}`;
}

type Statistics = { projectsCompleted: number; budgetAllocated: string | null; citizensServed: number };

/** The three figures of a community; none while it has filled in nothing. */
export function figuresOf({ projectsCompleted, budgetAllocated, citizensServed }: Statistics) {
  if (projectsCompleted === 0 && !budgetAllocated && citizensServed === 0) return [];
  return [
    { label: "Proiecte finalizate", value: formatNumber(projectsCompleted) },
    { label: "Cetățeni deserviți", value: formatNumber(citizensServed) },
    { label: "Buget alocat", value: budgetAllocated ?? "Nespecificat" },
  ];
}

type Summary = Pick<Parameters<typeof kindAndPlace>[0], "kind" | "county"> & {
  name: string;
  description: string;
};

/** "Comună, județul Sălaj" */
function kindAndPlace({ kind, county }: { kind: Parameters<typeof authorityKindLabel>[0] | null; county: CountyCode }) {
  const place = county === "B" ? "București" : `județul ${countyByCode(county).name}`;
  return kind ? `${authorityKindLabel(kind)}, ${place}` : place;
}

/** What search engines show of a community that has not described itself. */
export const summaryOf = ({ name, description, ...where }: Summary): string =>
  description.trim() || `${name}, ${kindAndPlace(where)}.`;
