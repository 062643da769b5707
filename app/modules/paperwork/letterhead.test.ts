import { expect, it } from "vitest";
import { imageById } from "~/modules/media/store/image.server";
import { newFormKey } from "~/platform/form/once.server";
import { hiddenField, member, type Person } from "../../../tests/support/people";
import { jpegFile } from "../../../tests/support/pictures";
import { ownPlatform } from "../../../tests/support/platform";
import { LETTERHEAD_PATH } from "./rules/paths";
import { letterheadOf } from "./store/letterhead.server";

ownPlatform();

const pageOf = async (who: Person) => (await who.get(LETTERHEAD_PATH)).text();

async function send(who: Person, page: string, fields: Record<string, string | File>) {
  const form = new FormData();
  form.set("formKey", newFormKey());
  form.set("version", hiddenField(page, "version"));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return who.post(LETTERHEAD_PATH, form);
}

it("keeps the description of a logo that stays, and names the logo when another save changed only that", async () => {
  const clerk = await member("UAT");
  const early = await pageOf(clerk);
  expect((await send(clerk, early, { logo: await jpegFile("stema.jpg"), "logo.alt": "Stema" })).status).toBe(303);
  const logo = async () => imageById((await letterheadOf(clerk.actor.organisation?.id ?? ""))?.imageId ?? "");
  expect((await logo())?.alt).toBe("Stema");

  const late = await send(clerk, early, {});
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('<th scope="row">Sigla sau stema</th>');

  const page = await pageOf(clerk);
  const key = hiddenField(page, "logo.kept.0.key");
  const described = { "logo.kept.0.key": key, "logo.kept.0.alt": "Stema comunei" };
  expect((await send(clerk, page, described)).status).toBe(303);
  expect((await logo())?.alt).toBe("Stema comunei");
});
