import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { communities, communityProjects } from "~/modules/communities/tables.server";
import { removeProject } from "~/modules/communities/verbs/items.server";
import { addDays, localDateOf } from "~/platform/calendar/local-date";
import { now, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { hiddenField, member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { projectInput, projectOf, projectRecord } from "./projects.test-data";
import {
  applicationPath,
  copyingPath,
  EXCHANGE,
  NEW_PROJECT,
  OWN_APPLICATIONS,
  openingPath,
  projectPath,
} from "./rules/paths";
import { exchangePath, projectList } from "./rules/project-query";
import { projectsLikeThis } from "./rules/view";
import { applicationsTo, applicationTo } from "./store/applications.server";
import { listProjects, projectsLike } from "./store/projects.server";
import { exchangeProjects, projectApplications } from "./tables.server";
import { applyToProject, decideApplication, withdrawApplication } from "./verbs/applications.server";
import { closeProject, editProject, hideProject, remindOfApplications, reopenProject } from "./verbs/projects.server";

ownPlatform();

const DAY = 86_400_000;

let authority: Person;
let neighbour: Person;
let firm: Person;
let admin: Person;

beforeAll(async () => {
  authority = await member("UAT");
  neighbour = await member("UAT");
  firm = await member("FIRMA");
  admin = await person("ADMIN");
});

const idOf = ({ actor }: Person): string => actor.organisation?.id ?? "";

/** Sends a form as without JavaScript, opened first for its key. */
async function send(who: Person, path: string, fields: Record<string, string>): Promise<Response> {
  const html = await (await who.get(path)).text();
  return who.post(path, { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version"), ...fields });
}

async function applied(who: Person, projectId: string, text = "Avem doi ingineri."): Promise<string> {
  await applyToProject(who.actor, projectId, text);
  const application = await applicationTo(projectId, idOf(who));
  return application?.id ?? "";
}

const FIELDS = {
  title: "Canalizare pe două sate",
  description: "Căutăm un proiectant.",
  category: "eu_funds",
  priority: "high",
  budget: "2.500.000",
  privateText: "Pragul este secret.",
};
const inDays = (days: number) => addDays(localDateOf(now()), days);

describe("a project", () => {
  it("is opened by an authority, shown to everybody, and its private text to nobody else", async () => {
    await projectOf(authority.actor); // the authority has a community now
    const answer = await send(authority, NEW_PROJECT, { ...FIELDS, applicationsUntil: inDays(30) });
    expect(answer.status).toBe(303);
    const path = answer.headers.get("location") ?? "";
    for (const who of [stranger, firm, neighbour, admin]) {
      const page = await textOf(await who.get(path));
      expect(page).toContain("Canalizare pe două sate");
      expect(page).toContain("2.500.000 lei");
      expect(page).not.toContain("Pragul este secret");
    }
    expect(await textOf(await authority.get(path))).toContain("Pragul este secret");
    expect(await textOf(await stranger.get(EXCHANGE))).toContain("Canalizare pe două sate");
    const { communityId } = await projectRecord(path.split("/").at(-1) ?? "");
    expect(await textOf(await stranger.get(`/comunitati/${communityId}`))).toContain("Canalizare pe două sate");
  });

  it("is refused with all that was typed", async () => {
    const page = await send(authority, NEW_PROJECT, { ...FIELDS, budget: "mult", applicationsUntil: inDays(-1) });
    expect(page.status).toBe(400);
    const text = await page.text();
    expect(text).toContain("Scrieți bugetul numai cu cifre");
    expect(text).toContain("Alegeți o zi de azi înainte");
    expect(text).toContain("Pragul este secret.");
  });

  it("may be one of the community's projects, which is then not removed", async () => {
    const first = await projectRecord(await projectOf(authority.actor));
    const [row] = await db()
      .insert(communityProjects)
      .values({
        communityId: first.communityId,
        title: "Grădiniță",
        description: "",
        status: "in_progress",
        progress: 40,
        startsOn: inDays(-300),
        createdAt: now(),
        updatedAt: now(),
      })
      .returning({ id: communityProjects.id });
    const projectId = row?.id ?? "";
    expect(await textOf(await authority.get(NEW_PROJECT))).toContain("Grădiniță");
    const offersOpening = async () =>
      (await (await authority.get("/uat/community")).text()).includes(openingPath(projectId));
    expect(await offersOpening()).toBe(true);
    const id = await projectOf(authority.actor, { title: "Grădiniță nouă" }, { projectId, ideaId: null });
    expect(id).toBe(projectId);
    expect(await offersOpening()).toBe(false);
    expect(await projectRecord(id)).toMatchObject({ title: "Grădiniță nouă", progress: 40, status: "in_progress" });
    await expect(removeProject(authority.actor, first.communityId, id)).rejects.toThrow("la schimbul de proiecte");
    await expect(projectOf(authority.actor, {}, { projectId, ideaId: null })).rejects.toThrow("deja la schimbul");
    await expect(projectOf(neighbour.actor, {}, { projectId, ideaId: null })).rejects.toThrow("deja la schimbul");
  });

  it("is not begun from one that rests, nor beyond what the community's page can show", async () => {
    const full = await member("UAT");
    const { communityId } = await projectRecord(await projectOf(full.actor));
    const project = {
      communityId,
      description: "",
      progress: 0,
      startsOn: inDays(-9),
      createdAt: now(),
      updatedAt: now(),
    };
    const rows = Array.from({ length: 59 }, (_, place) => ({
      ...project,
      title: `Proiectul ${place}`,
      status: "on_hold" as const,
    }));
    const [rests] = await db().insert(communityProjects).values(rows).returning({ id: communityProjects.id });
    const from = { projectId: rests?.id ?? "", ideaId: null };
    await expect(projectOf(full.actor, {}, from)).rejects.toThrow("deja la schimbul");
    await expect(projectOf(full.actor)).rejects.toThrow("60 de proiecte");
  });

  it("is edited with the version that was seen", async () => {
    const id = await projectOf(authority.actor);
    const path = projectPath(id, "edit");
    const html = await (await authority.get(path)).text();
    const fields = { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version"), ...FIELDS };
    await editProject(authority.actor, id, projectInput({ title: "Salvat de un coleg" }), null);
    const overtaken = await authority.post(path, { ...fields, applicationsUntil: inDays(40) });
    expect(overtaken.status).toBe(409);
    expect(await overtaken.text()).toContain("Salvat de un coleg");
    expect((await projectRecord(id)).title).toBe("Salvat de un coleg");
  });

  it("is hidden with its community, and while its authority is suspended", async () => {
    const other = await member("UAT");
    const id = await projectOf(other.actor);
    expect((await stranger.get(projectPath(id))).status).toBe(200);
    await db()
      .update(organisations)
      .set({ suspendedAt: now(), suspendedReason: "x" })
      .where(eq(organisations.id, idOf(other)));
    expect((await stranger.get(projectPath(id))).status).toBe(404);
    expect((await other.get(projectPath(id))).status).toBe(200);
    expect(
      (await listProjects(projectList.read(new URLSearchParams()), now())).rows.map((row) => row.id),
    ).not.toContain(id);
  });

  it("is copied with a link to where the idea came from, and its authority is told", async () => {
    await projectOf(neighbour.actor);
    const idea = await projectOf(authority.actor, { title: "Bibliotecă pe roți" });
    const form = await (await neighbour.get(copyingPath(idea))).text();
    expect(form).toContain("Bibliotecă pe roți");
    expect(form).not.toContain("litigiu");
    const answer = await send(neighbour, copyingPath(idea), { ...FIELDS, applicationsUntil: inDays(9) });
    const path = answer.headers.get("location") ?? "";
    expect(await textOf(await stranger.get(path))).toContain("Pornit de la ideea Bibliotecă pe roți");
    expect((await authority.get(copyingPath(idea))).status).toBe(403);
  });
});

describe("an application", () => {
  it("is sent once, read by the authority only, and decided once", async () => {
    const id = await projectOf(authority.actor);
    const answer = await send(firm, projectPath(id, "apply"), { text: "Am făcut trei piețe." });
    expect(answer.headers.get("location")).toBe(projectPath(id));
    expect((await firm.get(projectPath(id, "apply"))).status).toBe(409);
    await expect(applied(firm, id)).rejects.toThrow("a aplicat deja");
    const [application] = await applicationsTo(id);
    const path = applicationPath(application?.id ?? "");
    expect(await textOf(await authority.get(path))).toContain("Am făcut trei piețe.");
    for (const who of [firm, neighbour, admin]) expect((await who.get(path)).status).toBe(404);
    expect(await textOf(await neighbour.get(projectPath(id)))).not.toContain("Am făcut trei piețe.");
    expect(await textOf(await firm.get(projectPath(id)))).toContain("Am făcut trei piețe.");
    expect((await send(authority, path, { decision: "accepted", reason: "Vă sunăm luni." })).status).toBe(303);
    await expect(
      decideApplication(authority.actor, application?.id ?? "", { decision: "declined", reason: "Nu." }),
    ).rejects.toThrow("Aplicația a fost acceptată");
    const page = await textOf(await firm.get(projectPath(id)));
    expect(page).toContain("Vă sunăm luni.");
    expect(page).toContain("Terenul este în litigiu.");
    expect(page).toContain(authority.actor.email);
  });

  it("is decided by one of two who decide at once", async () => {
    const id = await projectOf(authority.actor);
    const application = await applied(firm, id);
    const colleague = await person("UAT", idOf(authority), "colleague");
    const answers = await Promise.allSettled([
      decideApplication(authority.actor, application, { decision: "accepted", reason: "Da." }),
      decideApplication(colleague.actor, application, { decision: "declined", reason: "Nu." }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [row] = await db().select().from(projectApplications).where(eq(projectApplications.id, application));
    expect(row?.reason).toBe(row?.outcome === "accepted" ? "Da." : "Nu.");
  });

  it("is withdrawn, and sent again with another text", async () => {
    const id = await projectOf(authority.actor);
    const application = await applied(firm, id);
    expect((await projectRecord(id)).applications).toBe(1);
    await withdrawApplication(firm.actor, application);
    expect((await projectRecord(id)).applications).toBe(0);
    expect(await applied(firm, id, "Cu alt preț.")).toBe(application);
    expect(await applicationsTo(id)).toMatchObject([{ text: "Cu alt preț.", withdrawnAt: null }]);
    expect((await projectRecord(id)).applications).toBe(1);
  });

  it("is listed on a page of twenty, those that wait first", async () => {
    const id = await projectOf(authority.actor);
    const first = await applied(firm, id);
    await decideApplication(authority.actor, first, { decision: "accepted", reason: "Da." });
    const organisationIds = await Promise.all(Array.from({ length: 20 }, async () => idOf(await member("FIRMA"))));
    await db()
      .insert(projectApplications)
      .values(
        organisationIds.map((organisationId) => ({
          projectId: id,
          organisationId,
          authorId: firm.actor.userId,
          text: "Și noi.",
          sentAt: now(),
        })),
      );
    const listed = async (query: string) =>
      [
        ...(await (await authority.get(projectPath(id) + query)).text()).matchAll(
          /href="\/proiecte\/applications\/([^"]+)"/g,
        ),
      ].map(([, application]) => application);
    expect(await listed("")).toHaveLength(20);
    expect(await listed("?pagina=2")).toEqual([first]);
    expect((await authority.get(`${projectPath(id)}?pagina=9`)).headers.get("location")).toContain("pagina=2");
  });

  it("that waits is declined with a message when the project is closed", async () => {
    const id = await projectOf(authority.actor);
    const waiting = await applied(firm, id);
    const accepted = await applied(neighbour, id);
    await decideApplication(authority.actor, accepted, { decision: "accepted", reason: "Da." });
    expect(await closeProject(authority.actor, id, "Am ales pe altcineva.")).toBe(1);
    const outcomes = Object.fromEntries((await applicationsTo(id)).map((row) => [row.id, [row.outcome, row.reason]]));
    expect(outcomes).toEqual({ [waiting]: ["declined", "Am ales pe altcineva."], [accepted]: ["accepted", "Da."] });
    expect(await textOf(await stranger.get(EXCHANGE))).not.toContain(projectPath(id));
    await expect(applied(await member("FIRMA"), id)).rejects.toThrow("încheiat");
    await reopenProject(authority.actor, id);
    expect(await textOf(await stranger.get(projectPath(id)))).toContain("Aplică la „Piață agroalimentară nouă”");
  });

  it("is promised again only while it may be sent", async () => {
    const id = await projectOf(authority.actor, { applicationsUntil: inDays(1) });
    const application = await applied(firm, id);
    await withClock(new Date(now().getTime() + 3 * DAY), async () => {
      expect(await textOf(await firm.get(applicationPath(application, "withdrawal")))).not.toContain("aplica din nou");
      expect(await withdrawApplication(firm.actor, application)).toBe(false);
      await closeProject(authority.actor, id, "Gata.");
      expect(await reopenProject(authority.actor, id)).toBe(false);
    });
    await closeProject(authority.actor, id, "Gata.");
    expect(await reopenProject(authority.actor, id)).toBe(true);
  });

  it("of a suspended organisation stays, flagged, and is not accepted", async () => {
    const id = await projectOf(authority.actor);
    const gone = await member("FIRMA");
    const application = await applied(gone, id);
    await db()
      .update(organisations)
      .set({ suspendedAt: now(), suspendedReason: "x" })
      .where(eq(organisations.id, idOf(gone)));
    expect(await textOf(await authority.get(projectPath(id)))).toContain("cont suspendat");
    await expect(
      decideApplication(authority.actor, application, { decision: "accepted", reason: "Da." }),
    ).rejects.toThrow("suspendat");
    await decideApplication(authority.actor, application, { decision: "declined", reason: "Nu." });
  });
});

describe("applications that wait", () => {
  it("are said to their authority every week from 14 days after the last day, until it has decided", async () => {
    const id = await projectOf(authority.actor, { applicationsUntil: inDays(1) });
    const application = await applied(firm, id);
    const asked = async (days: number) =>
      withClock(new Date(now().getTime() + days * DAY), async () => {
        await remindOfApplications();
        const entries = await db()
          .select({ id: journal.id })
          .from(journal)
          .where(and(eq(journal.what, "project.undecided"), eq(journal.subjectId, id)));
        return entries.length;
      });
    expect([await asked(15), await asked(16), await asked(17), await asked(23)]).toEqual([0, 1, 1, 2]);
    await decideApplication(authority.actor, application, { decision: "declined", reason: "Nu." });
    expect(await asked(40)).toBe(2);
  });
});

describe("the list", () => {
  it("is narrowed and ordered as asked", async () => {
    const other = await member("UAT");
    const open = (title: string, budget: number, days: number) =>
      projectOf(other.actor, { title, budget, category: "taxation", applicationsUntil: inDays(days), priority: "low" });
    const small = await open("Mic", 49_999_999, 60);
    const large = await open("Mare", 50_000_000, 30);
    await applied(firm, small);
    const found = async (asked: string) => {
      const query = projectList.read(new URLSearchParams(`categorie=taxation&${asked}`));
      return (await listProjects(query, now())).rows.map(({ id }) => id);
    };
    await db().update(communityProjects).set({ status: "in_progress" }).where(eq(communityProjects.id, large));
    expect(await found("")).toEqual([large, small]);
    expect(await found("ordine=termen")).toEqual([large, small]);
    expect(await found("ordine=buget")).toEqual([large, small]);
    expect(await found("ordine=aplicatii")).toEqual([small, large]);
    expect(await found("buget=sub-500000")).toEqual([small]);
    expect(await found("buget=500000-1000000")).toEqual([large]);
    expect(await found("stadiu=planning")).toEqual([small]);
    expect(await found("stadiu=new")).toEqual([large]);
    expect(await found("stadiu=active")).toEqual([]);
    expect(await found("ridicat=da&mediu=da")).toEqual([]);
    expect(await found("scazut=da")).toHaveLength(2);
    expect(await found("cauta=mare")).toEqual([large]);
    expect(await found("cauta=comunei")).toEqual([large, small]);
    expect(await found(`cauta=${encodeURIComponent(other.actor.organisation?.name ?? "")}`)).toEqual([large, small]);
    expect(await found("cauta=nimicdegasit")).toEqual([]);
    expect(exchangePath({ category: "taxation", low: "da" })).toBe(`${EXCHANGE}?categorie=taxation&scazut=da`);
  });

  it("keeps what a person saves for their own page", async () => {
    const id = await projectOf(authority.actor, { title: "De ținut minte" });
    expect((await firm.post(projectPath(id, "saving"), { saved: "yes" })).status).toBe(303);
    expect(await textOf(await firm.get(OWN_APPLICATIONS))).toContain("De ținut minte");
    await firm.post(projectPath(id, "saving"), { saved: "no" });
    expect(await textOf(await firm.get(OWN_APPLICATIONS))).not.toContain("De ținut minte");
    expect((await firm.post(projectPath(id, "saving"), {})).status).toBe(400);
  });
});

describe("projects like one", () => {
  it("are of the same category, of communities about as large, the nearest counties first, with the reasons", async () => {
    const category = "marketing";
    const make = async (county: "SJ" | "CJ" | "CT", population: number) => {
      const who = await member("UAT");
      const id = await projectOf(who.actor, { category });
      const { communityId } = await projectRecord(id);
      await db().update(communities).set({ county, population }).where(eq(communities.id, communityId));
      return id;
    };
    const own = await make("SJ", 2_000);
    const far = await make("CT", 1_000);
    const near = await make("CJ", 4_000);
    const same = await make("SJ", 2_500);
    await make("SJ", 4_001);
    await make("SJ", 999);
    const project = await projectRecord(own);
    const like = projectsLikeThis(project, await projectsLike(project));
    expect(like.map(({ id }) => id)).toEqual([same, near, far]);
    expect(like[0]?.reasons).toEqual([
      "aceeași categorie, Marketing și Comunicare",
      "2.500 de locuitori, față de 2.000",
      "același județ",
    ]);
  });
});

it("says since when nothing was written about the progress", async () => {
  const id = await projectOf(authority.actor);
  await db()
    .update(communityProjects)
    .set({ updatedAt: new Date("2026-01-10T10:00:00Z") })
    .where(eq(communityProjects.id, id));
  expect(await textOf(await stranger.get(projectPath(id)))).toContain("neactualizat din 10 ianuarie 2026");
  const [row] = await db().select().from(exchangeProjects).where(eq(exchangeProjects.id, id));
  expect(row?.closedAt).toBeNull();
});

describe("its authority sees it as others do", () => {
  const SECRET = "Terenul este în litigiu.";
  const preview = async (id: string, as = "", who = authority) =>
    (await who.get(`${projectPath(id, "preview")}${as && `?cine=${as}`}`)).text();

  it("as each of them does, the private text and whom to ask only after an application is accepted", async () => {
    const id = await projectOf(authority.actor, { title: "Piață acoperită" });
    const { email } = authority.actor;
    for (const as of ["", "autoritate", "firma"]) {
      const page = await preview(id, as);
      expect(page).toContain("Piață acoperită");
      expect(page).not.toContain(SECRET);
      expect(page).not.toContain(`mailto:${email}`);
    }
    const inside = await preview(id, "acceptata");
    expect(inside).toContain(SECRET);
    expect(inside).toContain(`mailto:${email}`);
  });

  it("with the buttons that they have, none of which does anything", async () => {
    const id = await projectOf(authority.actor, { title: "Piață acoperită" });
    await applied(firm, id, "Aplicația nu se arată aici.");
    const buttons = (page: string) =>
      [
        ...page.slice(page.indexOf("<main"), page.indexOf("</main>")).matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs),
      ].map(([, attributes = "", words = ""]) => ({
        works: !/\sdisabled(=""|\s|$)/.test(attributes),
        words: words.replace(/<[^>]*>/g, "").split(" ")[0],
      }));
    const shown = (...words: string[]) => words.map((word) => ({ works: false, words: word }));
    expect(buttons(await preview(id))).toEqual(shown("Salvează", "Aplică"));
    expect(buttons(await preview(id, "firma"))).toEqual(shown("Salvează", "Aplică"));
    expect(buttons(await preview(id, "autoritate"))).toEqual(shown("Copiază", "Salvează", "Aplică"));
    expect(buttons(await preview(id, "acceptata"))).toEqual(shown("Copiază", "Salvează"));
    expect(await preview(id, "firma")).not.toContain("Aplicația nu se arată aici.");
  });

  it("or that nobody does, while it is hidden", async () => {
    const id = await projectOf(authority.actor, { title: "Piață acoperită" });
    await hideProject(admin.actor, id, "Este a doua oară aici.");
    const page = await preview(id, "acceptata");
    expect(page).toContain("Acum nu îl vede nimeni altcineva");
    expect(page).toContain("Este a doua oară aici.");
    expect(page).not.toContain(SECRET);
  });

  it("but not while it is suspended, when no link leads there", async () => {
    const id = await projectOf(authority.actor, { title: "Piață acoperită" });
    const suspended = (suspendedAt: Date | null) =>
      db()
        .update(organisations)
        .set({ suspendedAt, suspendedReason: suspendedAt && "O reclamație" })
        .where(eq(organisations.id, idOf(authority)));
    const link = `href="${projectPath(id, "preview")}"`;
    expect(await (await authority.get(projectPath(id))).text()).toContain(link);
    await suspended(now());
    expect(await (await authority.get(projectPath(id))).text()).not.toContain(link);
    expect((await authority.get(projectPath(id, "preview"))).status).toBe(403);
    await suspended(null);
  });
});
