import { beforeEach, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { type Person, person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { orgOf } from "./opportunity-pages.test-data";
import { adminRequestPath, OPPORTUNITIES, opportunityPath, requestPath } from "./rules/paths";
import { type Cast, cast, firm, STATES, sentBy } from "./stories.test-data";
import { clarifyRequest } from "./verbs/sent.server";

ownPlatform();

const TITLE = "Portal de taxe și impozite locale";
const REASON = "Conține date personale.";
let people: Cast;
let id: string;
let uat: Person;
let author: Person;
let stranded: Person;
let admin: Person;
beforeEach(async () => {
  people = await cast();
  id = (await STATES.open(people)).id;
  uat = await person("UAT", orgOf(people.uat));
  author = await person("FIRMA", orgOf(people.author));
  stranded = await person("FIRMA", orgOf(await firm()));
  admin = await person("ADMIN");
});

const text = async (who: Pick<Person, "get">, path: string) => textOf(await who.get(path));
const html = async (who: Pick<Person, "get">, path: string) => (await who.get(path)).text();
const hide = () => admin.post(adminRequestPath(id, "hiding"), { reason: REASON });
const SEARCH = `/cauta?q=${encodeURIComponent("portal de taxe")}`;

describe("a request that an ADMIN hides", () => {
  it("is read by its authority with the reason, and by nobody who had nothing to do with it", async () => {
    await deliverJournal();
    for (const [who, path] of [
      [stranger, "/oportunitati.atom"],
      [stranded, OPPORTUNITIES],
      [stranger, SEARCH],
    ] as const)
      expect(await html(who, path), path).toContain(id);
    expect((await stranded.get(opportunityPath(id))).status).toBe(200);
    for (const who of [uat, author])
      expect((await who.post(adminRequestPath(id, "hiding"), { reason: REASON })).status).toBe(403);
    expect((await admin.post(adminRequestPath(id, "hiding"), { reason: " " })).status).toBe(400);
    expect((await hide()).headers.get("location")).toBe(adminRequestPath(id));
    await deliverJournal();
    for (const [who, path] of [
      [stranger, "/oportunitati.atom"],
      [stranded, OPPORTUNITIES],
      [stranger, SEARCH],
    ] as const)
      expect(await html(who, path), path).not.toContain(id);
    for (const path of ["", "response", "questions", "termen.ics"])
      expect((await stranded.get(opportunityPath(id, path))).status, path).toBe(404);
    expect((await stranded.post(opportunityPath(id, "questions"), { text: "Câți utilizatori?" })).status).toBe(404);
    expect(await text(uat, requestPath(id))).toContain(`Motivul: ${REASON}`);
    const page = await text(uat, requestPath(id));
    const asked = await text(uat, `${requestPath(id)}?tab=intrebari`);
    expect(page).toContain("Ascunsă de un administrator");
    for (const said of [page, asked]) {
      expect(said).not.toContain("Primește oferte");
      expect(said).not.toContain("Se poate întreba până la");
      expect(said).not.toContain("Termenul pentru întrebări a trecut.");
    }
    expect(await text(uat, "/uat/notificari")).toContain(REASON);
    expect(await text(admin, adminRequestPath(id))).toContain(REASON);
    expect((await hide()).status).toBe(409);
  });

  it("keeps its page for a firm that sent an offer, where nothing new is done; its authority can only cancel it", async () => {
    await hide();
    await deliverJournal();
    const page = await text(author, opportunityPath(id));
    expect(page).toContain("ascunsă de asociație");
    expect(page).not.toContain(REASON);
    expect(page).not.toContain("O puteți modifica până la termen.");
    expect(await text(author, "/firma/notificari")).toContain("Un administrator a ascuns solicitarea");
    expect(await html(author, `${OPPORTUNITIES}?fila=mele`)).toContain(id);
    expect((await author.post(opportunityPath(id, "questions"), { text: "Câți utilizatori?" })).status).toBe(409);
    await expect(clarifyRequest(people.uat, id, { text: "O completare." })).rejects.toMatchObject({ status: 409 });
    expect((await uat.get(requestPath(id, "extension"))).status).toBe(409);
    expect((await uat.get(requestPath(id, "cancellation"))).status).toBe(200);
    expect((await author.get(opportunityPath(id, "withdrawal"))).status).toBe(200);
  });

  it("is not named any more in what others were told of it", async () => {
    const another = await sentBy(people.uat, { title: "Alt portal, mai mic" });
    await deliverJournal();
    expect(await text(stranded, "/firma/notificari")).toContain(TITLE);
    await hide();
    await deliverJournal();
    const told = await text(stranded, "/firma/notificari");
    expect(told).not.toContain(TITLE);
    expect(told).toContain("Alt portal, mai mic");
    expect(await html(stranded, OPPORTUNITIES)).toContain(another);
    expect(await text(author, "/firma/notificari")).toContain(TITLE);
  });

  it("says nothing of offers and questions to come while nobody has sent any", async () => {
    const alone = await sentBy(people.uat, { title: "Portal fără oferte" });
    const offers = requestPath(alone);
    const questions = `${requestPath(alone)}?tab=intrebari`;
    expect(await text(uat, offers)).toContain("Partenerii pot trimite oferte până la");
    await admin.post(adminRequestPath(alone, "hiding"), { reason: REASON });
    for (const path of [offers, questions]) {
      expect(await text(uat, path)).toContain("nu primește oferte sau întrebări până când este arătată din nou");
      expect(await text(uat, path)).not.toContain("Partenerii pot trimite oferte până la");
    }
  });

  it("is shown again, and takes offers as before", async () => {
    await hide();
    expect((await uat.post(adminRequestPath(id, "showing"))).status).toBe(403);
    expect((await admin.post(adminRequestPath(id, "showing"))).status).toBe(303);
    await deliverJournal();
    expect((await stranded.get(opportunityPath(id, "response"))).status).toBe(200);
    expect(await html(stranger, "/oportunitati.atom")).toContain(id);
    expect(await text(uat, requestPath(id))).not.toContain(REASON);
    expect(await text(uat, "/uat/notificari")).toContain("Se vede din nou");
    expect((await admin.post(adminRequestPath(id, "showing"))).status).toBe(409);
    setClock(null);
  });
});
