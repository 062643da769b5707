import { alsoWrong, type Checked, checkForm } from "~/platform/form/check-form.server";
import { valuesIn } from "~/platform/form/field-table.server";
import { quoted } from "~/platform/language/quotes";
import { orNotFound } from "~/platform/refusal";
import { actForm } from "../forms/act";
import { ACT, type ActForm } from "../rules/act-fields";
import { actNamed, amendmentsText, readAmendments } from "../rules/act-lines";
import { actName } from "../rules/acts";
import { actById, linksOf } from "../store/acts.server";
import { actNames } from "../store/sought.server";
import type { ActInput } from "../verbs/acts.server";

/** A posted act; the acts that it names must be in the list. `id`: itself, which cannot abrogate itself. */
export async function readAct(form: FormData, id: string | null): Promise<Checked<ActInput>> {
  const checked = checkForm(form, actForm);
  if (!checked.ok) return checked;
  const { abrogatedBy, abrogatedOn, abrogationNote, amended, ...facts } = checked.value;
  const known = await actNames();
  const others = known.filter((one) => one.id !== id);
  const by = abrogatedBy === null ? null : actNamed(abrogatedBy, others);
  const amendments = readAmendments(amended, others);
  const unread = amendments.find((one) => typeof one === "string");
  const same = known.find((one) => one.id !== id && one.kind === facts.kind && one.number === facts.number);
  const value: ActInput = {
    ...facts,
    abrogated: by && abrogatedOn ? { actId: by.id, on: abrogatedOn, note: abrogationNote } : null,
    amended: amendments.flatMap((one) =>
      typeof one === "string" ? [] : [{ actId: one.act.id, on: one.on, note: one.what }],
    ),
  };
  return alsoWrong(form, { ok: true, value } as Checked<ActInput>, {
    number: same ? `${actName(facts)} este deja în listă` : null,
    abrogatedBy: abrogatedBy !== null && by === null ? notInList(abrogatedBy) : null,
    abrogatedOn: (abrogatedBy === null) === (abrogatedOn === null) ? null : "Scrieți și actul, și data abrogării",
    amended:
      unread === undefined
        ? null
        : `${quoted(unread)} nu se citește: actul, o virgulă, data, două puncte, ce s-a schimbat`,
  });
}

export const notInList = (written: string): string =>
  `${quoted(written)} nu este în lista de legislație. Scrieți felul și numărul, de exemplu Legea 544/2001`;

/** A stored act, as its form asks for it. */
export async function askedOf(id: string): Promise<ActForm> {
  const facts = valuesIn(ACT, orNotFound(await actById(id)));
  const { by } = await linksOf(id);
  const abrogation = by.find((link) => link.kind === "abrogates");
  return {
    ...facts,
    abrogatedBy: abrogation ? actName(abrogation.act) : null,
    abrogatedOn: abrogation?.on ?? null,
    abrogationNote: abrogation?.note ?? "",
    amended: amendmentsText(by.filter((link) => link.kind === "amends").map((link) => ({ ...link, ...link.act }))),
  };
}
