import sharp from "sharp";

type Size = { width: number; height: number; seed: number };

/** Weights of noise octaves, from one pixel upwards, each twice as coarse: sensor grain, texture, large forms and colours. */
const GRAIN = [0.6, 0.4];
const TEXTURE = [0.3, 0.7, 1, 1, 1, 1];
const FORMS = [0, 0, 0, 0, 0, 0.5, 1, 1.4, 1.8, 2];
const COLOURS = [0, 0, 0, 0, 0, 0, 0.4, 1, 1.5, 2];

/**
 * A picture that compresses as photographs do: large forms with little colour, fine texture in some places and none in others
 * (a wood, a sky), and sensor grain. Drawings or plain noise have unrealistic sizes. A picture
 * of 768 × 512 has the WebP size of the photographs that codecs are compared with, some 45 KB at quality 75.
 */
export async function naturalPhoto({ width, height, seed }: Size): Promise<Buffer> {
  const random = generator(seed);
  const size = { width, height };
  const grain = await field(size, random, GRAIN);
  const texture = await field(size, random, TEXTURE);
  const forms = await field(size, random, FORMS);
  const where = await field(size, random, FORMS);
  const warm = await field(size, random, COLOURS);
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const rough = Math.max(0, where[at] ?? 0);
    const light = 120 + (forms[at] ?? 0) * 42 + (texture[at] ?? 0) * rough * 19 + (grain[at] ?? 0) * 2.5;
    const tint = (warm[at] ?? 0) * 20;
    pixels[at * 3] = clamp(light + tint);
    pixels[at * 3 + 1] = clamp(light + tint / 4);
    pixels[at * 3 + 2] = clamp(light - tint);
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** The same seed gives the same picture. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The sum of noise octaves, with mean 0 and standard deviation 1. */
async function field(
  { width, height }: Pick<Size, "width" | "height">,
  random: () => number,
  weights: readonly number[],
): Promise<Float32Array> {
  const sum = new Float32Array(width * height);
  const total = Math.sqrt(weights.reduce((all, weight) => all + weight * weight, 0));
  for (const [octave, weight] of weights.entries()) {
    if (weight === 0) continue;
    const layer = await octaveOf({ width, height }, 2 ** octave, random);
    const factor = weight / total / 52; // standard deviation of smoothed uniform noise
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + ((layer[at] ?? 128) - 128) * factor;
  }
  return sum;
}

async function octaveOf({ width, height }: { width: number; height: number }, cell: number, random: () => number) {
  const raw = { width: Math.ceil(width / cell) + 1, height: Math.ceil(height / cell) + 1, channels: 1 as const };
  const noise = Buffer.alloc(raw.width * raw.height);
  for (let at = 0; at < noise.length; at += 1) noise[at] = Math.floor(random() * 256);
  return sharp(noise, { raw })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
}
