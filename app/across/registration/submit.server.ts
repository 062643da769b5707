import { randomUUID } from "node:crypto";
import { data, type RouterContextProvider } from "react-router";
import {
  filesFromAddress,
  limitedAnswer,
  overLimit,
  refusedWith,
  registrationFromAddress,
} from "~/modules/accounts/limits.server";
import { steady } from "~/modules/accounts/link-request.server";
import { fromOf } from "~/modules/accounts/request.server";
import { type DoorType, registeredPath } from "~/modules/accounts/rules/doors";
import { UNPLACED_REGISTERED } from "~/modules/accounts/rules/places";
import { receiveFiles } from "~/modules/media/receive.server";
import { unavailable } from "~/platform/database/unavailable.server";
import type { RefusedForm } from "~/platform/form/answers";
import { type CheckOptions, checkForm } from "~/platform/form/check-form.server";
import { isId } from "~/platform/form/id";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { log } from "~/platform/log.server";
import {
  authorityForm,
  firmForm,
  placedAuthorityForm,
  placedFirmForm,
  requiredOfAuthority,
  requiredOfFirm,
  requiredOfPlacedAuthority,
  requiredOfPlacedFirm,
} from "./forms";
import { type Filled, type FilledPlaced, registerOrganisation, registerPlaced } from "./verbs.server";

const SECRET = ["parola", "confirmaParola"];
const EMPTY = "Vă rugăm completați toate câmpurile obligatorii";
const LONGER_THAN_ANY_WORK_MS = 400;

const unexpected: Record<DoorType, string> = {
  uat: "A apărut o eroare la crearea contului.",
  firma: "A apărut o eroare la trimiterea cererii.",
};

type Context = Readonly<RouterContextProvider>;
/** Through which door, and where to in the end. */
type Way = { door: DoorType; onward: string | null };

/**
 * Every visitor whose form is in order is led to the same page after the same time, whether account, address or CUI are
 * new or known: the difference is told by mail to whom it concerns.
 */
export async function submitRegistration(request: Request, context: Context, { door, onward }: Way) {
  const form = await readForm(request);
  const { address } = fromOf(request, context);
  const flooded = await overLimit([filesFromAddress, address]);
  if (flooded) throw flooded;
  const given = form.get("expeditor");
  const sender = typeof given === "string" && isId(given) ? given : randomUUID();
  form.delete("expeditor");
  const document = await receiveFiles(form, "document", {
    purpose: `registration-${door}`,
    by: { registration: sender },
  });
  const checked = check(form, door);
  const back = { kept: document.kept, sender };
  if (!checked.ok || document.sentence) {
    return data({ refused: withFileError(checked, form, document.sentence), ...back }, { status: 400 });
  }
  const over = await overLimit([registrationFromAddress, address]);
  if (over) {
    const answer = limitedAnswer(form, over, SECRET);
    return data({ ...answer.data, ...back }, answer.init ?? {});
  }
  const filled = checked.value;
  const work = () => registerOrganisation(filled, document.files[0]?.id ?? null, onward);
  const registered = await steady(LONGER_THAN_ANY_WORK_MS, work).catch(unforeseen);
  if (registered) return goTo(registeredPath(door, onward));
  return data({ refused: refusedWith(form, unexpected[door], SECRET), ...back }, { status: 500 });
}

/** For somebody who has an account and belongs to no organisation: what comes of it they are told by mail, or see inside. */
export async function submitAnother(request: Request, context: Context, { door, person }: AnotherWay) {
  const form = await readForm(request);
  const document = await receiveFiles(form, "document", {
    purpose: `registration-${door}`,
    by: { userId: person.userId, organisationId: null },
  });
  const { kept } = document;
  const checked = checkPlaced(form, door);
  if (!checked.ok || document.sentence)
    return data({ refused: withFileError(checked, form, document.sentence), kept }, { status: 400 });
  const over = await overLimit([registrationFromAddress, fromOf(request, context).address]);
  if (over) return data({ refused: refusedWith(form, over.message, []), kept }, over.init);
  return goTo(
    await once(form, person.userId, async () => {
      await registerPlaced(person.userId, checked.value, document.files[0]?.id ?? null);
      return UNPLACED_REGISTERED;
    }),
  );
}

type AnotherWay = { door: DoorType; person: { userId: string } };
type Checked<Value = Filled> = { ok: true; value: Value } | { ok: false; refused: RefusedForm };

const lead = (fields: readonly string[]): CheckOptions => ({ secret: SECRET, lead: { sentence: EMPTY, fields } });

function check(form: FormData, door: DoorType): Checked {
  if (door === "uat") {
    const checked = checkForm(form, authorityForm, lead(requiredOfAuthority));
    return checked.ok ? { ok: true, value: { kind: "UAT", form: checked.value } } : checked;
  }
  const checked = checkForm(form, firmForm, lead(requiredOfFirm));
  return checked.ok ? { ok: true, value: { kind: "FIRMA", form: checked.value } } : checked;
}

function checkPlaced(form: FormData, door: DoorType): Checked<FilledPlaced> {
  if (door === "uat") {
    const checked = checkForm(form, placedAuthorityForm, lead(requiredOfPlacedAuthority));
    return checked.ok ? { ok: true, value: { kind: "UAT", form: checked.value } } : checked;
  }
  const checked = checkForm(form, placedFirmForm, lead(requiredOfPlacedFirm));
  return checked.ok ? { ok: true, value: { kind: "FIRMA", form: checked.value } } : checked;
}

function withFileError(checked: Checked<FilledPlaced>, form: FormData, sentence: string | null): RefusedForm {
  const refused = checked.ok ? { ...refusedWith(form, "", SECRET), lead: null } : checked.refused;
  return sentence ? { ...refused, errors: { ...refused.errors, document: sentence } } : refused;
}

function unforeseen(error: unknown): null {
  if (unavailable(error)) throw error;
  log.error({ error }, "registration failed");
  return null;
}
