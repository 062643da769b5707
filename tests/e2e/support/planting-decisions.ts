import type { Fields } from "../../support/browser";
import { authorityAnswers, firmAnswers } from "../../support/visits";
import { type Planting, plain, type Read } from "./cast";
import { opportunityOf, sentRequest } from "./planting-loop";
import type { Scribe } from "./scribe";

/** The fields of a registration that need valid values. */
const FIXED = ["cui", "email", "parola", "confirmaParola", "numarRC", "domenii", "tipPachet"];
const only = (fields: Fields): Fields =>
  Object.fromEntries(FIXED.flatMap((name) => (name in fields ? [[name, fields[name] ?? ""]] : [])));

/** Registrations, agreements, endings and decisions of ADMINs. */
export const decisions: Record<string, Planting> = {
  /** Only a request past its deadline may be evaluated; the demo world has one, which must be used before the list fills. */
  evaluation: async ({ uat }) => {
    for (const request of (await uat.browser.get("/uat/service-requests")).links("/uat/service-requests/")) {
      const [step] = (await uat.browser.get(request)).links(`${request}/evaluation`);
      if (step === undefined) continue;
      await uat.write(step);
      return ["", "?tab=istoric"].map((tab): Read => ({ who: "uat", path: request + tab }));
    }
    throw new Error("No request awaits a decision");
  },

  registration: async ({ stranger, admin }) => {
    await stranger.write("/register?tip=firma", { fixed: only(firmAnswers()) });
    await stranger.write("/register?tip=uat", { fixed: only(authorityAnswers()) });
    for (let confirmed = 0; confirmed < 2; ) confirmed += await confirmNewest(stranger);
    const waiting = await admin.browser.get("/admin/organisations?stare=pending");
    const [rejected = "", verified = ""] = waiting
      .links("/admin/organisations/")
      .filter((path) => /[0-9a-f-]{36}$/.test(path));
    await admin.write(`${rejected}/rejection`);
    await admin.write(`${verified}/verification`, { button: "Verifică organizația", fixed: { checked: "cui" } });
    await admin.write(`${verified}/suspension`);
    return [
      { who: "admin", path: rejected },
      { who: "admin", path: verified },
      { who: "admin", path: "/admin/organisations" },
      { who: "admin", path: "/admin/dashboard" },
    ];
  },

  people: async ({ admin }) => {
    const list = "/admin/people?cauta=firma2%40demo.ro";
    const links = (await admin.browser.get(list)).links("/admin/people/");
    const suspension = links.find((path) => path.endsWith("/suspension")) ?? "";
    await admin.write(suspension);
    await admin.press(list, { action: suspension.replace("suspension", "restoration") });
    return [{ who: "admin", path: list }];
  },

  collaboration: async ({ uat, firma, admin }) => {
    const request = await sentRequest(uat);
    const opportunity = opportunityOf(request);
    await firma.write(`${opportunity}/response`);
    const offers = await uat.browser.get(`${request}?tab=oferte`);
    const conversation = await talk(uat, firma, offers.links("/uat/messages/nou")[0] ?? "");
    await uat.write(offers.links(`${request}/acceptance`)[0] ?? "");
    await uat.press(`${request}/completion`, { button: "Marchează finalizată" });
    await uat.write(`${request}/review`);
    await firma.write(`${opportunity}/review-reply`);
    const [hiding = ""] = (await admin.browser.get("/admin/reviews")).links("/admin/reviews/");
    await admin.write(hiding);
    await admin.press("/admin/reviews", { action: hiding.replace("hiding", "showing") });
    const [partner = ""] = (await firma.browser.get("/firma/profile")).links("/partener/");
    return [
      { who: "uat", path: request },
      { who: "firma", path: opportunity },
      ...["", "?tab=recenzii"].map((tab): Read => ({ who: "stranger", path: partner + tab })),
      { who: "uat", path: "/uat/messages" },
      { who: "uat", path: conversation },
      { who: "firma", path: conversation.replace("/uat/", "/firma/") },
      { who: "admin", path: "/admin/reviews" },
      { who: "firma", path: "/firma/notificari" },
    ];
  },

  hiding: async ({ uat, firma, admin }) => {
    const request = await sentRequest(uat);
    const opportunity = opportunityOf(request);
    await firma.write(`${opportunity}/response`);
    const seen = request.replace("/uat/service-requests/", "/admin/requests/");
    await admin.write(`${seen}/hiding`);
    return [
      { who: "uat", path: request },
      { who: "uat", path: "/uat/notificari" },
      { who: "firma", path: opportunity },
      { who: "firma", path: "/firma/notificari" },
      { who: "admin", path: seen },
    ];
  },

  endings: async ({ uat, firma }) => {
    const request = await sentRequest(uat);
    const opportunity = opportunityOf(request);
    const [start = ""] = (await firma.browser.get(opportunity)).links("/firma/messages/nou");
    const conversation = await talk(firma, uat, start);
    await firma.write(`${opportunity}/response`);
    await firma.write(`${opportunity}/withdrawal`);
    await uat.write(`${request}/cancellation`);
    return [
      { who: "uat", path: `${request}?tab=istoric` },
      { who: "uat", path: "/uat/service-requests" },
      { who: "firma", path: opportunity },
      { who: "firma", path: conversation },
      { who: "uat", path: conversation.replace("/firma/", "/uat/") },
      { who: "uat", path: "/uat/notificari" },
      { who: "firma", path: "/firma/notificari" },
    ];
  },
};

/** Confirms the addresses of the mails that have come; returns how many. One that was confirmed has no button any more. */
async function confirmNewest(scribe: Scribe): Promise<number> {
  let confirmed = 0;
  for (const mail of (await scribe.browser.get("/dev/mail")).links("/dev/mail/").slice(0, 10)) {
    const [link] = /\/confirmare\/[\w-]+/.exec((await scribe.browser.get(mail)).html) ?? [];
    const button = "Confirmă adresa";
    if (!link || !(await scribe.browser.get(link)).html.includes(button)) continue;
    await scribe.press(link, { button });
    confirmed += 1;
  }
  return confirmed;
}

/** Both write; returns the address of the conversation for the one who began it. */
async function talk(one: Scribe, other: Scribe, start: string): Promise<string> {
  const conversation = plain((await one.write(start)).location);
  await other.write(conversation.replace(/^\/(uat|firma)/, (_, door) => (door === "uat" ? "/firma" : "/uat")));
  await one.write(conversation);
  return conversation;
}
