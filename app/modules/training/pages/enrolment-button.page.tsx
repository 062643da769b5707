import { buttonSteps, type Posted } from "~/modules/accounts/signed-in/posted-step.server";
import { now } from "~/platform/clock";
import { enrolmentState } from "../rules/seats";
import { ownPlace } from "../store/enrolments.server";
import { acceptOffer, enrol } from "../verbs/enrolments.server";
import { toProgram } from "./program-here.server";

const CONFIRMATION = "Confirmarea sosește pe e-mail în câteva minute.";
/** From the specification. */
const FAILED = "A apărut o eroare la înregistrare. Te rugăm să încerci din nou.";

const SAID = {
  seated: { title: "Înscrierea este făcută.", text: CONFIRMATION },
  waiting: {
    title: "Sunteți pe lista de așteptare.",
    text: "Când se eliberează un loc, îl oferim celor de pe listă, în ordinea înscrierii.",
  },
};

/** Read again, because a form that is sent twice does its work once, and what came of it may be either. */
async function saidOf({ actor, id }: Posted) {
  const own = await ownPlace(id, actor);
  const state = own && enrolmentState(own, now());
  return state === "seated" || state === "waiting" ? SAID[state] : null;
}

const buttons = buttonSteps({
  enrolment: {
    back: toProgram,
    failed: FAILED,
    work: async ({ actor, id }) => {
      await enrol(actor, id);
    },
    done: saidOf,
  },
  acceptance: {
    back: toProgram,
    failed: FAILED,
    work: ({ actor, id }) => acceptOffer(actor, id),
    done: { title: "Locul este al dumneavoastră.", text: CONFIRMATION },
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function EnrolmentButton() {
  return null;
}
