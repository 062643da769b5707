import { dateTime } from "~/platform/language/dates";
import { deadlineProblem, defaultDeadline } from "./deadline";
import { FILL_IN, unfilledPlaces, unfilledWords } from "./unfilled-places";

/** States of a task in the checklist before sending. */
export type TaskState = "to_do" | "done" | "optional";

type TaskCode = "need" | "deadline" | "budget" | "criterion" | "place" | "files" | "recipients" | "verification";
type Task = ReturnType<typeof task>;

export type DraftFacts = {
  title: string;
  category: string;
  description: string;
  budgetMin: number | null;
  budgetMax: number | null;
  deadlineAt: Date | null;
  county: string | null;
  criterion: string | null;
  fileCount: number;
  partnerName: string | null;
  ownerVerified: boolean;
};

export function taskList(draft: DraftFacts, now: Date): Task[] {
  const hasBudget = draft.budgetMin !== null || draft.budgetMax !== null;
  return [
    needTask(draft),
    deadlineTask(draft.deadlineAt, now),
    task("budget", "Buget", hasBudget ? "done" : "optional", "Cu un buget primiți oferte mai potrivite."),
    criterionTask(draft),
    task("place", "Județ", draft.county === null ? "optional" : "done", "Ajută la găsirea partenerilor din zonă."),
    task("files", "Fișiere", draft.fileCount > 0 ? "done" : "optional", "De exemplu un caiet de sarcini."),
    task(
      "recipients",
      "Cui se adresează",
      "done",
      draft.partnerName === null ? "Tuturor partenerilor verificați." : `Numai pentru partenerul ${draft.partnerName}.`,
    ),
    verificationTask(draft.ownerVerified),
  ];
}

const task = (code: TaskCode, title: string, state: TaskState, hint: string) => ({ code, title, state, hint });

const unfilledHint = (count: number): string => `${unfilledWords(count)}. ${FILL_IN}.`;

function needTask(draft: DraftFacts): Task {
  const title = "De ce aveți nevoie";
  const unfilled = unfilledPlaces({ ...draft, criterion: null }).length;
  if (unfilled > 0) return task("need", title, "to_do", unfilledHint(unfilled));
  const written = [draft.title, draft.category, draft.description].every((text) => text.trim() !== "");
  return task("need", title, written ? "done" : "to_do", "Titlul, categoria și descrierea.");
}

function criterionTask({ criterion }: DraftFacts): Task {
  const title = "Criteriul de alegere";
  const unfilled = unfilledPlaces({ title: null, description: null, criterion }).length;
  if (unfilled > 0) return task("criterion", title, "to_do", unfilledHint(unfilled));
  return criterion === null
    ? task("criterion", title, "optional", "Firmele văd cum alegeți; după trimitere nu se mai poate anunța.")
    : task("criterion", title, "done", criterion);
}

function deadlineTask(deadlineAt: Date | null, now: Date): Task {
  const title = "Termen pentru oferte";
  if (deadlineAt === null) {
    return task("deadline", title, "optional", `Dacă nu alegeți altul, este ${dateTime(defaultDeadline(now))}.`);
  }
  const problem = deadlineProblem(deadlineAt, now);
  return problem === null
    ? task("deadline", title, "done", `${dateTime(deadlineAt)}.`)
    : task("deadline", title, "to_do", `${problem}.`);
}

function verificationTask(verified: boolean): Task {
  const title = "Verificarea organizației";
  return verified
    ? task("verification", title, "done", "Organizația este verificată.")
    : task(
        "verification",
        title,
        "to_do",
        "Un administrator verifică organizația. Solicitarea se trimite după verificare.",
      );
}
