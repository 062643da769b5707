import type { PaperFormat } from "~/platform/paper/paper";
import { requestPath } from "../../requests/rules/paths";
import type { PaperKind } from "./paper-kind";
import type { Step } from "./steps";

/** The papers of a request. */
export const papersPath = (requestId: string): string => requestPath(requestId, "papers");

/** Papers are made there without the line about the jurist. */
export const BARE = "?rand=fara";

export const paperFilePath = (requestId: string, id: string, format: PaperFormat): string =>
  `${papersPath(requestId)}/${id}/${format}`;

/** All of them in one archive. */
export const paperArchivePath = (requestId: string): string => `${papersPath(requestId)}/zip`;

export const paperRemovalPath = (requestId: string, id: string): string => `${papersPath(requestId)}/${id}/removal`;

/** Where the number that a paper has in the register is noted. */
export const paperRegistrationPath = (requestId: string, id: string): string =>
  `${papersPath(requestId)}/${id}/registration`;

export const stepPath = (requestId: string, step: Step): string => `${papersPath(requestId)}/steps/${step}`;
export const stepReturnPath = (requestId: string, step: Step): string => `${stepPath(requestId, step)}/return`;

export const pricesPath = (requestId: string): string => `${papersPath(requestId)}/prices`;
export const priceRemovalPath = (requestId: string, id: string): string => `${pricesPath(requestId)}/${id}/removal`;

export const proofsPath = (requestId: string): string => `${papersPath(requestId)}/proofs`;
export const proofPath = (requestId: string, fileId: string): string => `${proofsPath(requestId)}/${fileId}`;
export const proofRemovalPath = (requestId: string, fileId: string): string =>
  `${proofPath(requestId, fileId)}/removal`;

export const LETTERHEAD_PATH = "/uat/letterhead";

/** The platform's models, at the desk of an ADMIN. */
export const ADMIN_MODELS = "/admin/paper-models";

/** `number` is a version, with a step taken on it; without one it is the current version. */
export const adminModelPath = (kind: PaperKind, number?: number, step?: "verification" | "withdrawal"): string =>
  [ADMIN_MODELS, kind, ...(number === undefined ? [] : ["v", number]), ...(step ? [step] : [])].join("/");

export const modelDraftPath = (kind: PaperKind, step?: "publication" | "removal"): string =>
  [ADMIN_MODELS, kind, "draft", ...(step ? [step] : [])].join("/");

/** The models as an authority uses them. */
export const MODELS_PATH = "/uat/paper-models";

export const modelPath = (kind: PaperKind, part?: "copy" | "removal"): string =>
  [MODELS_PATH, kind, ...(part ? [part] : [])].join("/");

/** Where the page of a model shows what changed in the platform's. */
export const CHANGE = "schimbarea";
