import type { Image } from "~/modules/media/rules/image";
import type { Uploader } from "~/modules/media/rules/uploader";
import { attachImages, storeImage } from "~/modules/media/verbs/image.server";
import { imageWork } from "~/platform/images/image-work.server";
import { type DemoLogo, logoScene } from "./pictures/logos";
import { type DemoTheme, demoScene } from "./pictures/scene";

/** The same as a photograph would come: a PNG of 1200 × 800. */
export const demoPicture = (theme: DemoTheme, seed: string): Promise<Buffer> =>
  imageWork(
    (image) =>
      image(Buffer.from(demoScene(theme, seed)))
        .png({ compressionLevel: 1 })
        .toBuffer(),
    "all",
  );

type Wish = { theme: DemoTheme; seed: string; alt: string };

/** Draws and stores pictures as uploads of `by`, and marks them as shown. Returns them in the given order. */
export function storeDemoPictures(wishes: readonly Wish[], by: Uploader, at: Date): Promise<Image[]> {
  return Promise.all(
    wishes.map(async ({ theme, seed, alt }) => stored(await demoPicture(theme, seed), alt, { by, at })),
  );
}

/** The same, not yet marked as shown. */
export const sendDemoPicture = async ({ theme, seed, alt }: Wish, by: Uploader): Promise<Image> =>
  sent(await demoPicture(theme, seed), alt, by);

export async function storeDemoLogo(logo: DemoLogo, alt: string, by: Uploader, at: Date): Promise<Image> {
  const bytes = await imageWork((image) =>
    image(Buffer.from(logoScene(logo)))
      .png()
      .toBuffer(),
  );
  return stored(bytes, alt, { by, at });
}

async function stored(bytes: Buffer, alt: string, { by, at }: { by: Uploader; at: Date }): Promise<Image> {
  const image = await sent(bytes, alt, by);
  await attachImages([image.id], { by, at });
  return image;
}

async function sent(bytes: Buffer, alt: string, by: Uploader): Promise<Image> {
  const upload = await storeImage({ file: new Blob([new Uint8Array(bytes)]), alt, by, pace: "all" });
  if (!upload.ok) throw new Error(upload.sentence);
  return upload.image;
}
