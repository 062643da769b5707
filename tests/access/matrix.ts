import type { Role } from "~/modules/accounts/rules/actor";
import { setClock } from "~/platform/clock";
import { rolledBack } from "~/platform/database/connection.server";
import { app, appWithoutRendering } from "../support/app";
import { type Answer, ask, hasChanged } from "./ask";
import { accountRows } from "./expected/account";
import { adminRows } from "./expected/admin";
import { adminContentRows } from "./expected/admin-content";
import { articleRows } from "./expected/articles";
import { blogRows } from "./expected/blog";
import { certificateRows } from "./expected/certificates";
import { colleagueRows } from "./expected/colleagues";
import { communityDeskRows } from "./expected/community-desk";
import { forumRows } from "./expected/forum";
import { libraryRows } from "./expected/library";
import { moderationRows } from "./expected/moderation";
import { paperModelRows } from "./expected/paper-models";
import { partnerDeskRows } from "./expected/partner-desk";
import { pictureRows } from "./expected/pictures";
import { programDeskRows } from "./expected/program-desk";
import { programRows } from "./expected/programs";
import { projectRows } from "./expected/projects";
import { publicRows } from "./expected/public";
import { firmaRequestRows, uatRequestRows } from "./expected/requests";
import type { Row } from "./expected/row";
import { MOMENTS, PERSONAS, type Persona, type World } from "./world";

export const rows: Row[] = [
  ...publicRows,
  ...pictureRows,
  ...blogRows,
  ...accountRows,
  ...communityDeskRows,
  ...colleagueRows,
  ...adminRows,
  ...adminContentRows,
  ...forumRows,
  ...projectRows,
  ...certificateRows,
  ...programRows,
  ...programDeskRows,
  ...libraryRows,
  ...paperModelRows,
  ...moderationRows,
  ...articleRows,
  ...uatRequestRows,
  ...firmaRequestRows,
  ...partnerDeskRows,
];
const REFUSED = /^(400|403|404|405|409|410|login|home)$/;

/**
 * The answer to each persona, each on an unchanged world. A refusal that changed a row is marked with "!". The page
 * of a refused form is rendered once for each role; with `draw: false` no page is, where only the codes are compared.
 */
export async function answers(
  world: World,
  row: Row,
  before: string,
  { ending = "", draw = true }: { ending?: string; draw?: boolean } = {},
): Promise<Answer[]> {
  const path = pathOf(row, world.ids) + ending;
  const form = formOf(row, world.ids);
  const given: Answer[] = [];
  const drawn = new Set<string>();
  setClock(MOMENTS[row.at]);
  for (const [index, persona] of PERSONAS.entries()) {
    const page = `${row.codes[index]} ${roleOf(world, persona)}`;
    const repeats = row.method === "POST" && /^4/.test(page) && drawn.has(page);
    drawn.add(page);
    await rolledBack(async () => {
      const asked = draw && !repeats ? app() : appWithoutRendering();
      const answer = await ask(path, world.cookies[row.at][persona], row.method === "POST" ? form : undefined, asked);
      const trace = row.method === "POST" && REFUSED.test(answer.code) && (await hasChanged(before));
      given.push({ ...answer, code: trace ? `${answer.code}!` : answer.code });
    });
  }
  return given;
}

/** The fields of the row's form, with the ids of this world. */
export const formOf = ({ form }: Pick<Row, "form">, known: World["ids"]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value.replace(/\{(\w+)\}/g, (_, id) => known[id] ?? "")]),
  );

export const roleOf = ({ actors }: World, persona: Persona): Role | "anonymous" =>
  persona === "anonymous" ? persona : actors[persona].role;

export const pathOf = ({ pattern, ids }: Row, known: World["ids"]): string =>
  pattern.replace("/*", "/nu-exista").replace(/:(\w+)/g, (_, name: string) => known[ids[name] ?? "nothing"] ?? "");
