import type { PaperFormat } from "~/platform/paper/paper";
import { requestPath } from "../../requests/rules/paths";
import type { PaperKind } from "./paper-kind";

/** The papers of a request. */
export const papersPath = (requestId: string): string => requestPath(requestId, "papers");

export const paperFilePath = (requestId: string, id: string, format: PaperFormat): string =>
  `${papersPath(requestId)}/${id}/${format}`;

export const paperRemovalPath = (requestId: string, id: string): string => `${papersPath(requestId)}/${id}/removal`;

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
