import { data, Form, useNavigation } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import { isVerified } from "~/modules/accounts/rules/actor";
import { keptImage, type ReceivedImages, receiveImages } from "~/modules/media/receive-images.server";
import type { Image } from "~/modules/media/rules/image";
import { imageHint } from "~/modules/media/rules/image-upload";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { answersOf } from "~/platform/form/answers";
import { refuse } from "~/platform/form/check-form.server";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { contentVersion, notOvertaken, Overtaken, seenVersion } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { settings } from "~/platform/settings.server";
import { FormEnd } from "~/ui/form/form-end";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { ImageField } from "~/ui/image-field/image-field";
import type { KeptImage } from "~/ui/image-field/items";
import { SectionFrame } from "../parts/section-frame";
import { PROFILE_PATH, sectionPath } from "../rules/sections";
import { editablePartner, savedFlash } from "../section-page.server";
import { saveLogo } from "../verbs.server";
import type { Route } from "./+types/profile-logo.page";

export const shouldRevalidate = onlyElsewhere;

/** Which picture the form has shown. */
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

/** Thrown through the one-time key, which is then free for another picture; the form sent twice is asked nothing again. */
class Wrong extends Error {}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { logo, name } = await editablePartner(actor);
  const form = await readForm(request);
  const received = await receiveImages(form, "logo", { by: uploaderOf(actor), most: 1 });
  const seen = seenVersion(form);
  const { images, kept, sentence } = received;
  const chosen = images[0] ?? null;
  try {
    const location = await once(form, actor.userId, async () => {
      notOvertaken(seen, versionOf(logo));
      if (sentence !== null) throw new Wrong(sentence);
      const alt = chosen?.alt || `Sigla ${name}`;
      await saveLogo(actor, chosen && { ...chosen, alt }, seen);
      return PROFILE_PATH;
    });
    return goTo(location, savedFlash("logo", { empty: chosen === null, listed: isVerified(actor) }));
  } catch (error) {
    if (error instanceof Wrong)
      return data({ refused: refuse(form, { logo: error.message }), kept, version: seen }, { status: 400 });
    if (!(error instanceof Overtaken)) throw error;
    return overtaken(form, received, (await editablePartner(actor)).logo);
  }
}

/** Whoever had chosen a picture decides between both; whoever had not sees the one that stands now. */
function overtaken(form: FormData, { images, kept }: ReceivedImages, logo: Image | null) {
  const mine = images.some(({ isNew }) => isNew);
  const sentence = mine
    ? "Sigla a fost schimbată între timp. Dacă salvați încă o dată, o înlocuiți cu cea de mai jos"
    : `Sigla a fost ${logo ? "schimbată între timp: este cea de mai jos" : "scoasă între timp: firma are acum țesătura ei"}`;
  const refused = refuse(form, { logo: sentence });
  return data({ refused, kept: mine ? kept : keptLogo(logo), version: versionOf(logo) }, { status: 409 });
}

export default function ProfileLogoPage({ loaderData, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  const { formKey, version, hint } = loaderData;
  const busy = useNavigation().formAction === sectionPath("logo");
  return (
    <SectionFrame section="logo" answers={answers} answered={actionData} wrong={answers.refused}>
      <Form method="post" encType="multipart/form-data" className="form" noValidate>
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="version" value={actionData?.version ?? version} />
        <ImageField
          name="logo"
          label="Sigla firmei"
          optional
          kept={actionData?.kept ?? loaderData.kept}
          most={1}
          hint={hint}
          error={answers.error("logo")}
        />
        <FormEnd
          submit="Salvează"
          busy={busy}
          busyLabel="Se salvează…"
          cancel={PROFILE_PATH}
          note="Fără siglă, firma își păstrează țesătura."
        />
      </Form>
    </SectionFrame>
  );
}
