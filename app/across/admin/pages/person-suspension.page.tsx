import { redirect } from "react-router";
import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { PEOPLE } from "~/modules/accounts/rules/places";
import { personPolicy } from "~/modules/accounts/rules/policy";
import { suspendPerson } from "~/modules/accounts/verbs/admin.server";
import { now } from "~/platform/clock";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { reasonForm } from "../forms";
import type { Route } from "./+types/person-suspension.page";
import { backToPeople, personAt, personFlash } from "./decision.server";

/** An ADMIN cannot suspend themselves, nor a person who is suspended already. */
export async function loader(asked: Route.LoaderArgs) {
  const { actor, person } = await personAt(asked);
  if (!personPolicy.may("suspend", actor, person, now())) throw redirect(PEOPLE);
  return { name: person.name };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, reasonForm, {
    back: backToPeople,
    done: personFlash("Persoana a fost suspendată."),
    work: ({ actor, id, value }) => suspendPerson(actor, id, value.reason),
  });

export default function PersonSuspension({ loaderData: { name }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      back={{ href: PEOPLE, label: "Persoane" }}
      heading={`Suspendă pe ${name}`}
      before={
        <p>
          Este deconectată de pe toate dispozitivele și nu mai poate intra până ridicați suspendarea. Organizația ei
          rămâne.
        </p>
      }
      answered={actionData}
      submit="Suspendă persoana"
      variant="danger"
      busyLabel="Se suspendă…"
    >
      <TextField
        name="reason"
        label="Motivul"
        hint="Îl citește persoana când încearcă să se conecteze. Rămâne în jurnal."
        rows={4}
      />
    </PostPage>
  );
}
