import { Form, redirect } from "react-router";
import { homeOf } from "~/modules/accounts/rules/actor";
import { UNPLACED_PATH, UNPLACED_REGISTERED } from "~/modules/accounts/rules/places";
import { type AccountType, asAccountType } from "~/modules/accounts/rules/sign-in-paths";
import { TERMS_VERSION_WORDS } from "~/modules/accounts/rules/terms";
import { actorContext, unplacedContext } from "~/modules/accounts/signed-in/actor-context";
import { personById } from "~/modules/accounts/store/person.server";
import { hasLedTo, newFormKey } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { readableEmail } from "~/platform/language/host-name";
import { formatPhone } from "~/platform/romania/phone";
import { FormSection } from "~/ui/form/form";
import { FormEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { toLogin } from "../../workspace/http/workspace-guard.server";
import { AuthorityFields } from "../parts/authority-fields";
import { DocumentField, PlaceFields } from "../parts/common-fields";
import { FirmFields } from "../parts/firm-fields";
import type { Route } from "./+types/public-new-organisation.page";
import { submitNewOrganisation } from "./submit.server";

type Asked = Pick<Route.LoaderArgs, "request" | "context" | "url">;

/** The response for visitors who are not signed in without an organisation: their own page, or login. */
function elsewhere({ request, context, url }: Asked): Promise<Response> | Response {
  const actor = context.get(actorContext);
  return actor ? redirect(homeOf(actor)) : toLogin(request, url);
}

function doorIn(url: URL): AccountType {
  const accountType = asAccountType(url.searchParams.get("tip"));
  if (!accountType) throw redirect(UNPLACED_PATH);
  return accountType;
}

export async function loader(asked: Route.LoaderArgs) {
  const person = asked.context.get(unplacedContext);
  if (!person) throw await elsewhere(asked);
  // an open join request has to be withdrawn first
  if (person.asks) throw redirect(UNPLACED_PATH);
  const { userId, name, email } = person;
  const accountType = doorIn(asked.url);
  const phone = (await personById(userId))?.phone ?? null;
  return { accountType, name, email, formKey: newFormKey(), defaults: { telefon: phone && formatPhone(phone) } };
}

export const meta = () => [{ name: "robots", content: "noindex" }];

export async function action(asked: Route.ActionArgs) {
  const { request, context, url } = asked;
  const person = context.get(unplacedContext);
  if (person) return submitNewOrganisation(request, context, { person, accountType: doorIn(url) });
  // the form was sent before, and its first sending made the person a member
  if (await hasLedTo(await readForm(request.clone()), UNPLACED_REGISTERED)) return goTo(UNPLACED_REGISTERED);
  throw await elsewhere(asked);
}

const HEADINGS: Record<AccountType, string> = {
  uat: "Înregistrați o autoritate",
  firma: "Înregistrați o firmă",
};

export default function NewOrganisationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { accountType, name, email, formKey, defaults } = loaderData;
  const Fields = accountType === "uat" ? AuthorityFields : FirmFields;
  return (
    <FormPage
      heading={HEADINGS[accountType]}
      answered={actionData}
      defaults={defaults}
      back={{ href: UNPLACED_PATH, label: "Fără organizație" }}
      intro={`O administrați cu contul pe care îl aveți: ${name}, ${readableEmail(email)}. Parola rămâne aceeași.`}
    >
      <Form method="post" encType="multipart/form-data" noValidate reloadDocument className="form">
        <input type="hidden" name="formKey" value={formKey} />
        <Fields />
        <FormSection heading="Datele dumneavoastră în organizație">
          <PlaceFields />
        </FormSection>
        <FormSection heading="Document">
          <DocumentField accountType={accountType} kept={actionData?.kept ?? []} />
        </FormSection>
        <FormEnd
          submit="Trimite cererea"
          cancel={UNPLACED_PATH}
          note={
            <>
              Dacă organizația are deja un cont PSP, trimiteți o cerere de acces: până la răspunsul titularului nu se
              deschide niciun panou, iar cererea o puteți retrage oricând. Trimițând cererea, acceptați{" "}
              <a href="/termeni">termenii</a> în {TERMS_VERSION_WORDS}.
            </>
          }
        />
      </Form>
    </FormPage>
  );
}
