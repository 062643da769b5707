import { randomUUID } from "node:crypto";
import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { SECRET } from "~/modules/accounts/forms";
import {
  filesFromAddress,
  inConstantTime,
  limitedAnswer,
  overLimit,
  refusedWith,
  registrationFromAddress,
} from "~/modules/accounts/http/limits.server";
import { fromOf } from "~/modules/accounts/http/request.server";
import { UNPLACED_REGISTERED } from "~/modules/accounts/rules/places";
import { type AccountType, registeredPath } from "~/modules/accounts/rules/sign-in-paths";
import { receiveFiles } from "~/modules/media/verbs/receive.server";
import { unavailable } from "~/platform/database/unavailable.server";
import { checkForm } from "~/platform/form/check-form.server";
import { isId } from "~/platform/form/id";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { log } from "~/platform/log.server";
import { accountForms, organisationForms } from "./forms";
import { registerForPerson, registerOrganisation } from "./verbs.server";

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
  const flooded = await overLimit([filesFromAddress, address]);
  if (flooded) throw flooded;
  const given = form.get("expeditor");
  const sender = typeof given === "string" && isId(given) ? given : randomUUID();
  form.delete("expeditor");
  const by = { registration: sender };
  const { checked, document, refused } = await received(
    form,
    accountForms[accountType].schema,
    accountForms[accountType],
    {
      purpose: `registration-${accountType}`,
      by,
    },
  );
  const back = { kept: document.kept, sender };
  if (!checked.ok || refused) return data({ refused, ...back }, { status: 400 });
  const over = await overLimit([registrationFromAddress, address]);
  if (over) {
    const answer = limitedAnswer(form, over);
    return data({ ...answer.data, ...back }, answer.init ?? {});
  }
  const work = () => registerOrganisation(checked.value, document.files[0]?.id ?? null, onward);
  const registered = await inConstantTime(LONGER_THAN_ANY_WORK_MS, work).catch(logUnexpected);
  if (registered) return goTo(registeredPath(accountType, onward));
  return data({ refused: refusedWith(form, unexpected[accountType]), ...back }, { status: 500 });
}

/** The action for a person who has an account and no organisation. */
export async function submitNewOrganisation(
  request: Request,
  context: Context,
  { accountType, person }: PersonRegistering,
) {
  const form = await readForm(request);
  const by = { userId: person.userId, organisationId: null };
  const { checked, document, refused } = await received(
    form,
    organisationForms[accountType].schema,
    organisationForms[accountType],
    {
      purpose: `registration-${accountType}`,
      by,
    },
  );
  const { kept } = document;
  if (!checked.ok || refused) return data({ refused, kept }, { status: 400 });
  const over = await overLimit([registrationFromAddress, fromOf(request, context).address]);
  if (over) return data({ refused: refusedWith(form, over.message), kept }, over.init);
  return goTo(
    await once(form, person.userId, async () => {
      await registerForPerson(person.userId, checked.value, document.files[0]?.id ?? null);
      return UNPLACED_REGISTERED;
    }),
  );
}

type PersonRegistering = { accountType: AccountType; person: { userId: string } };
type Kind = { required: readonly string[]; order: readonly string[] };

/** Checks the form and its document; `refused` holds every mistake in the order of the page, or null when there is none. */
async function received<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  { required, order }: Kind,
  from: Parameters<typeof receiveFiles>[2],
) {
  const document = await receiveFiles(form, "document", from);
  const checked = checkForm(form, schema, { ...SECRET, lead: { sentence: EMPTY, fields: required } });
  const { sentence } = document;
  if (checked.ok && !sentence) return { checked, document, refused: null };
  const refused = checked.ok ? refusedWith(form, null) : checked.refused;
  const errors = Object.entries({ ...refused.errors, ...(sentence ? { document: sentence } : {}) });
  const place = ([name]: [string, string]) => order.indexOf(name.split("[")[0] ?? "");
  const sorted = Object.fromEntries(errors.sort((one, other) => place(one) - place(other)));
  return { checked, document, refused: { ...refused, errors: sorted } };
}

function logUnexpected(error: unknown): null {
  if (unavailable(error)) throw error;
  log.error({ error }, "registration failed");
  return null;
}
