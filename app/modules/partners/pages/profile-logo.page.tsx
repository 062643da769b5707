import { isVerified } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import type { Image } from "~/modules/media/rules/image";
import { imageHint } from "~/modules/media/rules/image-upload";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { keptImage, type ReceivedImages, receiveImages } from "~/modules/media/verbs/receive.server";
import type { RefusedForm } from "~/platform/form/answers";
import { refuse } from "~/platform/form/check-form.server";
import { type StoredForm, savedOrShown, Wrong } from "~/platform/form/edit.server";
import { newFormKey } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { contentVersion } from "~/platform/form/version.server";
import { settings } from "~/platform/settings.server";
import { PostPage } from "~/ui/form/form-page";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { ImageField } from "~/ui/image-field/image-field";
import type { KeptImage } from "~/ui/image-field/items";
import { PROFILE_PATH, SECTIONS, TO_PROFILE } from "../rules/sections";
import { saveLogo } from "../verbs.server";
import type { Route } from "./+types/profile-logo.page";
import { editablePartner, savedFlash } from "./section-page.server";

export const shouldRevalidate = onlyElsewhere;

/** The version of the form: the id of the image that it showed. */
const versionOf = (logo: Image | null) => contentVersion(logo?.id ?? null);

export async function loader({ context }: Route.LoaderArgs) {
  const { logo } = await editablePartner(actorOf(context));
  return {
    formKey: newFormKey(),
    version: versionOf(logo),
    kept: keptLogo(logo),
    hint: `${imageHint(settings().imageLimits)}. Cel mai bine un pătrat: așa stă pe card și pe profil.`,
  };
}

const keptLogo = (logo: Image | null): KeptImage[] => (logo ? [keptImage(logo)] : []);

export async function action({ context, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { name } = await editablePartner(actor);
  const form = await readForm(request);
  const received = await receiveImages(form, "logo", { by: uploaderOf(actor), most: 1 });
  return savedOrShown(form, {
    userId: actor.userId,
    checked: { ok: true, value: received.images[0] ?? null },
    kept: received.kept,
    save: async (logo, seen) => {
      // checked here, so that a form sent twice is not checked again
      if (received.sentence !== null) throw new Wrong(refuse(form, { logo: received.sentence }));
      await saveLogo(actor, logo && { ...logo, alt: logo.alt || `Sigla ${name}` }, seen);
    },
    stored: async (typed) => besideChosen(typed, received, (await editablePartner(actor)).logo),
    back: PROFILE_PATH,
    done: (logo) => savedFlash("logo", { empty: logo === null, listed: isVerified(actor) }),
  });
}

/** A newly chosen image stays in the form; otherwise the form shows the image that is stored now. */
function besideChosen(
  typed: RefusedForm,
  { images, kept }: ReceivedImages,
  logo: Image | null,
): StoredForm<KeptImage[]> {
  const mine = images.some(({ isNew }) => isNew);
  const sentence = mine
    ? "Sigla a fost schimbată între timp. Dacă salvați încă o dată, o înlocuiți cu cea de mai jos"
    : `Sigla a fost ${logo ? "schimbată între timp: este cea de mai jos" : "scoasă între timp: se afișează un desen generat automat"}`;
  const refused = { ...typed, errors: { logo: sentence } };
  return { version: versionOf(logo), last: null, differences: [], refused, kept: mine ? kept : keptLogo(logo) };
}

export default function ProfileLogoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, version, hint } = loaderData;
  return (
    <PostPage
      heading={SECTIONS.logo}
      back={TO_PROFILE}
      answered={actionData}
      formKey={formKey}
      fields={{ version: actionData?.version ?? version }}
      files
      submit="Salvează"
      busyLabel="Se salvează…"
      note="Fără siglă se afișează un desen generat automat."
    >
      <ImageField
        name="logo"
        label="Sigla firmei"
        optional
        kept={actionData?.kept ?? loaderData.kept}
        most={1}
        hint={hint}
      />
    </PostPage>
  );
}
