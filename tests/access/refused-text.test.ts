import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { rolledBack } from "~/platform/database/connection.server";
import { wordsOf } from "../support/html";
import { ownPlatform } from "../support/platform";
import { ask } from "./ask";
import { formOf, pathOf, rows } from "./matrix";
import { MOMENTS, makeWorld, PERSONAS, type World } from "./world";

const TYPED = "Scris de mine 7431.";

/** By code and address, where the page is the form itself and not that of a refusal. */
const SAID: Record<string, string> = {
  "409 /uat/articles/:id/edit": "Ce ați scris este mai jos, nesalvat.",
  "409 /firma/opportunities/:id/response": "Altcineva, sau dumneavoastră în altă filă, a salvat",
};

/** Every form with a text, with the first person to whom each refusal is answered. */
const refused = rows.flatMap((row) => {
  const field = Object.entries(row.form).find(([, value]) => /\p{L}\s\p{L}/u.test(value))?.[0];
  if (row.method !== "POST" || field === undefined) return [];
  return ["403", "404", "409"].flatMap((code) => {
    const index = row.codes.indexOf(code);
    return index === -1 ? [] : [{ row, field, code, persona: PERSONAS[index]! }];
  });
});

describe("a form that is refused", () => {
  ownPlatform();
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(() => setClock(null));

  it.each(refused.map((one) => [`${one.code} ${one.row.pattern} ${one.persona}`, one] as const))(
    "shows its author what they typed: %s",
    async (_, { row, field, code, persona }) => {
      setClock(MOMENTS[row.at]);
      await rolledBack(async () => {
        const form = { ...formOf(row, world.ids), [field]: TYPED };
        const answer = await ask(pathOf(row, world.ids), world.cookies[row.at][persona], form);
        expect(answer.code).toBe(code);
        expect(answer.text).toContain(TYPED);
        const isForm = row.ids.id !== "hidden"; // what is hidden has no form any more
        const said = isForm ? SAID[`${code} ${row.pattern}`] : undefined;
        expect(wordsOf(answer.text)).toContain(said ?? "Ce ați scris Nu s-a trimis nimic.");
      });
    },
  );

  it("is tried in every room", () => {
    expect(refused.length).toBeGreaterThan(60);
  });
});
