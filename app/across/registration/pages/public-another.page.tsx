import { Form, redirect } from "react-router";
import { actorContext, unplacedContext } from "~/modules/accounts/actor-context";
import { FormPage } from "~/modules/accounts/parts/form-page";
import { homeOf } from "~/modules/accounts/rules/actor";
import { type DoorType, doorType } from "~/modules/accounts/rules/doors";
import { UNPLACED_PATH, UNPLACED_REGISTERED } from "~/modules/accounts/rules/places";
import { TERMS_VERSION_WORDS } from "~/modules/accounts/rules/terms";
import { personById } from "~/modules/accounts/store/person.server";
import { answersOf } from "~/platform/form/answers";
import { hasLedTo, newFormKey } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { formatPhone } from "~/platform/romania/phone";
import { FormSection } from "~/ui/form/form";
import { FormEnd } from "~/ui/form/form-end";
import { toLogin } from "../../workspace/workspace-guard.server";
import { AuthorityFields } from "../parts/authority-fields";
import { DocumentField, PlaceFields } from "../parts/common-fields";
import { FirmFields } from "../parts/firm-fields";
import { submitAnother } from "../submit.server";
import type { Route } from "./+types/public-another.page";

type Asked = Pick<Route.LoaderArgs, "request" | "context" | "url">;

/** The page is for whoever is signed in without an organisation; everybody else has another one for this. */
function elsewhere({ request, context, url }: Asked): Promise<Response> | Response {
  const actor = context.get(actorContext);
  return actor ? redirect(homeOf(actor)) : toLogin(request, context, url);
}

function doorIn(url: URL): DoorType {
  const door = doorType(url.searchParams.get("tip"));
  if (!door) throw redirect(UNPLACED_PATH);
  return door;
}

export async function loader(asked: Route.LoaderArgs) {
  const person = asked.context.get(unplacedContext);
  if (!person) throw await elsewhere(asked);
  // whoever waits for an answer takes that request back before there is another
  if (person.asks) throw redirect(UNPLACED_PATH);
  const { userId, name, email } = person;
  const door = doorIn(asked.url);
  const phone = (await personById(userId))?.phone ?? null;
  return { door, name, email, formKey: newFormKey(), defaults: { telefon: phone && formatPhone(phone) } };
}

export const meta = () => [{ name: "robots", content: "noindex" }];

export async function action(asked: Route.ActionArgs) {
  const { request, context, url } = asked;
  const person = context.get(unplacedContext);
  if (person) return submitAnother(request, context, { person, door: doorIn(url) });
  // once sent, the form has made of them a member
  if (await hasLedTo(await readForm(request.clone()), UNPLACED_REGISTERED)) return goTo(UNPLACED_REGISTERED);
  throw await elsewhere(asked);
}

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
              Dacă organizația are deja un cont PSP, trimiteți o cerere de acces: până răspunde cine îl administrează nu
              se deschide niciun panou, iar cererea o puteți retrage oricând. Trimițând cererea, acceptați{" "}
              <a href="/termeni">termenii</a> în {TERMS_VERSION_WORDS}.
            </>
          }
        />
      </Form>
    </FormPage>
  );
}
