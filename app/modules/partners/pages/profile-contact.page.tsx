import { Checkbox } from "~/ui/field/choice-group";
import { Field } from "~/ui/field/field";
import { Input } from "~/ui/field/input";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { SectionForm } from "../parts/section-form";
import { sectionAction, sectionView } from "../section-page.server";
import type { Route } from "./+types/profile-contact.page";

export const shouldRevalidate = onlyElsewhere;

export const loader = (asked: Route.LoaderArgs) => sectionView("contact", asked);

export const action = (asked: Route.ActionArgs) => sectionAction("contact", asked);

export default function ProfileContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SectionForm
      view={loaderData}
      answered={actionData}
      intro="Cum ajunge la firmă cine nu are cont pe platformă. Autoritățile vă scriu oricum prin mesaje."
    >
      {(answers) => {
        const [site, phone, email] = [answers.field("website"), answers.field("phone"), answers.field("email")];
        return (
          <>
            <Field name="website" label="Site" optional error={site.error} hint="De pildă www.firma.ro">
              <Input defaultValue={site.defaultValue} autoComplete="url" inputMode="url" />
            </Field>
            <Field name="phone" label="Telefon" optional error={phone.error} hint="De pildă 0264 123 456">
              <Input figures defaultValue={phone.defaultValue} autoComplete="tel" inputMode="tel" />
            </Field>
            <Field
              name="email"
              label="E-mail"
              optional
              error={email.error}
              hint="O adresă a firmei, nu a unei persoane."
            >
              <Input defaultValue={email.defaultValue} autoComplete="email" inputMode="email" />
            </Field>
            <Checkbox
              name="emailPublic"
              label="Adresa de e-mail se vede pe pagina publică"
              hint="Altfel rămâne numai aici."
              checked={answers.chosen("emailPublic").includes("on")}
            />
          </>
        );
      }}
    </SectionForm>
  );
}
