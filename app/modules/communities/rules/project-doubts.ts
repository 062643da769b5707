import type { LocalDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { quoted } from "~/platform/language/quotes";
import { PROJECT_STATUSES, type ProjectStatus } from "./vocabulary";

type Project = { status: ProjectStatus; progress: number; endsOn: LocalDate | null };

const UNFINISHED: readonly ProjectStatus[] = ["planning", "in_progress", "review"];

/** Where the status, the progress and the last day of a project disagree. Its authors are told, and may leave it so. */
export function projectDoubts({ status, progress, endsOn }: Project, today: LocalDate): string[] {
  const label = PROJECT_STATUSES[status];
  const doubts: (string | false)[] = [
    status === "completed" && progress < 100 && `Stadiul este ${quoted(label)}, dar progresul este de ${progress}%.`,
    status === "planning" && progress === 100 && `Stadiul este ${quoted(label)}, dar progresul este de 100%.`,
    status === "completed" &&
      endsOn !== null &&
      endsOn > today &&
      `Stadiul este ${quoted(label)}, dar proiectul se încheie abia la ${dateLong(endsOn)}.`,
    UNFINISHED.includes(status) &&
      endsOn !== null &&
      endsOn < today &&
      `Stadiul este ${quoted(label)}, dar ziua în care se încheie a trecut: ${dateLong(endsOn)}.`,
  ];
  return doubts.filter((doubt) => doubt !== false);
}
