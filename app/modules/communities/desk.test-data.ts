import { hiddenField, type Person, textOf } from "../../../tests/support/people";
import { jpegFile } from "../../../tests/support/pictures";
import { communityOf, type StoredCommunity } from "./store/profile.server";

export const DESK = "/uat/community";
export const SAVED = "Profilul comunității a fost salvat cu succes!";

export const idOf = (who: Person): string => who.actor.organisation?.id ?? "";
export const own = async (who: Person): Promise<StoredCommunity> => {
  const found = await communityOf(idOf(who));
  if (!found) throw new Error("There is no community");
  return found;
};
/** What a redirect's page says. */
export const saidAfter = async (who: Person, answer: Response): Promise<string> => {
  const flash = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  return textOf(await who.get(answer.headers.get("location") ?? "", { cookie: `${who.cookie}; ${flash}` }));
};
export const picture = (): Promise<File> => jpegFile("hora.jpg");

export type Fields = Record<string, string | File | readonly File[]>;

/** The form of a page as its page carries it, with these fields. */
export async function sent(who: Person, path: string, fields: Fields): Promise<FormData> {
  const html = await (await who.get(path)).text();
  const form = new FormData();
  for (const name of ["formKey", "version", "_pagina", "_ciorna"]) form.set(name, hiddenField(html, name));
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one as string);
  return form;
}

export async function save(who: Person, path: string, fields: Fields): Promise<Response> {
  return who.post(path, await sent(who, path, fields));
}

export async function withCommunity(who: Person): Promise<Person> {
  await save(who, `${DESK}/new`, {
    name: "Comuna Măgura",
    county: "SJ",
    kind: "commune",
    address: "Strada Morii nr. 4",
  });
  return who;
}

export const profile = { name: "Comuna Măgura", description: "Trei sate.", objectives: "Apă." };
export const attraction = { name: "Izvorul", type: "natural", description: "Rece și vara." };
export const project = { title: "Grădiniță", status: "in_progress", progress: "30", startsOn: "2026-03-01" };
