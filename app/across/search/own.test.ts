import { beforeAll, describe, expect, it } from "vitest";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { ticketNumber } from "~/modules/outreach/rules";
import { ticketById } from "~/modules/outreach/store/tickets.server";
import { openTicket } from "~/modules/outreach/verbs/support.server";
import { requestById } from "~/modules/requests/store/record.server";
import { need, START, sentBy } from "~/modules/requests/stories.test-data";
import { createRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { setClock } from "~/platform/clock";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import type { BriefResult } from "./pages/brief-results";
import { at } from "./search.test-data";
import { rebuildSearchIndex } from "./verbs/index.server";

ownPlatform();

let uat: Person;
let colleague: Person;
let strangers: Record<string, Pick<Person, "get">>;
let draft = "";
let sent = "";
let number = "";

beforeAll(async () => {
  setClock(START);
  uat = await member("UAT");
  colleague = await person("UAT", uat.actor.organisation?.id ?? "", "colleague");
  strangers = {
    "another authority": await member("UAT"),
    "a firm": await member("FIRMA"),
    "an ADMIN": await person("ADMIN"),
    nobody: stranger,
  };
  draft = await createRequest(uat.actor, need({ title: "Ecarisaj intercomunal", county: "SJ" }), NO_FILES);
  sent = await sentBy(uat.actor, { title: "Cadastru sistematic" });
  number = (await requestById(sent))?.registration ?? "";
  await rebuildSearchIndex();
});

const hrefOf = (id: string) => `/uat/service-requests/${id}`;
const page = async (who: Pick<Person, "get">, text: string, more = "") => (await who.get(at(text, more))).text();
const brief = async (who: Person, text: string, workspace = "uat"): Promise<BriefResult[]> => {
  const { results } = await (await who.get(`/${workspace}/cautare?q=${encodeURIComponent(text)}`)).json();
  return results;
};

describe("one's own requests", () => {
  it("are found by title, in other forms, and by number, drafts as well, by each colleague", async () => {
    for (const who of [uat, colleague]) {
      for (const text of ["ecarisaj", "ecarisajului intercomunal"])
        expect(await page(who, text)).toContain(hrefOf(draft));
      for (const text of ["cadastru sistematic", number, number.replaceAll("-", "\u2011")])
        expect(await page(who, text)).toContain(hrefOf(sent));
    }
  });

  it("stand beside what else is found, and the page says what it did not find besides", async () => {
    expect(await textOf(await uat.get(at("ecarisaj")))).toContain("Nimic altceva pentru „ecarisaj”");
    expect(await page(uat, "ecarisaj", "&judet=SJ")).toContain(hrefOf(draft));
    for (const more of ["&judet=CJ", "&tip=articole"])
      expect(await page(uat, "ecarisaj", more)).not.toContain(hrefOf(draft));
  });

  it("come first in the palette", async () => {
    expect((await brief(colleague, "ecarisaj"))[0]).toEqual({
      href: hrefOf(draft),
      label: "Ecarisaj intercomunal",
      kind: "Ciornă",
    });
    expect((await brief(uat, number))[0]).toMatchObject({ href: hrefOf(sent), kind: number });
  });

  it("are found by nobody else, and their words are suggested to nobody", async () => {
    for (const [who, other] of Object.entries(strangers)) {
      for (const text of ["ecarisaj", "ecarisaaj", number]) {
        const html = await page(other, text);
        expect(html, `${who}: ${text}`).not.toContain("/uat/service-requests/0");
        expect(html, `${who}: ${text}`).not.toContain("Ecarisaj intercomunal");
        expect(html, `${who}: ${text}`).not.toContain(draft);
      }
    }
    expect(await brief(strangers["another authority"] as Person, "ecarisaj")).toEqual([]);
    expect(await brief(strangers["a firm"] as Person, "ecarisaj", "firma")).toEqual([]);
    expect(await textOf((await strangers["another authority"]?.get(at("ecarisaaj"))) as Response)).not.toContain(
      "Ați vrut",
    );
  });

  it("are counted in the link to their list only when it shows as many", async () => {
    for (const number of [1, 2, 3])
      await createRequest(uat.actor, need({ title: `Ecarisaj ${number}`, county: "SJ" }), NO_FILES);
    const shown = async (more = "") => textOf(await uat.get(at("ecarisaj", more)));
    expect(await shown()).toContain("Toate cele găsite (4)");
    expect(await shown("&judet=SJ")).toContain("Caută în toate solicitările mele");
  });
});

describe("an ADMIN", () => {
  it("finds a request by its number, a message to support, a person and an organisation by CUI, and nobody else does", async () => {
    const admin = strangers["an ADMIN"] as Person;
    const { cui = "" } = (await organisationById(uat.actor.organisation?.id ?? "")) ?? {};
    const ticket = await openTicket(
      {
        nume: "Dan Pop",
        email: "dan@primarie.test",
        subiect: "Nu pot atașa planul",
        mesaj: "Fișierul nu este primit.",
      },
      null,
    );
    const code = ticketNumber((await ticketById(ticket)).number);
    const organisation = `/admin/organisations/${uat.actor.organisation?.id}`;
    const people = `/admin/people?q=${encodeURIComponent(colleague.actor.email)}`;
    for (const [text, href] of [
      [number, `/admin/requests/${sent}`],
      [code, `/admin/support/${ticket}`],
      ["atașa planul", `/admin/support/${ticket}`],
      [cui, organisation],
      [`RO${cui}`, organisation],
      [colleague.actor.email, people],
      [colleague.actor.name, people],
    ] as const) {
      expect(
        (await brief(admin, text, "admin")).map((found) => found.href),
        text,
      ).toContain(href);
      expect(await page(admin, text), text).toContain(href.replaceAll("&", "&amp;"));
      for (const [who, other] of Object.entries({ uat, ...strangers }))
        if (other !== admin) expect(await page(other, text), `${who}: ${text}`).not.toContain(href);
    }
  });
});
