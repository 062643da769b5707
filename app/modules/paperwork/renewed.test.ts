import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Member } from "~/modules/accounts/rules/actor";
import { attachmentById } from "~/modules/media/store/attachment.server";
import { attachments } from "~/modules/media/tables.server";
import { cast, STATES } from "~/modules/requests/stories.test-data";
import { db } from "~/platform/database/connection.server";
import { files } from "~/platform/files/files.server";
import { pdf } from "../../../tests/support/documents";
import { pdfPages } from "../../../tests/support/pdf";
import { ownPlatform } from "../../../tests/support/platform";
import { at, signedIn } from "../../../tests/support/request-visitors";
import { paperOf, papersOf } from "./store/papers.server";
import { writePaperOf } from "./verbs/papers.server";

ownPlatform();

it("a PDF that an earlier release wrote is written again when it is read, once, from the Word file of its day", async () => {
  const people = await cast();
  const uat = people.uat as Member;
  const { id } = await STATES.open({ ...people, uat });
  await (await writePaperOf(uat, id, { kind: "need", responseId: null }))();
  const [made] = await papersOf(id);
  const { pdfId, docxId } = await paperOf(id, made?.id ?? "");
  const stored = async () => (await attachmentById(pdfId))?.storageKey ?? "";
  const first = await stored();
  const visitor = await signedIn(uat);
  const read = async () => {
    const answer = await visitor.get(`${at(id, "papers")}/${made?.id}/pdf`);
    return [answer.headers.get("content-length"), Buffer.from(await answer.arrayBuffer())] as const;
  };
  const [, whole] = await read();
  expect(await stored()).toBe(first); // written by this release
  await files().put(first, pdf(500));
  const [length, again] = await read();
  expect(await pdfPages(again)).toEqual(await pdfPages(whole));
  expect(length).toBe(String(again.length));
  const second = await stored();
  expect(second).not.toBe(first);
  await read();
  expect(await stored()).toBe(second);
  const old = pdf(500);
  await files().put(second, old);
  await db().update(attachments).set({ size: old.length }).where(eq(attachments.id, pdfId)); // as of a whole file
  await files().put((await attachmentById(docxId))?.storageKey ?? "", pdf(500));
  expect((await read())[1]).toEqual(old); // nothing to write it from
});
