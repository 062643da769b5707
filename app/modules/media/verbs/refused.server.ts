import { counts } from "~/platform/counts/counts.server";
import type { CountedKind } from "~/platform/counts/kinds";
import type { FileProblem } from "../rules/attachment";
import type { ImageProblem } from "../rules/image-upload";

/** As what a refused file is counted. What is no fault of the file, and an empty one, is not counted. */
const COUNTED_AS: Readonly<Record<FileProblem | ImageProblem, CountedKind | null>> = {
  macros: "file-active",
  active: "file-active",
  opens: "file-active",
  external: "file-active",
  attached: "file-active",
  password: "file-locked",
  locked: "file-locked",
  kind: "file-kind",
  rtf: "file-kind",
  odt: "file-kind",
  xls: "file-kind",
  presentation: "file-kind",
  heic: "file-kind",
  broken: "file-kind",
  size: "file-large",
  heavy: "file-large",
  pixels: "file-large",
  slow: "file-large",
  empty: null,
  room: null,
  lost: null,
  many: null,
  away: null,
  full: null,
  busy: null,
};

/** Counts a file that was refused. */
export function noteRefused(problem: FileProblem | ImageProblem): void {
  const kind = COUNTED_AS[problem];
  if (kind) counts.note(kind);
}
