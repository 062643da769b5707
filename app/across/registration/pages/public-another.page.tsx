import { Form, type RouterContextProvider, redirect } from "react-router";
import { actorContext, unplacedContext } from "~/modules/accounts/actor-context";
import { FormPage } from "~/modules/accounts/parts/form-page";
import { homeOf } from "~/modules/accounts/rules/actor";
import { type DoorType, doorType } from "~/modules/accounts/rules/doors";
import { UNPLACED_PATH } from "~/modules/accounts/rules/places";
import type { Unplaced } from "~/modules/accounts/rules/session";
import { TERMS_VERSION_WORDS } from "~/modules/accounts/rules/terms";
import { personById } from "~/modules/accounts/store/person.server";
import { answersOf } from "~/platform/form/answers";
import { newFormKey } from "~/platform/form/once.server";
import { formatPhone } from "~/platform/romania/phone";
import { FormSection } from "~/ui/form/form";
import { FormEnd } from "~/ui/form/form-end";
import { AuthorityFields } from "../parts/authority-fields";
import { DocumentField, PlaceFields } from "../parts/common-fields";
import { FirmFields } from "../parts/firm-fields";
import { submitAnother } from "../submit.server";
import type { Route } from "./+types/public-another.page";

/** Whoever is signed in without an organisation; everybody else has another page for this. */
function unplacedHere(context: Readonly<RouterContextProvider>): Unplaced {
  const person = context.get(unplacedContext);
  if (person) return person;
  const actor = context.get(actorContext);
  throw redirect(actor ? homeOf(actor) : "/login");
}

function doorIn(url: URL): DoorType {
  const door = doorType(url.searchParams.get("tip"));
  if (!door) throw redirect(UNPLACED_PATH);
  return door;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { userId, name, email } = unplacedHere(context);
  const door = doorIn(url);
  const phone = (await personById(userId))?.phone ?? null;
  return { door, name, email, formKey: newFormKey(), defaults: { telefon: phone && formatPhone(phone) } };
}

export const meta = () => [{ name: "robots", content: "noindex" }];

export const action = ({ request, context, url }: Route.ActionArgs) =>
  submitAnother(request, context, { person: unplacedHere(context), door: doorIn(url) });

const HEADINGS: Record<DoorType, string> = {
  uat: "Înregistrați o autoritate",
  firma: "Înregistrați o firmă",
};

export default function AnotherPage({ loaderData, actionData }: Route.ComponentProps) {
  const { door, name, email, formKey, defaults } = loaderData;
  const answers = answersOf(actionData?.refused, defaults);
  const Fields = door === "uat" ? AuthorityFields : FirmFields;
  return (
    <FormPage
      heading={HEADINGS[door]}
      answers={answers}
      back={{ href: UNPLACED_PATH, label: "Fără organizație" }}
      intro={`O administrați cu contul pe care îl aveți: ${name}, ${email}. Parola rămâne aceeași.`}
    >
      <Form method="post" encType="multipart/form-data" noValidate reloadDocument className="form">
        <input type="hidden" name="formKey" value={formKey} />
        <Fields answers={answers} />
        <FormSection heading="Dumneavoastră, în organizație">
          <PlaceFields answers={answers} />
        </FormSection>
        <FormSection heading="Document">
          <DocumentField door={door} kept={actionData?.kept ?? []} error={answers.error("document")} />
        </FormSection>
        <FormEnd
          submit="Trimite cererea"
          cancel={UNPLACED_PATH}
          note={
            <>
              Trimițând cererea, acceptați <a href="/termeni">termenii</a> în {TERMS_VERSION_WORDS}.
            </>
          }
        />
      </Form>
    </FormPage>
  );
}
