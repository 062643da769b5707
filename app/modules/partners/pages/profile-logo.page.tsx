import { data, Form, useNavigation } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import { isVerified } from "~/modules/accounts/rules/actor";
import { keptImage, receiveImages } from "~/modules/media/receive-images.server";
import { imageHint } from "~/modules/media/rules/image-upload";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { answersOf } from "~/platform/form/answers";
import { refuse } from "~/platform/form/check-form.server";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { contentVersion, Overtaken, seenVersion } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { settings } from "~/platform/settings.server";
import { Button, ButtonLink } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { FormActions } from "~/ui/form/form";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { ImageField } from "~/ui/image-field/image-field";
import { Stack } from "~/ui/layout/layout";
import { PROFILE_PATH, SECTIONS, sectionPath } from "../rules/sections";
import { editablePartner, savedFlash } from "../section-page.server";
import { saveLogo } from "../verbs.server";
import type { Route } from "./+types/profile-logo.page";

export const shouldRevalidate = onlyElsewhere;

export async function loader({ context }: Route.LoaderArgs) {
  const { logo, name } = await editablePartner(actorOf(context));
  return {
    name,
    formKey: newFormKey(),
    version: contentVersion(logo?.id ?? null),
    kept: logo ? [keptImage(logo)] : [],
    hint: `${imageHint(settings().imageLimits)}. Cel mai bine un pătrat: așa stă pe card și pe profil.`,
  };
}

const CHANGED =
  "Sigla a fost schimbată între timp de un coleg: acum este cea de pe profil. Dacă salvați încă o dată, rămâne cea de aici";

export async function action({ context, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { logo, name } = await editablePartner(actor);
  const form = await readForm(request);
  const { images, kept, sentence } = await receiveImages(form, "logo", { by: uploaderOf(actor), most: 1 });
  const again = (status: number, problem: string) =>
    data({ refused: refuse(form, { logo: problem }), kept, version: contentVersion(logo?.id ?? null) }, { status });
  if (sentence !== null) return again(400, sentence);
  const chosen = images[0] ?? null;
  try {
    const location = await once(form, actor.userId, async () => {
      const alt = chosen?.alt || `Sigla ${name}`;
      await saveLogo(actor, chosen && { ...chosen, alt }, seenVersion(form));
      return PROFILE_PATH;
    });
    return goTo(location, savedFlash("logo", { empty: chosen === null, listed: isVerified(actor) }));
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return again(409, CHANGED);
  }
}

export default function ProfileLogoPage({ loaderData, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  const { formKey, version, hint } = loaderData;
  const busy = useNavigation().formAction === sectionPath("logo");
  return (
    <Stack gap={3}>
      <title>{`${answers.refused ? "Eroare: " : ""}${SECTIONS.logo} – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <Crumb href={PROFILE_PATH}>Profilul firmei</Crumb>
      <h1>{SECTIONS.logo}</h1>
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
        <FormActions note="Fără siglă, firma își păstrează țesătura.">
          <Button variant="primary" busy={busy} busyLabel="Se salvează…">
            Salvează
          </Button>
          <ButtonLink variant="quiet" href={PROFILE_PATH}>
            Renunță
          </ButtonLink>
        </FormActions>
      </Form>
    </Stack>
  );
}
