import { expect, it } from "vitest";
import type { Member } from "~/modules/accounts/rules/actor";
import { papersOf } from "~/modules/paperwork/store/papers.server";
import { registerPaper, skipStep } from "~/modules/paperwork/verbs/chain.server";
import { writePaperOf } from "~/modules/paperwork/verbs/papers.server";
import { cast, STATES } from "~/modules/requests/stories.test-data";
import { localDate } from "~/platform/calendar/local-date";
import { ownPlatform } from "../../../tests/support/platform";
import { at, readText, signedIn } from "../../../tests/support/request-visitors";

ownPlatform();

it("the printed dossier lists the papers that are made, left out and missing, in the order of the purchase", async () => {
  const people = await cast();
  const uat = people.uat as Member;
  const { id } = await STATES.open({ ...people, uat });
  for (const kind of ["need", "comparison"] as const) await (await writePaperOf(uat, id, { kind, responseId: null }))();
  const need = (await papersOf(id)).find(({ kind }) => kind === "need");
  await registerPaper(uat, id, need?.id ?? "", { number: "412", on: localDate(2026, 9, 7) });
  await skipStep(uat, id, "entry", "Este un serviciu.");
  const text = await readText(await signedIn(uat), at(id, "dosar"));
  const section = text.slice(text.indexOf("Documentele făcute și cele care lipsesc"), text.indexOf("Istoric"));
  expect(section).toMatch(/Referat de necesitate Făcut la .*?, de .*? nr\. 412 din 7 septembrie 2026/);
  expect(section).toMatch(/Linia din programul anual al achizițiilor \(PAAP\) Lipsește/);
  expect(section).toMatch(/Notă de intrare-recepție \(NIR\) Nu se face: Este un serviciu\. .*?, \d/);
  expect(section).toMatch(/Document constatator Lipsește – Tabel comparativ al ofertelor Făcut la /);
});
