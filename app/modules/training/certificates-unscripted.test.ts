import { expect, it } from "vitest";
import type { Browser } from "../../../tests/support/browser";
import { browserOf, member, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { certificatesIn } from "./store/certificates.server";
import { pastProgram } from "./training.test-data";

const TITLE = "Arhivarea electronică, grupa B";
const REVIEW = "Exemplele au fost din dosare adevărate.";
const MISTAKE = "Prezența a fost notată greșit.";

ownPlatform();

async function issue(admin: Browser, program: string) {
  await admin.open(`/admin/training-programs/${program}`);
  await admin.follow("Certificate");
  admin.fill({ "Cât sunt valabile": "2 ani" });
  expect((await admin.press("Emite certificatele")).announced).toContain("1 certificat a fost emis.");
}

async function downloadAndReview(clerk: Browser, program: string) {
  const own = await clerk.open("/uat/training-programs/mine");
  const file = await clerk.get(own.link(new RegExp(`^Descarcă PDF ?: certificatul pentru ${TITLE}$`)));
  expect(file.headers.get("content-type")).toBe("application/pdf");
  await clerk.open(`/uat/training-programs/${program}`);
  await clerk.follow("Scrie o recenzie");
  clerk.fill({ "5": true, Recenzia: REVIEW });
  expect((await clerk.press("Publică recenzia")).text()).toContain(REVIEW);
}

/** A stranger sees the name only after the last four signs of the code, or with the whole code. */
async function check(stranger: Browser, code: string, holder: string) {
  const masked = await stranger.open(`/certificate/${code.slice(0, 8)}`);
  expect(masked.heading).toBe("Certificat de participare");
  for (const words of [TITLE, "6 ore", "Ioana Pop", "Valabil"]) expect(masked.text("main")).toContain(words);
  expect(masked.html).not.toContain(holder);
  stranger.fill({ "Ultimele patru semne ale codului": code.endsWith("2222") ? "3333" : "2222" });
  expect((await stranger.press("Arată numele")).text("main")).toContain("nu se potrivesc");
  stranger.fill({ "Ultimele patru semne ale codului": code.slice(8).toLowerCase() });
  expect((await stranger.press("Arată numele")).text("main")).toContain(holder);

  const search = await stranger.submit(await stranger.open("/certificate"), { cod: "aaaa 2222" });
  const unknown = await stranger.get(search.location ?? "");
  expect(unknown.status).toBe(404);
  expect(unknown.text("main")).toContain("Nu există niciun certificat cu acest cod");
  expect(unknown.value("Codul certificatului")).toBe("aaaa 2222");
  const found = await stranger.arrive(await stranger.submit(unknown, { cod: code }));
  expect(found.text("main")).toContain(holder);
}

async function revoke(admin: Browser, stranger: Browser, program: string) {
  await admin.open(`/admin/training-programs/${program}/certificates`);
  await admin.follow("Revocă");
  admin.fill({ Motivul: MISTAKE });
  expect((await admin.press("Revocă certificatul")).announced).toContain("Certificatul a fost revocat.");
  const revoked = (await stranger.reload()).text("main");
  for (const words of ["Revocat", MISTAKE]) expect(revoked).toContain(words);
}

async function hideReview(admin: Browser, clerk: Browser, program: string) {
  await admin.open(`/admin/training-programs/${program}/reviews`);
  await admin.follow("Ascunde");
  admin.fill({ Motivul: "Numește o persoană." });
  expect((await admin.press("Ascunde recenzia")).announced).toContain("Recenzia a fost ascunsă.");
  expect((await clerk.reload()).text("main")).toContain("Recenzia dumneavoastră nu se arată.");
}

it("a certificate is issued, checked by a stranger and revoked, with forms alone", async () => {
  const [first, second] = [await person("ADMIN"), await member("UAT")];
  const program = await pastProgram(first.actor, [second.actor], { title: TITLE });
  const [admin, clerk, stranger] = [browserOf(first), browserOf(second), browserOf()];
  await issue(admin, program);
  await downloadAndReview(clerk, program);
  const [certificate] = await certificatesIn(program);
  await check(stranger, certificate?.code ?? "", second.actor.name);
  await revoke(admin, stranger, program);
  await hideReview(admin, clerk, program);
});
