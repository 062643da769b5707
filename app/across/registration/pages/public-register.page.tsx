import { Form, redirect } from "react-router";
import { AccountChoice } from "~/modules/accounts/parts/account-choice";
import { NewPasswordFields } from "~/modules/accounts/parts/new-password-fields";
import { homeOf } from "~/modules/accounts/rules/actor";
import { UNPLACED_PATH } from "~/modules/accounts/rules/places";
import {
  type AccountType,
  asAccountType,
  loginPath,
  onwardOf,
  registerPath,
} from "~/modules/accounts/rules/sign-in-paths";
import { TERMS_VERSION_WORDS } from "~/modules/accounts/rules/terms";
import { actorContext, unplacedContext } from "~/modules/accounts/signed-in/actor-context";
import { pageMeta } from "~/platform/page-meta";
import { badRequest } from "~/platform/refusal";
import { Button, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { FormActions, FormSection } from "~/ui/form/form";
import { FormPage } from "~/ui/form/form-page";
import { Gate } from "~/ui/gate/gate";
import { Head } from "~/ui/head/head";
import { Side } from "~/ui/layout/layout";
import { Thread } from "~/ui/thread/thread";
import { AuthorityFields } from "../parts/authority-fields";
import { DocumentField, PersonFields } from "../parts/common-fields";
import { FirmFields } from "../parts/firm-fields";
import type { Route } from "./+types/public-register.page";
import { submitRegistration } from "./submit.server";

export function loader({ context, url }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const onward = onwardOf(url.searchParams);
  if (actor) throw redirect(onward ?? homeOf(actor));
  if (context.get(unplacedContext)) throw redirect(UNPLACED_PATH);
  return { accountType: asAccountType(url.searchParams.get("tip")), onward };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const accountType = loaderData?.accountType ?? null;
  return pageMeta(matches, {
    title: accountType ? headings[accountType] : "Înregistrare",
    description: "Autoritățile publice locale și firmele partenere își fac aici cont în PSP; durează cam cinci minute.",
    path: registerPath(accountType, null),
    ownTitle: true,
  });
};

export function action({ request, context, url }: Route.ActionArgs) {
  const accountType = asAccountType(url.searchParams.get("tip"));
  if (!accountType) throw badRequest();
  return submitRegistration(request, context, { accountType, onward: onwardOf(url.searchParams) });
}

const headings: Record<AccountType, string> = {
  uat: "Înregistrare autoritate publică locală",
  firma: "Înregistrare firmă parteneră",
};
const intros: Record<AccountType, string> = {
  uat: "Durează cam cinci minute. Aveți la îndemână CUI-ul instituției.",
  firma: "Durează cam cinci minute. Aveți la îndemână CUI-ul și numărul de la registrul comerțului.",
};

export default function RegisterPage({ loaderData: { accountType, onward }, actionData }: Route.ComponentProps) {
  if (!accountType) return <Choice onward={onward} />;
  const kept = actionData?.kept ?? [];
  const Fields = accountType === "uat" ? AuthorityFields : FirmFields;
  return (
    <Side form label="După ce trimiteți cererea" aside={<WhatFollows accountType={accountType} />}>
      <FormPage
        heading={headings[accountType]}
        answered={actionData}
        back={{ href: registerPath(null, onward), label: "Alege tipul de cont" }}
        intro={intros[accountType]}
      >
        <Form method="post" encType="multipart/form-data" noValidate reloadDocument className="form">
          {actionData ? <input type="hidden" name="expeditor" value={actionData.sender} /> : null}
          <Fields />
          <FormSection heading="Persoana de contact">
            <PersonFields />
          </FormSection>
          <FormSection heading="Document și parolă">
            <DocumentField accountType={accountType} kept={kept} />
            <NewPasswordFields label="Parola" />
          </FormSection>
          <FormActions
            note={
              <>
                Trimițând cererea, acceptați <a href="/termeni">termenii</a> în {TERMS_VERSION_WORDS}.
              </>
            }
          >
            <Button variant="primary">Trimite cererea</Button>
            <ButtonLink variant="quiet" href={loginPath(accountType, onward)}>
              Am deja cont
            </ButtonLink>
          </FormActions>
        </Form>
      </FormPage>
    </Side>
  );
}

function Choice({ onward }: { onward: string | null }) {
  return (
    <>
      <title>Înregistrare – PSP</title>
      <Gate>
        <Head heading="Înregistrare" facts="Ce fel de cont vă faceți?" />
        <AccountChoice
          uat={{
            href: registerPath("uat", onward),
            text: "Comune, orașe, municipii, consilii județene, sectoare și ADI: scrieți de ce aveți nevoie, primiți oferte.",
          }}
          firma={{
            href: registerPath("firma", onward),
            text: "Consultanți, furnizori de servicii și de produse: aflați ce caută primăriile și răspundeți.",
          }}
        />
        <p className="small">
          Aveți deja cont? <a href={loginPath(null, onward)}>Conectare</a>
        </p>
      </Gate>
    </>
  );
}

const LAST_STEPS = {
  uat: {
    verified: { title: "Verificăm instituția", note: "până atunci puteți scrie ciorne" },
    first: { title: "Trimiteți prima solicitare", note: "ajunge la partenerii potriviți" },
  },
  firma: {
    verified: { title: "Verificăm firma", note: "până atunci vă puteți scrie profilul" },
    first: { title: "Trimiteți prima ofertă", note: "vă anunțăm când vi se potrivește una" },
  },
} as const satisfies Record<AccountType, unknown>;

/** The steps after the form. */
function WhatFollows({ accountType }: { accountType: AccountType }) {
  const { verified, first } = LAST_STEPS[accountType];
  return (
    <Card heading="După ce trimiteți cererea">
      <Thread
        events={[
          { state: "now", title: "Cererea", note: "acum, cam cinci minute" },
          { state: "next", title: "Confirmați adresa de e-mail", note: "linkul vine imediat" },
          { state: "next", ...verified },
          { state: "next", ...first },
        ]}
      />
      <p className="small muted">
        Nu știți ce să completați? <a href="/support">Scrieți la suport</a>, răspundem în 24–48 de ore.
      </p>
    </Card>
  );
}
