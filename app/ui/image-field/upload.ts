import type { KeptImage } from "./items";

/** JSON answer of POST /incarcari/imagini. */
export type UploadAnswer = { kept: KeptImage } | { sentence: string };
export type Uploaded = { ok: true; kept: KeptImage } | { ok: false; sentence: string };

export type UploadOptions = {
  alt: string;
  /** From 0 to 1; at 1 the picture is uploaded and being re-encoded. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

const ADDRESS = "/incarcari/imagini";
const LOST = "Conexiunea la internet s-a întrerupt. Verificați-o, apoi încercați din nou.";
const REFUSED = "Imaginea nu a putut fi trimisă. Încercați din nou peste câteva minute.";

/** Uploads one picture. Never rejects: errors are sentences; the promise of a cancelled upload stays pending. */
export function uploadImage(file: Blob, { alt, onProgress, signal }: UploadOptions): Promise<Uploaded> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest(); // fetch does not report upload progress
    const fails = (sentence: string) => resolve({ ok: false, sentence });
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => resolve(uploadedFrom(request.responseText)));
    request.addEventListener("error", () => fails(LOST));
    request.addEventListener("timeout", () => fails(LOST));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.set("alt", alt);
    form.set("image", file);
    request.open("POST", ADDRESS);
    request.setRequestHeader("accept", "application/json");
    request.send(form);
  });
}

/** Parses the answer; a proxy or a stopping server answers with HTML. */
function uploadedFrom(text: string): Uploaded {
  try {
    const answer = JSON.parse(text) as UploadAnswer;
    return "kept" in answer ? { ok: true, kept: answer.kept } : { ok: false, sentence: answer.sentence };
  } catch {
    return { ok: false, sentence: REFUSED };
  }
}

/** In pixels: the server keeps no more; photographs of phones have twice as many. */
const LONGEST_SIDE = 2400;
/** In bytes; smaller files are uploaded as they are. */
const SMALL = 700 * 1024;
const QUALITY = 0.88;
const READABLE = ["image/jpeg", "image/png", "image/webp"];

/**
 * Scales a picture down where this browser can: rotated as the camera says, on white. Files that it cannot read are
 * uploaded unchanged; the server supports more kinds.
 */
export async function downscaled(file: File): Promise<Blob> {
  if (file.size < SMALL || !READABLE.includes(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const smaller = await drawn(bitmap);
    bitmap.close();
    return smaller !== null && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}

function drawn(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
