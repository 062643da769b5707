import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { communityProjects } from "~/modules/communities/tables.server";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { askAbout, EXPERIENCE, EXPERIENCES_LIKE, requestPath } from "~/modules/requests/rules/paths";
import { authority, firm, STATES } from "~/modules/requests/stories.test-data";
import { shareRequest } from "~/modules/requests/verbs/sharing.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { experienceList } from "./rules/experience-query";
import { listExperiences } from "./store/experience.server";

ownPlatform();

let owner: Person;
let colleague: Person;
let other: Person;
let waiting: Person;
let request: string;

beforeAll(async () => {
  const uat = await authority();
  const author = await firm();
  const second = await firm();
  request = (await STATES.completed({ uat, author, other: second })).id;
  owner = await person("UAT", uat.organisation?.id ?? null);
  colleague = await person("UAT", uat.organisation?.id ?? null, "colleague");
  other = await member("UAT");
  waiting = await member("UAT", "pending");
});

const idOf = ({ actor }: Person): string => actor.organisation?.id ?? "";
const found = async (asked: string, own = idOf(other)) => {
  const { rows, total } = await listExperiences(experienceList.read(new URLSearchParams(asked)), own);
  expect(total).toBe(rows.length);
  return rows.map(({ id }) => id);
};

describe("a finished request", () => {
  it("is shown to other authorities only after its authority agreed, with whom to ask", async () => {
    expect(await found("")).toEqual([]);
    expect(await textOf(await owner.get(requestPath(request)))).toContain("Arată altor autorități");
    const asked = await textOf(await owner.get(requestPath(request, "sharing")));
    expect(asked).toContain("numele dumneavoastră");
    expect((await owner.post(requestPath(request, "sharing"))).status).toBe(303);
    expect(await found("")).toEqual([request]);
    const page = await textOf(await other.get(EXPERIENCE));
    expect(page).toContain("Portal de taxe");
    expect(page).toContain(`Întreabă autoritatea (${owner.actor.name})`);
    expect(page).not.toContain(owner.actor.email);
    expect(page).toContain("2 oferte primite");
    expect(page).toMatch(/\d lei/);
    expect(await found("", idOf(owner))).toEqual([]);
    expect(await textOf(await waiting.get(EXPERIENCE))).toContain("Portal de taxe");
  });

  it("is found by what, where, how much and by which firm", async () => {
    const [row] = (await listExperiences(experienceList.read(new URLSearchParams()), idOf(other))).rows;
    const firmName = row?.firm ?? "";
    expect(firmName).not.toBe("");
    expect(await found("cauta=portal+taxe")).toEqual([request]);
    expect(await found(`cauta=${encodeURIComponent(firmName)}`)).toEqual([request]);
    expect(await found("cauta=asfaltare")).toEqual([]);
    expect(await found("categorie=digitalisation")).toEqual([request]);
    expect(await found("categorie=taxation")).toEqual([]);
    expect(await found(`judet=${row?.county}`)).toContain(request);
    expect(await found("judet=CT")).toEqual([]);
    const lei = (row?.value ?? 0) / 100;
    const bands = [
      ["sub-30000", lei < 30_000],
      ["30000-100000", lei >= 30_000 && lei < 100_000],
      ["100000-500000", lei >= 100_000 && lei < 500_000],
      ["peste-500000", lei >= 500_000],
    ] as const;
    for (const [band, holds] of bands) expect(await found(`valoare=${band}`)).toEqual(holds ? [request] : []);
    for (const order of ["valoare", "durata", "oferte"]) expect(await found(`ordine=${order}`)).toEqual([request]);
  });

  it("is asked about in a conversation of two authorities, which both read and answer", async () => {
    const start = askAbout(idOf(owner), request);
    const form = await (await other.get(start)).text();
    expect(form).toContain("Despre ce a făcut: Portal de taxe");
    const fields = {
      formKey: hiddenField(form, "formKey"),
      subject: "Portalul",
      text: "Cât a durat migrarea datelor?",
    };
    const path = (await other.post(start, fields)).headers.get("location") ?? "";
    expect(path).toMatch(/^\/uat\/messages\//);
    for (const who of [owner, colleague, other])
      expect(await textOf(await who.get(path))).toContain("migrarea datelor");
    expect(await textOf(await owner.get("/uat/messages"))).toContain(other.actor.organisation?.name);
    expect(await textOf(await other.get("/uat/messages"))).toContain(owner.actor.organisation?.name);
    const reply = await (await owner.get(path)).text();
    const sent = await owner.post(path, { formKey: hiddenField(reply, "formKey"), text: "Două săptămâni." });
    expect(sent.status).toBe(303);
    const thread = await textOf(await other.get(path));
    expect(thread).toContain("Două săptămâni.");
    expect(thread).toContain("Activ");
    expect((await (await member("UAT")).get(path)).status).toBe(404);
    expect((await other.get(start)).headers.get("location")).toBe(path);
    const cold = `/uat/messages/nou?partener=${idOf(await member("UAT"))}`;
    expect(await textOf(await other.get(cold))).toContain("despre ce a ales să arate");
  });

  it("is shown beside a request of its category", async () => {
    const like = async (query: string) => (await other.get(`${EXPERIENCES_LIKE}?${query}`)).json();
    expect(await like("categorie=digitalisation&cauta=Portal")).toMatchObject([
      { id: request, title: "Portal de taxe și impozite locale" },
    ]);
    expect(await like("categorie=digitalisation&cauta=")).toMatchObject([{ id: request }]);
    expect(await like("cauta=Portal")).toEqual([]);
    expect(await textOf(await other.get("/uat/service-requests/new"))).toContain("Cine a mai făcut asta?");
  });

  it("is hidden again when its authority says so, or is suspended", async () => {
    const suspended = (at: Date | null) =>
      db()
        .update(organisations)
        .set({ suspendedAt: at, suspendedReason: at && "x" })
        .where(eq(organisations.id, idOf(owner)));
    await suspended(now());
    expect(await found("")).toEqual([]);
    await suspended(null);
    expect(await found("")).toEqual([request]);
    await expect(shareRequest(owner.actor, request, true)).rejects.toThrow("se vede deja");
    expect((await colleague.post(requestPath(request, "unsharing"))).status).toBe(303);
    expect(await found("")).toEqual([]);
    await expect(shareRequest(other.actor, request, true)).rejects.toMatchObject({ status: 404 });
  });
});

it("a finished project of another community is shown, with how long it took", async () => {
  const about = { name: "Comuna Lunca", county: "CT", createdAt: now() } as const;
  const communityId = await createCommunity({ organisationId: idOf(owner), ...about }, owner.actor);
  const today = localDateOf(now());
  const project = { communityId, description: "", progress: 100, createdAt: now(), updatedAt: now() };
  const [done] = await db()
    .insert(communityProjects)
    .values([
      { ...project, title: "Pod nou peste Valea Rea", status: "completed", startsOn: today, endsOn: today },
      { ...project, title: "Pod care se face", status: "in_progress", startsOn: today },
    ])
    .returning({ id: communityProjects.id });
  expect(await found("cauta=pod")).toEqual([done?.id]);
  expect(await found("cauta=pod", idOf(owner))).toEqual([]);
  const page = await textOf(await other.get(`${EXPERIENCE}?cauta=pod&judet=CT`));
  expect(page).toContain("Pod nou peste Valea Rea");
  expect(page).toContain("încheiat în 1 zi");
});
