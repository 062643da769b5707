import { Button } from "../button/button";
import type { ExampleModule } from "../example";
import { Field } from "../field/field";
import { Input } from "../field/input";
import { PublicFooter } from "./public-footer";

export const publicFooterExamples: ExampleModule = {
  name: "Subsolul public",
  examples: [
    {
      title: "Întreg",
      element: (
        <PublicFooter
          home="/"
          about="Platforma autorităților publice locale și a firmelor care lucrează pentru ele."
          columns={[
            {
              heading: "Platformă",
              links: ["Comunități", "Parteneri", "Marketplace", "Blog"].map((label) => ({ label, href: `/${label}` })),
            },
            {
              heading: "Ajutor",
              links: ["Centrul de suport", "Întrebări frecvente"].map((label) => ({ label, href: `/${label}` })),
            },
            {
              heading: "Reguli",
              links: ["Confidențialitate", "Termeni și condiții"].map((label) => ({ label, href: `/${label}` })),
            },
          ]}
          newsletter={
            <>
              <form className="newsletter" method="post" action="/buletin">
                <Field name="email" id="buletin" label="Buletinul nostru, prin e-mail">
                  <Input type="email" autoComplete="email" />
                </Field>
                <Button>Abonare</Button>
              </form>
              <p className="small muted">Vă cerem confirmarea prin e-mail. Dezabonare cu un clic.</p>
            </>
          }
          contact={[{ href: "mailto:contact@psp.invalid", label: "contact@psp.invalid" }, "luni–vineri, 09:00–18:00"]}
          base={<span>Hărți: @svg-maps, CC BY 4.0</span>}
        />
      ),
    },
  ],
};
