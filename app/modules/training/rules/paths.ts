import type { Role } from "~/modules/accounts/rules/actor";
import { workspacePath } from "~/modules/accounts/rules/places";
import { readCode } from "./certificate-code";
import type { ProgramKind } from "./vocabulary";

/** The trainings, for authorities. */
export const TRAININGS = "/uat/training-programs";
export const OWN_ENROLMENTS = `${TRAININGS}/mine`;
/** The events, for firms; their list is a tab of the network. */
export const EVENTS = "/firma/events";
/** What a firm has proposed. */
export const OWN_PROGRAMS = "/firma/programs";
export const ADMIN_PROGRAMS = "/admin/training-programs";

type EnrolmentStep = "enrolment" | "acceptance" | "withdrawal" | "calendar.ics";

/** The page of a program for those whom it is for. */
export const programPath = (kind: ProgramKind, id: string, step?: EnrolmentStep): string =>
  `${kind === "training" ? TRAININGS : EVENTS}/${id}${step ? `/${step}` : ""}`;

type DeskStep = "edit" | "rejection" | "publication" | "cancellation" | "roster" | "attendance";

/** The page on which a program is kept: by an ADMIN, or by the firm that proposed it. */
export const programDeskPath = (role: Role, id: string, step?: DeskStep): string =>
  `${role === "ADMIN" ? ADMIN_PROGRAMS : OWN_PROGRAMS}/${id}${step ? `/${step}` : ""}`;

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
