import { ButtonLink } from "~/ui/button/button";
import { AUDIENCES } from "../landing";

/** For whom this is. Whoever has joined knows it already. */
export function Audience() {
  return (
    <section className="page" aria-labelledby="pentru-cine">
      <h2 id="pentru-cine">Pentru cine</h2>
      <div className="audience">
        {AUDIENCES.map(({ title, whom, gets, href, label }) => (
          <div key={title} className="stack">
            <h3>{title}</h3>
            <p className="muted">{whom}</p>
            <ul className="bullets">
              {gets.map((get) => (
                <li key={get}>{get}</li>
              ))}
            </ul>
            <ButtonLink href={href}>{label}</ButtonLink>
          </div>
        ))}
      </div>
    </section>
  );
}
