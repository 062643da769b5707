import { expect, it } from "vitest";
import { createSession } from "~/modules/accounts/session/session.server";
import { cast, responseInput, sentBy } from "~/modules/requests/stories.test-data";
import { acceptResponse, completeRequest } from "~/modules/requests/verbs/decisions.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { respond } from "~/modules/requests/verbs/responses.server";
import type { Browser } from "../../../tests/support/browser";
import { browserOf, member } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

const TITLE = "Portalul orașului: site nou, cereri și plăți online";
const QUESTION = "Cât a durat migrarea?";
const SEARCH = "/uat/experience?cauta=portal+cereri";

ownPlatform();

/** The browser of an authority whose request is completed. */
async function ownerOfCompleted(): Promise<Browser> {
  const { uat, author } = await cast();
  const id = await sentBy(uat, { title: TITLE });
  const offer = await respond(author, id, responseInput(), NO_FILES);
  await acceptResponse(uat, id, offer, "Răspunde întregii nevoi.");
  await completeRequest(uat, id);
  return browserOf({ cookie: await createSession(uat.userId) });
}

async function show(owner: Browser) {
  await owner.open("/uat/service-requests?stare=completed");
  await owner.follow(TITLE);
  expect((await owner.follow("Arată altor autorități")).heading).toBe("Arătați solicitarea altor autorități?");
  const shown = await owner.press("Arată solicitarea");
  expect(shown.announced).toContain("Solicitarea se vede la „Cine a mai făcut asta?”.");
}

/** Asks the authority in a conversation, whose address is returned. */
async function ask(seeker: Browser): Promise<string> {
  expect((await seeker.open(SEARCH)).text()).toContain(TITLE);
  const form = await seeker.follow(new RegExp(`^Întreabă autoritatea.*${TITLE}`));
  expect(form.text()).toContain(`Despre ce a făcut: ${TITLE}`);
  seeker.fill({ Mesaj: QUESTION });
  const sent = await seeker.press("Trimite");
  expect(sent.text("main")).toContain(QUESTION);
  return sent.path;
}

async function hide(owner: Browser) {
  await owner.open("/uat/service-requests?stare=completed");
  await owner.follow(TITLE);
  const hidden = await owner.press("Nu mai arăta altora");
  expect(hidden.announced).toContain("Solicitarea nu se mai vede la alte autorități.");
}

it("what one authority has done is shown to another, which finds whom to ask, with forms alone", async () => {
  const [owner, seeker] = [await ownerOfCompleted(), browserOf(await member("UAT"))];
  expect((await seeker.open(SEARCH)).text()).not.toContain(TITLE);
  await show(owner);
  const conversation = await ask(seeker);
  expect((await owner.open(conversation)).text("main")).toContain(QUESTION);
  await hide(owner);
  expect((await seeker.open(SEARCH)).text()).not.toContain(TITLE);
});
