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
