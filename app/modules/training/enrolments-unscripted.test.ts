import { expect, it } from "vitest";
import type { Browser } from "../../../tests/support/browser";
import { browserOf, member, type Person, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { inThreeWeeks, programInput, publishedProgram } from "./training.test-data";
import { editProgram } from "./verbs/programs.server";

const TRAINING = "Arhivarea dosarelor de urbanism, grupa a doua";
const EVENT = "Atelier de oferte, după-amiaza";
const LINK = "https://sala.psp.test/achizitii";

ownPlatform();

async function comeWithoutSession(training: string) {
  const door = await browserOf().open(training);
  expect(door.text()).toContain("Autentificare necesară");
  expect(door.text()).toContain("Pentru a te înregistra la cursuri, trebuie să te autentifici mai întâi.");
}

async function enrolFromCard(first: Browser) {
  const filters = `cauta=${encodeURIComponent(TRAINING)}&categorie=legislation&nivel=beginner`;
  const card = (await first.open(`/uat/training-programs?${filters}`)).text("main");
  for (const words of [TRAINING, "320 lei", "400 lei", "1 loc din 1", "6 ore"]) expect(card).toContain(words);
  const enrolled = await first.press(/^Înscrie-te/);
  expect([enrolled.heading, enrolled.announced]).toEqual([
    TRAINING,
    expect.stringContaining("Înscrierea este făcută."),
  ]);
  for (const words of ["20% reducere pentru membri", "Ioana Pop"]) expect(enrolled.text("main")).toContain(words);
  expect(enrolled.steps()).toContain(LINK);
}

async function waitForSeat(second: Browser, training: string) {
  expect((await second.open(training)).html).not.toContain(LINK);
  const waiting = await second.press("Intră pe lista de așteptare");
  expect(waiting.text()).toContain("Sunteți primul din 1 pe lista de așteptare.");
}

async function giveUp(first: Browser) {
  expect((await first.follow("Retrage-te")).heading).toBe("Renunțați la loc?");
  expect((await first.press("Renunță la loc")).announced).toContain("V-ați retras.");
}

async function acceptSeat(second: Browser) {
  const own = await second.open("/uat/training-programs/mine");
  expect(own.text("main")).toContain("Loc oferit");
  expect((await second.follow(TRAINING)).text()).toContain("Îl păstrăm pentru dumneavoastră până la");
  expect((await second.press("Acceptă locul")).announced).toContain("Locul este al dumneavoastră.");
}

it("a seat is taken, waited for, offered, accepted and given up, with forms alone", async () => {
  const admin = await person("ADMIN");
  const about = { title: TRAINING, category: "legislation", discount: 20, capacity: 1, link: LINK } as const;
  const training = `/uat/training-programs/${await publishedProgram(admin.actor, about)}`;
  const [first, second] = [browserOf(await member("UAT")), browserOf(await member("UAT"))];
  await comeWithoutSession(training);
  await enrolFromCard(first);
  await waitForSeat(second, training);
  await giveUp(first);
  await acceptSeat(second);
});

const aboutEvent = { title: EVENT, capacity: 1, discount: 100 };
const twoDaysLater = () => new Date(inThreeWeeks().getTime() + 2 * 86_400_000);

async function signUp(firm: Browser) {
  const events = await firm.open("/firma/network?fila=evenimente");
  for (const words of [EVENT, "Atelier", "Gratuit pentru Parteneri", "1 loc din 1"])
    expect(events.text("main")).toContain(words);
  expect((await firm.press(/^Înscrie-te/)).announced).toContain("Înscrierea este făcută.");
}

/** The calendar file keeps its entry when the event is moved, with the next number and the new hour. */
async function moveEvent(firm: Browser, admin: Person, id: string) {
  const file = async () => (await firm.get(`/firma/events/${id}/calendar.ics`)).html;
  const lineOf = (text: string, name: string) => new RegExp(`^${name}[:;].*$`, "m").exec(text)?.[0].trim();
  const before = await file();
  expect(before).toContain(`SUMMARY:${EVENT.replace(",", "\\,")}`);
  await editProgram(admin.actor, id, programInput("event", { ...aboutEvent, startsAt: twoDaysLater() }), null);
  const after = await file();
  expect(lineOf(before, "UID")).toBeTruthy();
  expect(lineOf(after, "UID")).toBe(lineOf(before, "UID"));
  expect([lineOf(before, "SEQUENCE"), lineOf(after, "SEQUENCE")]).toEqual(["SEQUENCE:0", "SEQUENCE:1"]);
  expect(lineOf(after, "DTSTART")).not.toBe(lineOf(before, "DTSTART"));
}

it("a firm signs up for an event, whose calendar file follows a change, with forms alone", async () => {
  const admin = await person("ADMIN");
  const id = await publishedProgram(admin.actor, aboutEvent, "event");
  const firm = browserOf(await member("FIRMA"));
  await signUp(firm);
  await moveEvent(firm, admin, id);
  expect((await firm.open("/firma/events/mine")).link(EVENT)).toBe(`/firma/events/${id}`);
});
