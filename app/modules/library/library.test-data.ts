import { eq } from "drizzle-orm";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { storeUpload } from "~/modules/media/verbs/attachment.server";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import type { Person } from "../../../tests/support/people";
import { type ResourceRecord, resourceById } from "./store/resources.server";
import { linkChecks } from "./tables/links.server";
import { resourceEditions, resources, resourceVerifications } from "./tables/resources.server";
import { type ActInput, createAct } from "./verbs/acts.server";
import { createLink } from "./verbs/links.server";
import { createResource, type ResourceInput } from "./verbs/resources.server";

export const documentOf = ({ actor }: Pick<Person, "actor">, given: Partial<ResourceInput> = {}): ResourceInput => ({
  kind: "template",
  category: "public_procurement",
  topics: ["transparenta"],
  title: "Model de referat de necesitate",
  summary: "Pentru o achiziție directă de servicii.",
  tags: ["achiziție directă", "referat"],
  everydayWords: [],
  body: "<p>Subsemnatul solicit demararea achiziției.</p>",
  basis: [],
  ownerId: actor.userId,
  deputyId: null,
  months: 12,
  isExample: false,
  isForFirms: false,
  note: "",
  files: { added: [], removedIds: [] },
  ...given,
});

export const published = (who: Pick<Person, "actor">, given: Partial<ResourceInput> = {}): Promise<string> =>
  createResource(who.actor, documentOf(who, given));

export async function rowOf(id: string): Promise<ResourceRecord> {
  const row = await resourceById(id);
  if (!row) throw new Error("No document");
  return row;
}

/** A file that waits for its document. */
export async function uploaded({ actor }: Pick<Person, "actor">, name = "deviz.pdf"): Promise<string> {
  const file = new File(["%PDF-1.7\n%âãÏÓ\n1 0 obj"], name);
  const stored = await storeUpload({ file, purpose: "resource", by: uploaderOf(actor) });
  if (!stored.ok) throw new Error(stored.sentence);
  return stored.id;
}

/** All rows that a refusal must not change. */
export const everything = async (): Promise<string> =>
  JSON.stringify([
    await db().select().from(resources).orderBy(resources.id),
    await db().select().from(resourceEditions).orderBy(resourceEditions.id),
    await db().select().from(resourceVerifications).orderBy(resourceVerifications.id),
    await db().$count(journal),
  ]);

export const actOf = ({ actor }: Pick<Person, "actor">, given: Partial<ActInput> = {}): Promise<string> =>
  createAct(actor, {
    kind: "lege",
    number: "544/2001",
    title: "Legea nr. 544/2001 privind liberul acces la informațiile de interes public",
    summary: "Ce informații se dau și în cât timp.",
    topics: ["transparenta"],
    everydayWords: [],
    published: null,
    inForceFrom: null,
    address: "https://legislatie.just.ro/Public/DetaliiDocument/31413",
    abrogated: null,
    amended: [],
    ...given,
  });

/** A quick link whose check asks nobody: its address leads inside this machine. */
export async function linkOf({ actor }: Pick<Person, "actor">): Promise<{ id: string; checkId: string }> {
  const address = "https://127.0.0.1/pagina";
  const id = await createLink(actor, { title: "O pagină", note: "", category: "taxation", address, rank: 1 });
  const [check] = await db().select({ id: linkChecks.id }).from(linkChecks).where(eq(linkChecks.address, address));
  return { id, checkId: check?.id ?? "" };
}
