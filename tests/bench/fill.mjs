import { openAsBlob } from "node:fs";

/** Uploads photographs, in a separate process so that its work does not affect the latencies measured meanwhile. */
process.once("message", async ({ origin, cookie, file, photos, atOnce }) => {
  const photo = await openAsBlob(file, { type: "image/jpeg" });
  const seconds = [];
  let left = photos;
  const send = async () => {
    while (left-- > 0) {
      const form = new FormData();
      form.set("image", photo, "poza.jpg");
      const began = performance.now();
      const answer = await fetch(`${origin}/incarcari/imagini`, {
        method: "POST",
        headers: { cookie, origin },
        body: form,
      });
      const said = await answer.text();
      if (answer.status !== 201) throw new Error(`A photograph was answered ${answer.status}: ${said}`);
      seconds.push((performance.now() - began) / 1_000);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  process.send(seconds);
  process.disconnect();
});
