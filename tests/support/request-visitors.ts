import type { Actor } from "~/modules/accounts/rules/actor";
import { createSession } from "~/modules/accounts/session/session.server";
import { type Fields, hiddenField, stranger, textOf } from "./people";

export const LIST = "/uat/service-requests";
export const at = (id: string, part = "") => `${LIST}/${id}${part && `/${part}`}`;

/** Signed in now, by the test clock. */
export async function signedIn(actor: Actor) {
  const cookie = await createSession(actor.userId);
  return {
    get: (path: string) => stranger.get(path, { cookie }),
    post: (path: string, fields: Fields = {}) => stranger.post(path, fields, { cookie }),
  };
}
export type Visitor = Awaited<ReturnType<typeof signedIn>>;

export const keyIn = async (visitor: Visitor, path: string) =>
  hiddenField(await (await visitor.get(path)).text(), "formKey");
export const readText = async (visitor: Visitor, path: string) => textOf(await visitor.get(path));

/** Fills the page's form and sends it, as a browser without JavaScript does. */
export async function send(visitor: Visitor, path: string, fields: Record<string, string> = {}) {
  return visitor.post(path, { formKey: await keyIn(visitor, path), ...fields });
}
