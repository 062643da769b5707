import { Facts } from "~/ui/fisa/fisa";
import { FACTS } from "../rules/facts";
import { LINES_OF_MODEL } from "../rules/model-text";

/** How the text of a model is written. */
export function ModelGuide() {
  return (
    <>
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
