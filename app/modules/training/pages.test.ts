import { beforeAll, describe, expect, it } from "vitest";
import { createSession } from "~/modules/accounts/session/session.server";
import { now, withClock } from "~/platform/clock";
import { readFlash } from "~/platform/flash/flash.server";
import { hiddenField, member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { OWN_PLACES, programPath, TRAININGS } from "./rules/paths";
import { enrolmentOf } from "./store/enrolments.server";
import { inThreeWeeks, programInput, publishedProgram } from "./training.test-data";
import { cancelProgram, createProgram, editProgram, markAttendance } from "./verbs/programs.server";

ownPlatform();

const DAY = 86_400_000;
const LINK = "https://sala.psp.test/achizitii";
let [admin, first, second, third, firm] = [] as unknown as [Person, Person, Person, Person, Person];

beforeAll(async () => {
  admin = await person("ADMIN");
  first = await member("UAT");
  second = await member("UAT");
  third = await member("UAT");
  firm = await member("FIRMA");
});

const page = async (who: Pick<Person, "get">, path: string) => textOf(await who.get(path));
const at = (id: string, step?: Parameters<typeof programPath>[2]) => programPath("training", id, step);
/** The person signed in anew, because their session ends before the training begins. */
async function again({ actor }: Person): Promise<Pick<Person, "get">> {
  const cookie = await createSession(actor.userId);
  return { get: (path) => stranger.get(path, { cookie }) };
}
/** What the person reads after a step. */
async function said(answer: Response): Promise<string> {
  const cookie = answer.headers.getSetCookie().find((one) => one.includes("flash=")) ?? "";
  const flash = readFlash(decodeURIComponent(/flash=([^;]+)/.exec(cookie)?.[1] ?? ""));
  return [flash?.title, flash?.text].join(" ");
}

describe("the catalogue", () => {
  it("shows a training with its price, hours and seats, and is narrowed and searched", async () => {
    const id = await publishedProgram(admin.actor, {
      title: "Bugetul local",
      category: "management",
      capacity: 12,
      discount: 20,
    });
    await publishedProgram(admin.actor, {
      title: "Fonduri pentru drumuri",
      category: "eu_funds",
      format: "online",
      price: 0,
    });
    await createProgram(admin.actor, "training", programInput("training", { title: "Nepublicat" }));
    const all = await page(first, TRAININGS);
    for (const words of ["Bugetul local", "320 lei", "în loc de 400 lei", "12 locuri din 12"])
      expect(all).toContain(words);
    expect(await page(first, at(id))).toContain("20% reducere pentru membri");
    expect(all).toContain("Gratuit");
    expect(all).not.toContain("Nepublicat");
    const narrow = await page(first, `${TRAININGS}?categorie=eu_funds&format=online&nivel=beginner`);
    expect(narrow).toContain("Fonduri pentru drumuri");
    expect(narrow).not.toContain("Bugetul local");
    expect(await page(first, `${TRAININGS}?cauta=drum`)).toContain("Fonduri pentru drumuri");
    expect(await page(first, `${TRAININGS}?cauta=nimicdegasit`)).toContain("Niciun program nu corespunde filtrelor");
    const unverified = await page(await member("UAT", "pending"), TRAININGS);
    expect(unverified).toContain("Vă puteți înscrie după ce un administrator vă verifică organizația.");
    expect(unverified).not.toContain("Înscrie-te");
  });

  it("leads whoever is signed out to the sign-in, with the specification's sentence", async () => {
    const answer = await stranger.get(TRAININGS);
    const login = await textOf(await stranger.get(answer.headers.get("location") ?? ""));
    expect(login).toContain("Autentificare necesară");
    expect(login).toContain("Pentru a te înregistra la cursuri, trebuie să te autentifici mai întâi.");
  });
});

describe("a place", () => {
  it("is asked for, waited for, offered, accepted and given up, and each time the page says so", async () => {
    const id = await publishedProgram(admin.actor, { capacity: 1 });
    const form = await (await first.get(at(id))).text();
    const fields = { formKey: hiddenField(form, "formKey") };
    for (const _ of ["once", "and by an impatient finger"])
      expect(await said(await first.post(at(id, "enrolment"), fields))).toBe(
        "Înscrierea este făcută. Confirmarea sosește pe e-mail în câteva minute.",
      );
    expect(await page(first, at(id))).toContain(LINK);
    expect(await page(second, at(id))).not.toContain(LINK);
    expect(await page(second, at(id))).toContain("Toate locurile sunt ocupate.");
    for (const who of [second, third])
      expect(await said(await who.post(at(id, "enrolment")))).toContain("Sunteți pe lista de așteptare.");
    expect(await page(third, at(id))).toContain("Sunteți al 2-lea din 2 pe lista de așteptare.");
    expect(await page(first, TRAININGS)).toContain("Lista de așteptare: 2");

    expect(await page(first, at(id, "withdrawal"))).toMatch(/Renunțați la loc\?.*Renunță la loc Păstrează locul/);
    expect(await said(await first.post(at(id, "withdrawal")))).toContain("V-ați retras.");
    expect((await first.get(at(id, "withdrawal"))).status).toBe(409);
    const offered = await page(second, at(id));
    expect(offered).toContain("Îl păstrăm pentru dumneavoastră până la");
    expect(offered).toContain("Acceptă locul");
    expect(await page(second, OWN_PLACES.training)).toContain("Loc oferit");
    expect(await said(await second.post(at(id, "acceptance")))).toContain("Locul este al dumneavoastră.");
    expect((await third.post(at(id, "acceptance"))).status).toBe(409);
    expect((await firm.get(at(id))).headers.get("location")).toBe("/firma/dashboard");
    expect((await firm.get(programPath("event", id))).status).toBe(404);
  });

  it("has a calendar file that follows moves and ends with the seat, for 30 days", async () => {
    const id = await publishedProgram(admin.actor);
    const file = async (who: Person) => (await who.get(at(id, "calendar.ics"))).text();
    expect((await first.get(at(id, "calendar.ics"))).status).toBe(404);
    for (const who of [first, second]) await who.post(at(id, "enrolment"));
    expect(await file(first)).toContain("SEQUENCE:0");
    const uid = /UID:(.*)/.exec(await file(first))?.[1] ?? "none";
    const startsAt = new Date(inThreeWeeks().getTime() + DAY);
    await editProgram(admin.actor, id, programInput("training", { startsAt }), null);
    expect(await file(first)).toContain(uid);
    expect(await file(first)).toContain("SEQUENCE:1");
    await second.post(at(id, "withdrawal"));
    expect(await file(second)).toContain("STATUS:CANCELLED");
    await cancelProgram(admin.actor, id, "Formatorul este bolnav.");
    expect(await page(first, at(id))).toContain("A fost anulat. Formatorul este bolnav.");
    expect(await file(first)).toMatch(/SEQUENCE:2[\s\S]*STATUS:CANCELLED/);
    expect(await file(first)).not.toContain(LINK);
    const later = (days: number) =>
      withClock(
        new Date(now().getTime() + days * DAY),
        async () => (await (await again(first)).get(at(id, "calendar.ics"))).status,
      );
    expect([await later(29), await later(31)]).toEqual([200, 404]);
  });

  it("stays in the own list with the attendance that was noted", async () => {
    const id = await publishedProgram(admin.actor, { title: "Arhivarea documentelor" });
    await third.post(at(id, "enrolment"));
    expect(await page(third, OWN_PLACES.training)).toMatch(/Urmează.*Arhivarea documentelor.*Înscris/s);
    const enrolment = await enrolmentOf(id, third.actor.userId);
    await withClock(new Date(inThreeWeeks().getTime() + DAY), async () => {
      const later = await again(third);
      expect(await page(later, OWN_PLACES.training)).toMatch(/Încheiate.*Arhivarea documentelor.*nu este notată încă/s);
      await markAttendance(admin.actor, id, new Set([enrolment?.id ?? ""]));
      expect(await page(later, OWN_PLACES.training)).toContain("Prezent");
      const over = await page(later, at(id));
      expect(over).toMatch(/S-a încheiat la \d+ \S+ \d{4}, 15:00\./);
      expect(over).not.toContain("A început deja");
      expect(over).not.toContain(LINK);
      expect(over).not.toContain("Adaugă în calendar");
      expect(over).not.toContain("Retrage-te");
    });
  });

  it("says before a seat is given up what happens with it", async () => {
    const id = await publishedProgram(admin.actor, { title: "Un singur loc", capacity: 1 });
    await first.post(at(id, "enrolment"));
    expect(await page(first, at(id, "withdrawal"))).toContain("nu este nimeni: locul rămâne liber");
    await second.post(at(id, "enrolment"));
    expect(await page(first, at(id, "withdrawal"))).toMatch(/primului de pe listă, care are până la .* să îl accepte/);
    await withClock(new Date(inThreeWeeks().getTime() - DAY / 4), async () => {
      const later = await again(first);
      expect(await page(later, at(id, "withdrawal"))).toContain("Primul de pe listă este anunțat");
    });
  });
});
