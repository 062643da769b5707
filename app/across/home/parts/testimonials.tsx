import { testimonials, testimonialsAreExamples } from "../content";

/** What members and partners say, in the operator's words. */
export function Testimonials() {
  return (
    <section className="page" aria-labelledby="marturii">
      <h2 id="marturii">Ce spun membrii și partenerii</h2>
      <div className="voices">
        {testimonials.map(({ text, name, role, organisation }) => (
          <figure key={name}>
            <blockquote>
              <p>„{text}”</p>
            </blockquote>
            <figcaption className="small muted">
              <strong>{name}</strong>
              <br />
              {role}, {organisation}
            </figcaption>
          </figure>
        ))}
      </div>
      {testimonialsAreExamples ? (
        <p className="small muted">Mărturii de exemplu, cu nume inventate, până la cele ale membrilor.</p>
      ) : null}
    </section>
  );
}
