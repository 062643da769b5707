import { randomUUID } from "node:crypto";
import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { SECRET } from "~/modules/accounts/forms";
import { UNPLACED_REGISTERED } from "~/modules/accounts/rules/places";
import { type AccountType, registeredPath } from "~/modules/accounts/rules/sign-in-paths";
import {
  filesFromAddress,
  inConstantTime,
  limitedAnswer,
  overLimit,
  overRegistrations,
  refusedWith,
} from "~/modules/accounts/signed-in/limits.server";
import { fromOf } from "~/modules/accounts/signed-in/request.server";
import type { Uploader } from "~/modules/media/rules/uploader";
import { receiveFiles } from "~/modules/media/verbs/receive.server";
import { unavailable } from "~/platform/database/unavailable.server";
import { alsoWrong, checkForm } from "~/platform/form/check-form.server";
import { isId } from "~/platform/form/id";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { log } from "~/platform/log.server";
import type { Refusal } from "~/platform/refusal";
import { accountForms, organisationForms } from "../forms";
import { registerForPerson, registerOrganisation } from "../verbs.server";

const EMPTY = "Vă rugăm completați toate câmpurile obligatorii";
const LONGER_THAN_ANY_WORK_MS = 400;

const unexpected: Record<AccountType, string> = {
  uat: "A apărut o eroare la crearea contului.",
  firma: "A apărut o eroare la trimiterea cererii.",
};

type Context = Readonly<RouterContextProvider>;
/** The kind of account, and the path to return to after signing in. */
type Registering = { accountType: AccountType; onward: string | null };

/**
 * Every valid form is answered by the same page after the same time, whether the address or CUI is new or known: the
 * difference is told only by mail.
 */
export async function submitRegistration(request: Request, context: Context, { accountType, onward }: Registering) {
  const form = await readForm(request);
  const { address } = fromOf(request, context);
  const flooded = hasFile(form) ? await overLimit([filesFromAddress, address]) : null;
  if (flooded) form.delete("document");
  const given = form.get("expeditor");
  const sender = typeof given === "string" && isId(given) ? given : randomUUID();
  form.delete("expeditor");
  const by = { registration: sender };
  const { checked, document } = await received(form, accountForms[accountType], { accountType, by });
  const back = { kept: document.kept, sender };
  const limited = (over: Refusal) => {
    const answer = limitedAnswer(form, over);
    return data({ ...answer.data, ...back }, answer.init ?? {});
  };
  if (flooded) return limited(flooded);
  if (!checked.ok) return data({ refused: checked.refused, ...back }, { status: 400 });
  const over = await overRegistrations(checked.value.email, address);
  if (over) return limited(over);
  const work = () => registerOrganisation(checked.value, document.files[0]?.id ?? null, onward);
  const registered = await inConstantTime(LONGER_THAN_ANY_WORK_MS, work).catch(logUnexpected);
  if (registered) return goTo(registeredPath(accountType, onward));
  return data({ refused: refusedWith(form, unexpected[accountType]), ...back }, { status: 500 });
}

/** The action for a person who has an account and no organisation. */
export async function submitNewOrganisation(request: Request, context: Context, registering: PersonRegistering) {
  const { accountType, person } = registering;
  const form = await readForm(request);
  const by = { userId: person.userId, organisationId: null };
  const { checked, document } = await received(form, organisationForms[accountType], { accountType, by });
  const { kept } = document;
  if (!checked.ok) return data({ refused: checked.refused, kept }, { status: 400 });
  const over = await overRegistrations(person.userId, fromOf(request, context).address);
  if (over) return data({ refused: refusedWith(form, over.message), kept }, over.init);
  return goTo(
    await once(form, person.userId, async () => {
      await registerForPerson(person.userId, checked.value, document.files[0]?.id ?? null);
      return UNPLACED_REGISTERED;
    }),
  );
}

type PersonRegistering = { accountType: AccountType; person: { userId: string } };

const hasFile = (form: FormData): boolean =>
  [...form.values()].some((value) => value instanceof File && value.size > 0);

/** Checks the form and its document. */
async function received<Asked extends { schema: z.ZodType; required: readonly string[] }>(
  form: FormData,
  { schema, required }: Asked,
  { accountType, by }: { accountType: AccountType; by: Uploader },
) {
  const document = await receiveFiles(form, "document", { purpose: `registration-${accountType}`, by });
  const options = { ...SECRET, lead: { sentence: EMPTY, fields: required } };
  const checked = checkForm<Asked["schema"]>(form, schema, options);
  return { checked: alsoWrong(form, checked, { document: document.sentence }, SECRET), document };
}

function logUnexpected(error: unknown): null {
  if (unavailable(error)) throw error;
  log.error({ error }, "registration failed");
  return null;
}
