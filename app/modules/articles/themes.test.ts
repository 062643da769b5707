import { expect, it } from "vitest";
import { raw } from "~/platform/database/connection.server";
import { ownDatabase } from "../../../tests/support/postgres";
import { THEMES_SQL } from "./rules/themes";

ownDatabase();

it("the database function equals the themes of the rules", async () => {
  const { rows } = await raw.executeSql("select prosrc from pg_proc where proname = 'f_article_themes'");
  expect(rows.map(({ prosrc }) => prosrc.trim())).toEqual([`select ${THEMES_SQL}`]);
});
