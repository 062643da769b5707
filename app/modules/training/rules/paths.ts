import type { Role } from "~/modules/accounts/rules/actor";
import { workspacePath } from "~/modules/accounts/rules/places";
import { readCode } from "./certificate-code";
import type { ProgramKind } from "./vocabulary";

/** The trainings, for authorities. */
export const TRAININGS = "/uat/training-programs";
/** The events, for firms. */
const EVENTS = "/firma/events";
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

/** Where anybody checks a certificate: the first part of its code is in the address, the last is typed. */
export const CERTIFICATES = "/certificate";
export const certificateCheckPath = (code: string): string => `${CERTIFICATES}/${readCode(code).address}`;

/** The certificate as a PDF, for its holder and for an ADMIN. */
export const certificatePdfPath = (role: Role, id: string): string => `${workspacePath(role)}/certificates/${id}/pdf`;

/** The certificates of a program, kept by an ADMIN. */
export const programCertificatesPath = (id: string): string => `${ADMIN_PROGRAMS}/${id}/certificates`;
export const revocationPath = (id: string): string => `/admin/certificates/${id}/revocation`;

/** Where whoever came writes a review, and where an ADMIN reads them all. */
export const programReviewPath = (kind: ProgramKind, id: string): string => `${programPath(kind, id)}/review`;
export const programReviewsPath = (id: string): string => `${ADMIN_PROGRAMS}/${id}/reviews`;
export const programReviewActionPath = (id: string, noun: "hiding" | "showing"): string =>
  `/admin/program-reviews/${id}/${noun}`;
