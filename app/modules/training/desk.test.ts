import { beforeAll, describe, expect, it } from "vitest";
import { addDays, atHour, hourOf, localDateOf } from "~/platform/calendar/local-date";
import { now, withClock } from "~/platform/clock";
import { hiddenField, member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ADMIN_PROGRAMS, newProgramPath, OWN_PROGRAMS, programDeskPath } from "./rules/paths";
import { enrolmentsIn } from "./store/enrolments.server";
import { programById } from "./store/programs.server";
import { inThreeWeeks, programInput, publishedProgram } from "./training.test-data";
import { enrol } from "./verbs/enrolments.server";
import { createProgram, editProgram } from "./verbs/programs.server";

ownPlatform();

let admin: Person;
let firm: Person;
let otherFirm: Person;
let clerks: Person[];

beforeAll(async () => {
  admin = await person("ADMIN");
  firm = await member("FIRMA");
  otherFirm = await member("FIRMA");
  clerks = [await member("UAT"), await member("UAT"), await member("UAT")];
});

const FIELDS = {
  title: "Achiziția directă, pas cu pas",
  description: "De la referat la ordonanțare.",
  category: "public_procurement",
  level: "beginner",
  format: "hybrid",
  startHour: "09:00",
  endHour: "15:00",
  place: "Zalău",
  link: "https://sala.psp.test/x",
  hours: "6",
  capacity: "30",
  price: "400",
  discount: "15",
  curriculum: "Praguri",
  instructor: "Ioana Pop",
};
const fieldsOn = (day: string) => ({ ...FIELDS, startsOn: day, endsOn: day });
const dayOf = (at: Date): string => localDateOf(at);
const desk = (who: Person, id: string, step?: Parameters<typeof programDeskPath>[2]) =>
  programDeskPath(who.actor.role, id, step);

/** Sends a form as without JavaScript, opened first for its key and version. */
async function send(who: Person, path: string, fields: Record<string, string | string[]>): Promise<Response> {
  const html = await (await who.get(path)).text();
  return who.post(path, { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version"), ...fields });
}

describe("the desk of programs", () => {
  it("asks about more hours than its days have, once", async () => {
    const path = newProgramPath("ADMIN", "training");
    const fields = { ...fieldsOn(dayOf(inThreeWeeks())), startHour: "09:00", endHour: "11:00", hours: "90" };
    const asked = await send(admin, path, fields);
    expect(asked.status).toBe(400);
    const html = await asked.text();
    expect(html).toContain("Ați scris 90 de ore, dar între începutul și sfârșitul lui sunt 2 ore.");
    expect(html).toContain('name="hoursSure"');
    const nextDay = dayOf(new Date(inThreeWeeks().getTime() + 24 * 3_600_000));
    const long = await send(admin, path, { ...fields, startHour: "07:00", endHour: "19:00", endsOn: nextDay });
    expect(await long.text()).toContain("sunt 24 de ore.");
    expect((await send(admin, path, { ...fields, hoursSure: "on" })).status).toBe(303);
  });

  it("marks nothing as optional in the form of a program: the format says whether a place and an address are needed", async () => {
    const html = await (await admin.get(newProgramPath("ADMIN", "event"))).text();
    expect(html).toContain("Adresa la care se conectează participanții");
    expect(html).not.toContain("(opțional)");
  });

  it("takes a proposal of a firm, returns it with a reason, and publishes what is sent again", async () => {
    const sent = await send(firm, newProgramPath("FIRMA", "training"), fieldsOn(dayOf(inThreeWeeks())));
    const path = sent.headers.get("location") ?? "";
    const id = path.split("/").at(-1) ?? "";
    expect(path).toBe(desk(firm, id));
    expect(await textOf(await admin.get(ADMIN_PROGRAMS))).toContain(FIELDS.title);
    expect(await textOf(await admin.get("/admin/dashboard?coada=instruiri"))).toContain(
      "propune „Achiziția directă, pas cu pas”",
    );
    expect((await send(admin, desk(admin, id, "rejection"), { reason: "" })).status).toBe(400);
    await send(admin, desk(admin, id, "rejection"), { reason: "Lipsesc pragurile din 2027." });
    for (const page of [OWN_PROGRAMS, path])
      expect(await textOf(await firm.get(page))).toContain("Lipsesc pragurile din 2027.");
    await send(firm, desk(firm, id, "edit"), fieldsOn(dayOf(inThreeWeeks())));
    expect((await send(admin, desk(admin, id, "publication"), {})).headers.get("location")).toBe(desk(admin, id));
    expect((await firm.get(desk(firm, id, "edit"))).status).toBe(403);
    expect((await admin.get(desk(admin, id, "rejection"))).status).toBe(409);
    expect((await enrol(clerks[0]!.actor, id)).toString()).toBe("seated");
  });

  it("shows a refused form with everything that was typed, and each sentence", async () => {
    const path = newProgramPath("ADMIN", "training");
    const wrong = { ...fieldsOn("2020-01-01"), place: "", link: "", capacity: "0", price: "mult", discount: "50" };
    const answer = await send(admin, path, { ...wrong, endHour: "08:00" });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const sentence of [
      "Scrieți numărul de locuri ca număr întreg, numai cu cifre, de la 1 la 2.000",
      "Scrieți prețul numai cu cifre",
      "Alegeți reducerea din listă",
    ])
      expect(html).toContain(sentence);
    expect(html).toContain("De la referat la ordonanțare.");
    const late = await send(admin, path, { ...fieldsOn("2020-01-01"), place: "", link: "", endHour: "08:00" });
    const text = await late.text();
    for (const sentence of [
      "Scrieți locul în care vin participanții",
      "Scrieți adresa la care se conectează participanții",
      "Alegeți o zi de azi înainte",
      "Se termină după ce începe",
    ])
      expect(text).toContain(sentence);
  });

  it("shows both texts when a colleague has saved meanwhile, and what a move does", async () => {
    const id = await publishedProgram(admin.actor);
    await enrol(clerks[0]!.actor, id);
    const path = desk(admin, id, "edit");
    const html = await (await admin.get(path)).text();
    const seen = { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version") };
    await editProgram(admin.actor, id, programInput("training", { title: "Salvat de un coleg" }), null);
    const overtaken = await admin.post(path, { ...seen, ...fieldsOn(dayOf(inThreeWeeks())) });
    expect(overtaken.status).toBe(409);
    expect(await textOf(overtaken)).toContain("Salvat de un coleg");
    expect(await programById(id, now())).toMatchObject({ title: "Salvat de un coleg" });
    const later = dayOf(new Date(inThreeWeeks().getTime() + 7 * 86_400_000));
    const moved = await send(admin, path, { ...fieldsOn(later), startHour: "10:30", hours: "4" });
    const after = await textOf(
      await admin.get(desk(admin, id), {
        cookie: `${admin.cookie}; ${moved.headers.get("set-cookie")?.split(";")[0]}`,
      }),
    );
    expect(after).toContain("1 persoană este anunțată de schimbare.");
    expect(hourOf((await programById(id, now()))?.startsAt ?? now())).toBe("10:30");
  });

  it("lists who is enrolled, with e-mails for an ADMIN only, and notes who came after the start", async () => {
    const startsAt = atHour(addDays(localDateOf(now()), 1), "09:00");
    const id = await createProgram(firm.actor, "training", programInput("training", { startsAt, capacity: 2 }));
    await send(admin, desk(admin, id, "publication"), {});
    for (const { actor } of clerks) await enrol(actor, id);
    const roster = await textOf(await admin.get(desk(admin, id, "roster")));
    for (const { actor } of clerks) expect(roster).toContain(actor.email);
    expect(roster).toContain("În așteptare");
    const own = await textOf(await firm.get(desk(firm, id, "roster")));
    expect(own).toContain(clerks[0]!.actor.name);
    expect(own).not.toContain(clerks[0]!.actor.email);
    const file = await (await firm.get(desk(firm, id, "roster.csv"))).text();
    expect(file).toContain(`1;${clerks[0]!.actor.name};`);
    expect(file).not.toContain("@");
    for (const step of [undefined, "roster", "edit"] as const) {
      expect((await otherFirm.get(desk(otherFirm, id, step))).status).toBe(404);
      expect((await clerks[0]!.get(programDeskPath("ADMIN", id, step))).status).toBe(302);
    }
    const [first, second] = await enrolmentsIn(id);
    const shown = [first?.id ?? "", second?.id ?? ""];
    const marked = { shown, present: [shown[0] ?? ""] };
    expect((await admin.post(desk(admin, id, "roster"), marked)).status).toBe(409);
    await withClock(startsAt, async () => {
      const later = await person("ADMIN"); // the other one's session has ended
      expect((await firm.post(desk(firm, id, "roster"), marked)).status).toBe(403);
      expect((await send(later, desk(later, id, "roster"), marked)).status).toBe(303);
      expect((await enrolmentsIn(id)).map(({ attended }) => attended)).toEqual([true, false, null]);
      // a page with the second person only leaves the first as they were
      await send(later, desk(later, id, "roster"), { shown: [shown[1] ?? ""], present: [shown[1] ?? ""] });
      expect((await enrolmentsIn(id)).map(({ attended }) => attended)).toEqual([true, true, null]);
    });
  });

  it("cancels with a reason, and says first how many people are told", async () => {
    const id = await publishedProgram(admin.actor, { capacity: 1 });
    for (const { actor } of clerks) await enrol(actor, id);
    const path = desk(admin, id, "cancellation");
    expect(await textOf(await admin.get(path))).toContain("3 persoane sunt anunțate");
    expect((await send(admin, path, { reason: "Formatorul este bolnav." })).status).toBe(303);
    expect(await textOf(await admin.get(desk(admin, id)))).toContain("Formatorul este bolnav.");
    expect((await admin.get(path)).status).toBe(409);
  });

  it("is closed to strangers, to unverified firms and to suspended ones", async () => {
    expect((await stranger.get(ADMIN_PROGRAMS)).headers.get("location")).toContain("/admin-login");
    for (const verification of ["pending", "suspended"] as const) {
      const closed = await member("FIRMA", verification);
      expect((await closed.get(newProgramPath("FIRMA", "event"))).status).toBe(403);
      expect((await closed.get(OWN_PROGRAMS)).status).toBe(200);
    }
  });
});
