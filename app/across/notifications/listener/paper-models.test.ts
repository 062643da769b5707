import { expect, it } from "vitest";
import type { Member } from "~/modules/accounts/rules/actor";
import { printedModel } from "~/modules/paperwork/rules/model-text";
import { isDraft } from "~/modules/paperwork/rules/model-version";
import { MODELS } from "~/modules/paperwork/rules/models";
import { versionsOf } from "~/modules/paperwork/store/models.server";
import {
  draftVersion,
  publishDraft,
  saveCopy,
  saveDraft,
  withdrawVersion,
} from "~/modules/paperwork/verbs/models.server";
import { authority } from "~/modules/requests/stories.test-data";
import { person } from "../../../../tests/support/people";
import { ownPlatform } from "../../../../tests/support/platform";
import { inboxOf } from "../store/inbox.server";
import { fromNow, heard, messages, titles } from "./told.test-data";

ownPlatform();

it("a changed model is told to the authorities with their own text of it, with a link to the difference", async () => {
  const { actor: admin } = await person("ADMIN");
  const [adapted, other, upToDate] = [await authority(), await authority(), await authority()] as Member[];
  const text = printedModel(MODELS.need);
  const draft = async () => (await versionsOf("need")).find(isDraft) ?? null;
  const copied = (who: Member | undefined) =>
    saveCopy(who as Member, "need", { ...text, text: `Textul nostru.\n${text.text}`, isUpToDate: true }, null);
  await copied(adapted);
  await fromNow();
  await saveDraft(admin, "need", { ...text, title: "Referat", note: "Titlu mai scurt" }, null);
  await publishDraft(admin, "need", draftVersion(await draft()));
  await copied(upToDate);
  await heard();
  const [notice] = await inboxOf(adapted!, 1);
  expect(notice).toMatchObject({
    title: "„Referat de necesitate”: modelul platformei s-a schimbat",
    message: expect.stringMatching(/^S-a publicat versiunea 3: Titlu mai scurt\. /),
    href: "/uat/paper-models/need#schimbarea",
  });
  expect(await titles(other!)).toEqual([]);
  expect(await titles(upToDate!)).toEqual([]);

  await fromNow();
  await withdrawVersion(admin, "need", 3, "Temeiul era greșit.");
  await heard();
  expect(await titles(adapted!)).toEqual([]);
  expect(await messages(upToDate!)).toMatch(/^Versiunea 3 a fost retrasă: Temeiul era greșit\. /);
});
