import type { KeptImage } from "./items";

/** What POST /incarcari/imagini answers, in JSON. */
export type UploadAnswer = { kept: KeptImage } | { sentence: string };
export type Uploaded = { ok: true; kept: KeptImage } | { ok: false; sentence: string };

export type UploadOptions = {
  alt: string;
  /** From 0 to 1, while it is on its way. At 1 it has arrived and is being made anew. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

const ADDRESS = "/incarcari/imagini";
const LOST = "Legătura s-a întrerupt. Verificați conexiunea, apoi încercați din nou.";
const REFUSED = "Imaginea nu a putut fi trimisă. Încercați din nou peste câteva minute.";

/** Sends one picture. What goes wrong is a sentence, never an error; a cancelled one never answers. */
export function uploadImage(file: Blob, { alt, onProgress, signal }: UploadOptions): Promise<Uploaded> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest(); // fetch does not tell how much was sent
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

/** A proxy or a server that is going down answers with a page. */
function uploadedFrom(text: string): Uploaded {
  try {
    const answer = JSON.parse(text) as UploadAnswer;
    return "kept" in answer ? { ok: true, kept: answer.kept } : { ok: false, sentence: answer.sentence };
  } catch {
    return { ok: false, sentence: REFUSED };
  }
}

/** The server keeps no more; a photograph of a telephone is twice that, and ten times the bytes. */
const LONGEST_SIDE = 2400;
/** Smaller files are worth no work. */
const SMALL = 700 * 1024;
const QUALITY = 0.88;
const READABLE = ["image/jpeg", "image/png", "image/webp"];

/**
 * A smaller picture of the same, where this browser can make one: turned as it was held, on white. Whatever it cannot read
 * goes as it is; the server reads more, and says what it does not take.
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
