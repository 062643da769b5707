import { isVerified } from "~/modules/accounts/rules/actor";
import { accountLabel, accountPath } from "~/modules/accounts/rules/places";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { Anchor } from "~/ui/anchor/anchor";
import { TableFields } from "~/ui/field/table-fields";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { SectionForm } from "../parts/section-form";
import { FIELDS } from "../rules/profile-fields";
import type { Route } from "./+types/profile-company.page";
import { editablePartner, sectionAction, sectionView } from "./section-page.server";

export const shouldRevalidate = onlyElsewhere;

export async function loader(asked: Route.LoaderArgs) {
  const actor = actorOf(asked.context);
  const { name } = await editablePartner(actor);
  const account = { href: accountPath(actor.role), label: accountLabel(actor.role) };
  return { ...(await sectionView("company", asked)), name, account, verified: isVerified(actor) };
}

export const action = (asked: Route.ActionArgs) => sectionAction("company", asked);

export default function ProfileCompanyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, account, verified } = loaderData;
  return (
    <SectionForm
      view={loaderData}
      answered={actionData}
      intro="Prezentarea pe scurt a firmei: prima informație pe care o citește o autoritate."
    >
      <div className="field">
        <span className="label">Denumirea firmei</span>
        <p>{name}</p>
        <span className="hint">
          {verified ? (
            <>
              Cea din acte, verificată împreună cu firma. Dacă s-a schimbat în acte, scrieți la{" "}
              <Anchor href="/support">suport</Anchor>.
            </>
          ) : (
            <>
              Cea din acte: până la verificare se corectează din <Anchor href={account.href}>{account.label}</Anchor>.
            </>
          )}
        </span>
      </div>
      <TableFields table={FIELDS.company} />
    </SectionForm>
  );
}
