import Zip from "jszip";
import { expect, it } from "vitest";
import type { Member } from "~/modules/accounts/rules/actor";
import { authority, cast, STATES } from "~/modules/requests/stories.test-data";
import { ownPlatform } from "../../../tests/support/platform";
import { at, readText, signedIn } from "../../../tests/support/request-visitors";
import { paperOf, papersOf } from "./store/papers.server";
import { writePaperOf } from "./verbs/papers.server";

ownPlatform();

it("has every paper of the request, the oldest first, for its authority alone", async () => {
  const people = await cast();
  const uat = people.uat as Member;
  const { id } = await STATES.open(people);
  const clerk = await signedIn(uat);
  const archive = at(id, "papers/zip");
  expect((await clerk.get(archive)).status).toBe(404);
  expect(await readText(clerk, at(id, "papers"))).not.toContain("Descarcă tot, ZIP");
  for (const kind of ["need", "specification"] as const) {
    const add = await writePaperOf(uat, id, { kind, responseId: null });
    await add();
  }
  expect(await readText(clerk, at(id, "papers"))).toContain("Descarcă tot, ZIP");

  const answer = await clerk.get(archive);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="documente-.*\.zip"/i);
  const { files } = await Zip.loadAsync(await answer.arrayBuffer());
  const made = (await papersOf(id)).toReversed();
  expect(Object.keys(files)).toHaveLength(made.length);
  expect(Object.keys(files).map((name) => name.slice(0, 3))).toEqual(["01-", "02-"]);
  for (const [place, name] of Object.keys(files).entries()) {
    const { docxId } = await paperOf(id, made[place]?.id ?? "");
    const alone = await clerk.get(at(id, `papers/${made[place]?.id}/docx`));
    expect(Buffer.from(await (files[name]?.async("uint8array") ?? [])), docxId).toEqual(
      Buffer.from(await alone.arrayBuffer()),
    );
  }
  expect((await (await signedIn(await authority())).get(archive)).status).toBe(404);
});
