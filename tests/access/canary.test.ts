import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { offer, sentBy } from "~/modules/requests/stories.test-data";
import { openOffers } from "~/modules/requests/verbs/decisions.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { respond } from "~/modules/requests/verbs/responses.server";
import { setClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { deliverJournal, ownPlatform } from "../support/platform";
import { ask } from "./ask";
import { rows } from "./matrix";
import { MOMENTS, makeWorld, PERSONAS, type Persona, type World } from "./world";

const WORDS = "Canarul cântă numai la termen";
/** 73.917 lei, however a page, a list of values or a row would write it. */
const CANARY = /Canarul|73[.,\s]?917/;
const TABLES = [
  "journal",
  "mails",
  "notifications",
  "live_events",
  "messages",
  "conversations",
  "pgboss.job",
  "request_changes",
];

describe("a sealed offer, before its deadline", () => {
  ownPlatform();
  let world: World;

  beforeAll(async () => {
    world = await makeWorld();
    const { uat, firma } = world.actors;
    world.ids.sealed = await sentBy(uat, { sealed: true });
    const price = { minor: 7_391_700, currency: null };
    world.ids.sealedResponse = await respond(
      firma,
      world.ids.sealed,
      offer({ text: WORDS, priceMin: price }),
      NO_FILES,
    );
    await deliverJournal();
  });
  afterAll(() => setClock(null));

  const addresses = () => {
    const known = (ids: Record<string, string>, name: string) => world.ids[ids[name] ?? "nothing"] ?? "";
    const ofSealed = rows.map((row) => ({
      ...row,
      ids: row.ids.id === "open" ? { ...row.ids, id: "sealed", responseId: "sealedResponse" } : row.ids,
    }));
    const paths = [...rows, ...ofSealed]
      .filter(({ method }) => method === "GET")
      .map(({ pattern, ids }) =>
        pattern.replace("/*", "/nu-exista").replace(/:(\w+)/g, (_, name: string) => known(ids, name)),
      );
    const tabs = ["oferte", "intrebari", "potriviri", "discutii", "dosar"].map(
      (tab) => `/uat/service-requests/${world.ids.sealed}?tab=${tab}`,
    );
    return [...new Set([...paths, ...tabs])];
  };

  it("is found by nobody but its author on any page or .data address", async () => {
    const found: string[] = [];
    setClock(MOMENTS.open);
    for (const persona of PERSONAS.filter((one) => one !== "firma")) {
      for (const path of addresses()) {
        for (const ending of ["", ".data"]) {
          if (ending && /[?.]|files\//.test(path)) continue;
          await rolledBack(async () => {
            const { text } = await ask(path + ending, world.cookies.open[persona]);
            if (CANARY.test(text)) found.push(`${persona}: ${path}${ending}`);
          });
        }
      }
    }
    expect(found).toEqual([]);
  }, 120_000);

  it("stands in no mail, journal, job, notification or message", async () => {
    for (const table of TABLES) {
      const { rows: held } = await db().execute<{ row: string }>(`select t::text as row from ${table} t`);
      expect(
        held.filter(({ row }) => CANARY.test(row)),
        table,
      ).toEqual([]);
    }
  });

  it("is read by its author", async () => {
    setClock(MOMENTS.open);
    expect((await read("firma", `/firma/opportunities/${world.ids.sealed}`)).match(CANARY)).not.toBeNull();
  });

  it("is read by the owner once it is opened, and by no other firm even then", async () => {
    setClock(MOMENTS.closed);
    const fisa = `/uat/service-requests/${world.ids.sealed}`;
    await rolledBack(async () => {
      expect(await read("uat", fisa)).not.toMatch(CANARY);
      await openOffers(world.actors.uat, world.ids.sealed ?? "");
      expect(await read("uat", fisa)).toMatch(CANARY);
      expect(await read("uatOther", fisa)).not.toMatch(CANARY);
      expect(await read("firmaOther", `/firma/opportunities/${world.ids.sealed}`)).not.toMatch(CANARY);
    });
  });

  const read = async (persona: Persona, path: string) => {
    const moment = persona.startsWith("uat") || persona === "firmaOther" ? "closed" : "open";
    return (await ask(path, world.cookies[moment][persona])).text;
  };
});
