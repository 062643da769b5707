import { CATEGORIES } from "~/modules/partners/rules/categories";
import { Anchor } from "~/ui/anchor/anchor";
import { REQUESTS_PATH } from "../rules/request-query";
import { TEMPLATES } from "../rules/templates";

/** "Începe de la un model": each leads to the form with a text to complete. */
export function TemplateList() {
  return (
    <section className="card card--compact" aria-labelledby="modele">
      <h2 id="modele" className="h3">
        Începe de la un model
      </h2>
      <p className="small muted">
        Un text cu întrebările pe care partenerii le-ar pune oricum; completați parantezele.
      </p>
      <ul className="reqmodels">
        {TEMPLATES.map(({ category, title }) => (
          <li key={category}>
            <Anchor href={`${REQUESTS_PATH}/new?model=${category}`}>{title}</Anchor>
            <span className="small muted block">{CATEGORIES[category]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
