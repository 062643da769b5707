import { setClock } from "~/platform/clock";
import { rolledBack } from "~/platform/database/connection.server";
import { type Answer, ask, hasChanged } from "./ask";
import { accountRows } from "./expected/account";
import { adminRows } from "./expected/admin";
import { adminContentRows } from "./expected/admin-content";
import { articleRows } from "./expected/articles";
import { blogRows } from "./expected/blog";
import { colleagueRows } from "./expected/colleagues";
import { communityDeskRows } from "./expected/community-desk";
import { moderationRows } from "./expected/moderation";
import { partnerDeskRows } from "./expected/partner-desk";
import { pictureRows } from "./expected/pictures";
import { publicRows } from "./expected/public";
import { firmaRequestRows, uatRequestRows } from "./expected/requests";
import type { Row } from "./expected/row";
import { MOMENTS, PERSONAS, type World } from "./world";

export const rows: Row[] = [
  ...publicRows,
  ...pictureRows,
  ...blogRows,
  ...accountRows,
  ...communityDeskRows,
  ...colleagueRows,
  ...adminRows,
  ...adminContentRows,
  ...moderationRows,
  ...articleRows,
  ...uatRequestRows,
  ...firmaRequestRows,
  ...partnerDeskRows,
];
const REFUSED = /^(400|403|404|405|409|410|login|home)$/;

/** What each persona is answered, each on its own untouched world. A refusal that left a trace is marked with "!". */
export async function answers(world: World, row: Row, before: string, ending = ""): Promise<Answer[]> {
  const path = pathOf(row, world.ids) + ending;
  const form = Object.fromEntries(
    Object.entries(row.form).map(([name, value]) => [
      name,
      value.replace(/\{(\w+)\}/g, (_, id) => world.ids[id] ?? ""),
    ]),
  );
  const given: Answer[] = [];
  setClock(MOMENTS[row.at]);
  for (const persona of PERSONAS) {
    await rolledBack(async () => {
      const answer = await ask(path, world.cookies[row.at][persona], row.method === "POST" ? form : undefined);
      const trace = row.method === "POST" && REFUSED.test(answer.code) && (await hasChanged(before));
      given.push({ ...answer, code: trace ? `${answer.code}!` : answer.code });
    });
  }
  return given;
}

export const pathOf = ({ pattern, ids }: Row, known: World["ids"]): string =>
  pattern.replace("/*", "/nu-exista").replace(/:(\w+)/g, (_, name: string) => known[ids[name] ?? "nothing"] ?? "");
