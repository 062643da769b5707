import { LineField } from "~/ui/field/answered-field";
import { Checkbox } from "~/ui/field/choice-group";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { SectionForm } from "../parts/section-form";
import type { Route } from "./+types/profile-contact.page";
import { sectionAction, sectionView } from "./section-page.server";

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
      <LineField
        name="website"
        label="Site"
        optional
        hint="De exemplu www.exemplu.ro"
        autoComplete="url"
        inputMode="url"
      />
      <LineField
        name="phone"
        label="Telefon"
        optional
        hint="De exemplu 0264 123 456 int. 12. Două numere se despart prin virgulă."
        figures
        autoComplete="tel"
        inputMode="tel"
      />
      <LineField
        name="email"
        label="E-mail"
        optional
        hint="O adresă a firmei, nu a unei persoane."
        autoComplete="email"
        inputMode="email"
      />
      <Checkbox
        name="emailPublic"
        label="Adresa de e-mail se vede pe pagina publică"
        hint="Altfel rămâne numai aici."
      />
    </SectionForm>
  );
}
