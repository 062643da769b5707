import { LineField, TextField } from "~/ui/field/answered-field";
import { Facts } from "~/ui/fisa/fisa";
import { FACTS } from "../rules/facts";
import { MODEL_LABELS, MOST } from "../rules/model-form";
import { LINES_OF_MODEL } from "../rules/model-text";

const HINT = "Fiecare rând este o parte a documentului. Felurile de rânduri și faptele sunt explicate mai jos.";

/** The fields of a model, with how its text is written. */
export function ModelFields() {
  return (
    <>
      <LineField name="title" label={MODEL_LABELS.title} maxLength={MOST.title} />
      <LineField
        name="subtitle"
        label={MODEL_LABELS.subtitle}
        hint="Poate numi fapte, de exemplu: pentru achiziția: {obiect}."
        maxLength={MOST.title}
      />
      <LineField
        name="legalBasis"
        label={MODEL_LABELS.legalBasis}
        hint="Actele și articolele, de exemplu: Legea nr. 98/2016, art. 7 alin. (5)."
        maxLength={MOST.legalBasis}
      />
      <TextField name="text" label={MODEL_LABELS.text} rows={24} hint={HINT} maxLength={MOST.text} />
      <details className="fold">
        <summary>Cum se scrie un rând</summary>
        <Facts rows={LINES_OF_MODEL.map(([term, detail]) => ({ term, detail }))} />
        <p className="small muted">
          Un paragraf care trebuie să înceapă cu #, *, _ sau [ se scrie cu \ înainte. Rândurile goale nu contează.
        </p>
      </details>
      <details className="fold">
        <summary>Faptele care se pot numi</summary>
        <Facts rows={Object.entries(FACTS).map(([fact, detail]) => ({ term: `{${fact}}`, detail }))} />
        <p className="small muted">Ce nu are solicitarea rămâne cu puncte, de completat de mână.</p>
      </details>
    </>
  );
}
