import { contact, line, orNone } from "~/platform/form/field-table";
import { typedIn } from "~/platform/form/field-table.server";
import { orNotFound } from "~/platform/refusal";
import { StepPage } from "~/ui/form/step-page";
import { accountLabel, accountPath } from "../rules/places";
import { stepPage } from "../signed-in/step-page.server";
import { personById } from "../store/person.server";
import { editPerson } from "../verbs/organisation.server";

const PERSON = {
  name: line("Numele", "numele", 200, { input: { autoComplete: "name" } }),
  position: orNone(line("Funcția", "funcția", 200, { input: { autoComplete: "organization-title" } })),
  phone: orNone(contact("phone", "Telefon", { input: { type: "tel", autoComplete: "tel", figures: true } })),
};

const edit = stepPage({
  kept: true,
  fields: PERSON,
  async page({ actor }) {
    const person = orNotFound(await personById(actor.userId));
    return {
      back: { href: accountPath(actor.role), label: accountLabel(actor.role) },
      heading: "Datele mele",
      defaults: typedIn(PERSON, person),
      submit: "Salvează",
      busyLabel: "Se salvează…",
    };
  },
  back: ({ actor }) => accountPath(actor.role),
  work: ({ actor, value }) => editPerson(actor, value),
  done: { title: "Datele au fost salvate." },
});

export const loader = edit.open;
export const action = edit.take;
export default StepPage;
