import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { imageKey } from "~/modules/media/rules/image";
import { imageById } from "~/modules/media/store/image.server";
import { now } from "~/platform/clock";
import { files } from "~/platform/files/files.server";
import { ownPlatform } from "../../../tests/support/platform";
import { storeDemoLogo, storeDemoPictures } from "./pictures";
import { demoLogos } from "./pictures/logos";
import { demoScene, demoThemes } from "./pictures/scene";

ownPlatform();
const by = { userId: "0198c0de-0000-7000-8000-000000000001", organisationId: null };

describe.each(demoThemes)("the scene of %s", (theme) => {
  it("is the same for the same seed, another for another, small, and has no holes", () => {
    const drawn = demoScene(theme, "unu");
    expect(demoScene(theme, "unu")).toBe(drawn);
    expect(demoScene(theme, "doi")).not.toBe(drawn);
    expect(drawn).not.toMatch(/NaN|undefined|gradient/);
    expect(drawn.length).toBeLessThan(150_000);
  });
});

it("pictures and logos are stored as uploads are, light enough for a page of cards, and shown", async () => {
  const pictures = await storeDemoPictures(
    demoThemes.map((theme) => ({ theme, seed: "unu", alt: `Desen: ${theme}` })),
    by,
    now(),
  );
  expect(pictures.map(({ width, height }) => `${width} × ${height}`)).toEqual(demoThemes.map(() => "1200 × 800"));
  const logos = await Promise.all(demoLogos.map((logo) => storeDemoLogo(logo, "Sigla", by, now())));
  const hashes = new Set<string>();
  let sum = 0;
  for (const { id } of [...pictures, ...logos]) {
    const row = await imageById(id);
    expect(row?.attachedAt).not.toBeNull();
    const small = await files().getBytes(imageKey(row?.storageKey ?? "", 400, "webp"));
    hashes.add(createHash("sha256").update(small).digest("hex"));
    sum += small.length;
  }
  expect(hashes.size).toBe(demoThemes.length + demoLogos.length);
  expect(sum / hashes.size).toBeLessThan(16_000);
});
