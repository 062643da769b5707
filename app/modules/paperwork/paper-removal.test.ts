import { expect, it } from "vitest";
import type { Member } from "~/modules/accounts/rules/actor";
import { OUTSIDE_QUOTA } from "~/modules/media/rules/attachment";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { attachmentById } from "~/modules/media/store/attachment.server";
import { usageOf } from "~/modules/media/store/usage.server";
import { storeUpload } from "~/modules/media/verbs/attachment.server";
import { authority, cast, need, STATES } from "~/modules/requests/stories.test-data";
import { createRequest, deleteRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { db } from "~/platform/database/connection.server";
import { settings } from "~/platform/settings.server";
import { pdf } from "../../../tests/support/documents";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { at, readText, send, signedIn } from "../../../tests/support/request-visitors";
import { MOST_PAPERS } from "./rules/possible";
import { paperOf, papersOf } from "./store/papers.server";
import { addProofs } from "./verbs/chain.server";
import { writePaperOf } from "./verbs/papers.server";

ownPlatform();

const NEED = { kind: "need", responseId: null } as const;

/** Its id. */
async function made(uat: Member, id: string): Promise<string> {
  const add = await writePaperOf(uat, id, NEED);
  await add();
  const [paper] = await papersOf(id);
  return paper!.id;
}

it("never changes, and goes with its draft, as a proof does", async () => {
  const uat = (await cast()).uat as Member;
  const id = await createRequest(uat, need(), NO_FILES);
  const { docxId } = await paperOf(id, await made(uat, id));
  const file = new File([pdf() as BlobPart], "anunt.pdf");
  const proof = await storeUpload({ file, purpose: "paper-proof", by: uploaderOf(uat) });
  if (!proof.ok) throw new Error(proof.sentence);
  await addProofs(uat, id, [proof]);
  const other = await createRequest(uat, need(), NO_FILES);
  const kept = await paperOf(other, await made(uat, other));
  await expect(db().execute("update papers set title = 'alt titlu'")).rejects.toThrow();
  await deleteRequest(uat, id);
  expect(await papersOf(id)).toEqual([]);
  await deliverJournal();
  for (const gone of [docxId, proof.id]) expect(await attachmentById(gone)).toMatchObject({ attachedAt: null });
  for (const fileId of [kept.docxId, kept.pdfId]) expect((await attachmentById(fileId))?.attachedAt).not.toBeNull();
});

it("is removed by its authority alone, and the journal says who and when", async () => {
  const people = await cast();
  const uat = people.uat as Member;
  const { id } = await STATES.open(people);
  const paperId = await made(uat, id);
  const { docxId, pdfId } = await paperOf(id, paperId);
  const removal = at(id, `papers/${paperId}/removal`);
  const stranger = await signedIn(await authority());
  expect((await stranger.get(removal)).status).toBe(404);
  expect((await stranger.post(removal)).status).toBe(404);
  expect(await papersOf(id)).toHaveLength(1);

  const clerk = await signedIn(uat);
  expect(await readText(clerk, removal)).toContain("Ștergeți documentul?");
  expect((await clerk.post(removal)).headers.get("location")).toBe(at(id, "papers"));
  expect(await papersOf(id)).toEqual([]);
  expect((await clerk.get(at(id, `papers/${paperId}/pdf`))).status).toBe(404);
  expect((await clerk.post(removal)).status).toBe(404);
  for (const fileId of [docxId, pdfId]) expect(await attachmentById(fileId)).toMatchObject({ attachedAt: null });
  const { rows } = await db().execute<{ by: string; at: Date }>(
    `select user_id as by, at from journal where what = 'paper.removed' and subject_id = '${id}'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ by: uat.userId });
});

it("takes nothing of the organisation's room, also when that is full", async () => {
  const people = await cast();
  const uat = people.uat as Member;
  const { id } = await STATES.open(people);
  const before = await usageOf(uat.organisation.id);
  const { quota } = settings();
  const full = { ...quota };
  try {
    Object.assign(quota, { files: before.files, bytes: before.bytes });
    const { pdfId } = await paperOf(id, await made(uat, id));
    expect(await attachmentById(pdfId)).toMatchObject({ purpose: OUTSIDE_QUOTA, organisationId: uat.organisation.id });
  } finally {
    Object.assign(quota, full);
  }
  expect(await usageOf(uat.organisation.id)).toEqual(before);
});

it("must make room for more than a hundred of a request", async () => {
  const people = await cast();
  const uat = people.uat as Member;
  const { id } = await STATES.open(people);
  await made(uat, id);
  await db().execute(`
    insert into papers (id, request_id, kind, title, model, docx_id, pdf_id, made_at, made_by)
    select gen_random_uuid(), request_id, kind, title, model, docx_id, pdf_id, made_at, made_by
    from papers, generate_series(2, ${MOST_PAPERS}) where request_id = '${id}'`);
  await expect(writePaperOf(uat, id, NEED)).rejects.toMatchObject({ status: 409 });
  const clerk = await signedIn(uat);
  const [paper] = await papersOf(id);
  await clerk.post(at(id, `papers/${paper?.id}/removal`));
  expect((await send(clerk, at(id, "papers"), { kind: "need" })).status).toBe(303);
});
