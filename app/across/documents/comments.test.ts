import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { postAt, send } from "~/modules/forum/forum.test-data";
import { discussionPath, postStepPath } from "~/modules/forum/rules/paths";
import { adminPostPath } from "~/modules/forum/rules/reports";
import { commentsOn } from "~/modules/forum/store/discussions.server";
import { posts } from "~/modules/forum/tables.server";
import { documentOf, published, rowOf } from "~/modules/library/library.test-data";
import { commentsPath, firmResourcePath, resourcePath } from "~/modules/library/rules/paths";
import { editResource, versionOf, withdrawResource } from "~/modules/library/verbs/resources.server";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";

ownPlatform();

let admin: Person;
let uat: Person;
let other: Person;
let firm: Person;

beforeAll(async () => {
  admin = await person("ADMIN");
  uat = await member("UAT");
  other = await member("UAT");
  firm = await member("FIRMA");
});

const comment = (who: Person, id: string, body: string) => send(who, commentsPath(id), { body });
const notices = async (who: Person, place: string) => textOf(await who.get(`/${place}/notificari`));

async function discussionAbout(id: string): Promise<string> {
  const found = await commentsOn(id);
  if (!found) throw new Error("No comments");
  return found.id;
}

describe("a document and its comments", () => {
  it("has comments, written by members who may read it, shown with it, and told to its owner and to who commented before", async () => {
    const id = await published(admin, { title: "Ghid comentat" });
    expect(await textOf(await uat.get(resourcePath(id)))).toContain("Niciun comentariu");
    const since = await deliverJournal();
    expect((await comment(uat, id, "Anexa doi lipsește.")).status).toBe(303);
    const discussion = await discussionAbout(id);
    expect((await uat.get(commentsPath(id))).headers.get("location")).toBe(discussionPath(discussion));
    expect((await send(other, discussionPath(discussion, "reply"), { body: "O aveți la sfârșit." })).status).toBe(303);
    await deliverJournal(since);
    expect(await textOf(await other.get(resourcePath(id)))).toContain("Anexa doi lipsește.");
    expect(await notices(admin, "admin")).toContain("comentariu la „Ghid comentat”");
    expect(await notices(uat, "uat")).toContain("comentariu la „Ghid comentat”");
    const page = await textOf(await admin.get(discussionPath(discussion)));
    expect(page).toContain("Comentarii: Ghid comentat");
    expect(page).toContain("2 comentarii");
  });

  it("keeps them from every public page, and shows them only where their reader may read the document", async () => {
    const id = await published(admin, { title: "Ghid numai pentru primării" });
    await comment(uat, id, "Un cuvânt rar: zăbrănic.");
    const discussion = await discussionAbout(id);
    for (const who of [stranger, firm]) expect((await who.get(discussionPath(discussion))).status).toBe(404);
    expect((await firm.get(commentsPath(id))).status).toBe(404);
    expect((await send(firm, discussionPath(discussion, "reply"), { body: "Și noi." })).status).toBe(404);
    for (const list of ["/features/forum", "/forum.atom", "/cauta?q=zabranic"])
      expect(await textOf(await uat.get(list))).not.toContain("Ghid numai pentru primării");
    const unverified = await member("UAT", "pending");
    expect((await unverified.get(discussionPath(discussion))).status).toBe(200);
    expect((await unverified.post(discussionPath(discussion, "reply"), { body: "Da." })).status).toBe(403);

    const shared = await published(admin, { title: "Ghid și pentru firme", isForFirms: true });
    expect((await comment(firm, shared, "Ne-a folosit.")).status).toBe(303);
    expect((await firm.get(discussionPath(await discussionAbout(shared)))).status).toBe(200);
    expect(await textOf(await firm.get(firmResourcePath(shared)))).toContain("Ne-a folosit.");
    expect((await firm.get(firmResourcePath(id))).status).toBe(404);

    await withdrawResource(admin.actor, id);
    expect((await uat.get(discussionPath(discussion))).status).toBe(404);
    expect((await admin.get(discussionPath(discussion))).status).toBe(200);
  });

  it("shows a firm what an edition changed, word by word, as it shows an authority", async () => {
    const given = { title: "Ghid cu două ediții", isForFirms: true };
    const id = await published(admin, given);
    const body = "<p>Subsemnatul solicit oprirea achiziției.</p>";
    await editResource(admin.actor, id, documentOf(admin, { ...given, body }), versionOf(await rowOf(id)));
    for (const [who, page] of [
      [firm, firmResourcePath(id)],
      [uat, resourcePath(id)],
    ] as const) {
      expect(await (await who.get(page)).text()).toContain(`href="${page}/v/2"`);
      const edition = await textOf(await who.get(`${page}/v/2`));
      expect(edition).toContain("[șters: demararea ]");
      expect(edition).toContain("[adăugat: oprirea ]");
    }
  });

  it("has one discussion, however many write the first one at once", async () => {
    const id = await published(admin);
    const sent = await Promise.all([comment(uat, id, "Primul."), comment(other, id, "Tot primul.")]);
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    const discussion = await discussionAbout(id);
    expect(await db().$count(posts, eq(posts.discussionId, discussion))).toBe(2);
  });

  it("has comments that only their author edits and deletes; what was deleted is gone and keeps its place", async () => {
    const id = await published(admin, { title: "Ghid cu comentarii șterse" });
    await comment(uat, id, "Greșeala mea.");
    const discussion = await discussionAbout(id);
    const { id: post } = await postAt(discussion, 1);
    expect((await send(uat, postStepPath(post, "edit"), { body: "Textul al doilea." })).status).toBe(303);
    expect((await other.post(postStepPath(post, "deletion"))).status).toBe(403);
    expect((await send(uat, postStepPath(post, "deletion"), {})).status).toBe(303);
    expect((await uat.post(postStepPath(post, "deletion"))).status).toBe(409);
    for (const path of [discussionPath(discussion), postStepPath(post, "history"), resourcePath(id)]) {
      const words = await textOf(await uat.get(path));
      for (const gone of ["Greșeala mea", "Textul al doilea"]) expect(words).not.toContain(gone);
    }
    expect(await textOf(await uat.get(resourcePath(id)))).toContain("Autorul și-a șters mesajul.");
    expect((await other.post(postStepPath(post, "like"), { liked: "yes" })).status).toBe(409);
  });

  it("has comments that are liked, hidden by three organisations, contested and shown again, as posts are", async () => {
    const id = await published(admin, { title: "Ghid cu un comentariu raportat" });
    await comment(uat, id, "Cumpărați zumzetul de la noi.");
    const discussion = await discussionAbout(id);
    const { id: post } = await postAt(discussion, 1);
    expect((await other.post(postStepPath(post, "like"), { liked: "yes" })).status).toBe(303);
    expect((await uat.post(postStepPath(post, "like"), { liked: "yes" })).status).toBe(403);
    const reporters = [other, await member("UAT"), await member("UAT")];
    const report = { reason: "advertising", note: "Vinde ceva." };
    for (const who of reporters) expect((await send(who, postStepPath(post, "report"), report)).status).toBe(303);
    expect(await textOf(await other.get(resourcePath(id)))).not.toContain("zumzetul");
    expect(await textOf(await other.get(resourcePath(id)))).toContain("ascuns până îl citește un administrator");
    expect(await textOf(await admin.get("/admin/forum"))).toContain("Ghid cu un comentariu raportat");
    expect((await send(admin, adminPostPath(post), report)).status).toBe(303);
    expect((await send(uat, postStepPath(post, "appeal"), { appeal: "Nu vând nimic." })).status).toBe(303);
    const decision = { decision: "restore", reason: "Nu este reclamă." };
    expect((await send(admin, `${adminPostPath(post)}/appeal`, decision)).status).toBe(303);
    expect(await textOf(await other.get(resourcePath(id)))).toContain("zumzetul");
  });
});
