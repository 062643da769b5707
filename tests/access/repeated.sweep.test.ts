import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { app, appWithoutRendering } from "../support/app";
import { ownPlatform } from "../support/platform";
import { ask } from "./ask";
import type { Row } from "./expected/row";
import { formOf, pathOf, rows } from "./matrix";
import { MOMENTS, makeWorld, PERSONAS, type World } from "./world";

const CHANGED = "Scris din nou 7431.";

/** Where a text is typed into a form that is taken, with the first person from whom it is taken. */
const typed = rows.flatMap((row) => {
  const field = Object.entries(row.form).find(([, value]) => /\p{L}\s\p{L}/u.test(value))?.[0];
  const index = row.codes.indexOf("303");
  return row.method === "POST" && field && index !== -1 ? [{ row, field, persona: PERSONAS[index]! }] : [];
});

describe("a form sent again with its key and another text, as when the first answer was lost on the wire", () => {
  ownPlatform();
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(() => setClock(null));

  it.each(typed.map((one) => [`${one.row.pattern} ${one.field}`, one] as const))(
    "%s is saved with it, or refused, and never only said to be saved",
    async (_, { row, field, persona }) => {
      setClock(MOMENTS[row.at]);
      await rolledBack(async () => {
        const path = pathOf(row, world.ids);
        const cookie = world.cookies[row.at][persona];
        const formKey = newFormKey();
        const form: Record<string, string> = { formKey, ...formOf(row, world.ids) };
        const send = () => ask(path, cookie, form, appWithoutRendering());
        expect((await send()).code).toBe("303");
        expect((await send()).code).toBe("303");
        const second = await ask(path, cookie, { ...form, [field]: `${form[field]} ${CHANGED}` }, app());
        if (second.code === "303") expect(await tablesWith(CHANGED)).not.toEqual([]);
        else {
          expect(second.code).toMatch(/^(400|409)$/);
          expect(second.text).toContain(CHANGED);
        }
      });
    },
  );

  it("is tried with the forms of every room", () => {
    const rooms = new Set(typed.map(({ row }: { row: Row }) => row.pattern.split("/")[1]));
    expect([...rooms].sort()).toEqual(["admin", "firma", "forum", "proiecte", "support", "uat"]);
    expect(typed.length).toBeGreaterThan(50);
  });
});

/** What is not what was saved: marks of forms and drafts. */
const NOT_SAVED = ["form_keys", "form_drafts", "kept_posts"];

async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await db().execute<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const found = tables
    .filter(({ name }) => !NOT_SAVED.includes(name))
    .map(
      ({ name }) => `select '${name}' as name where exists (select from "${name}" t where t::text like '%${text}%')`,
    );
  return (await db().execute<{ name: string }>(found.join(" union all "))).rows.map(({ name }) => name);
}
