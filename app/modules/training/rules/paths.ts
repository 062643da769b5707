import type { Role } from "~/modules/accounts/rules/actor";
import type { ProgramKind } from "./vocabulary";

/** The trainings, for authorities. */
export const TRAININGS = "/uat/training-programs";
/** The events, for firms. */
export const EVENTS = "/firma/events";
/** The list of a kind; that of events is a tab of the network. */
export const PROGRAM_LISTS: Readonly<Record<ProgramKind, string>> = {
  training: TRAININGS,
  event: "/firma/network?fila=evenimente",
};
/** Where people find the programs in which they have a place. */
export const OWN_PLACES: Readonly<Record<ProgramKind, string>> = {
  training: `${TRAININGS}/mine`,
  event: `${EVENTS}/mine`,
};
/** What a firm has proposed. */
export const OWN_PROGRAMS = "/firma/programs";
export const ADMIN_PROGRAMS = "/admin/training-programs";

type EnrolmentStep = "enrolment" | "acceptance" | "withdrawal" | "calendar.ics";

/** The page of a program for those whom it is for. */
export const programPath = (kind: ProgramKind, id: string, step?: EnrolmentStep): string =>
  `${kind === "training" ? TRAININGS : EVENTS}/${id}${step ? `/${step}` : ""}`;

type DeskStep = "edit" | "rejection" | "publication" | "cancellation" | "roster" | "roster.csv";

/** The list to which an ADMIN, or the firm that proposed them, returns from programs. */
export const deskListPath = (role: Role): string => (role === "ADMIN" ? ADMIN_PROGRAMS : OWN_PROGRAMS);

/** The form of a new program; its kind is a part of the address. */
export const newProgramPath = (role: Role, kind: ProgramKind): string => `${deskListPath(role)}/nou?fel=${kind}`;

/** The page on which a program is kept: by an ADMIN, or by the firm that proposed it. */
export const programDeskPath = (role: Role, id: string, step?: DeskStep): string =>
  `${deskListPath(role)}/${id}${step ? `/${step}` : ""}`;
