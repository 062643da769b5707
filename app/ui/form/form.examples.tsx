import { Button, ButtonLink } from "../button/button";
import type { ExampleModule } from "../example";
import { Field } from "../field/field";
import { Input } from "../field/input";
import { FormActions, FormSection, Pair } from "./form";

export const formExamples: ExampleModule = {
  name: "Formular",
  examples: [
    {
      title: "Grupuri, perechi, butoane",
      element: (
        <form className="form" noValidate>
          <FormSection heading="Instituția">
            <Field name="denumirea" label="Denumirea autorității" hint="Așa cum apare în acte.">
              <Input autoComplete="organization" />
            </Field>
            <Pair>
              <Field
                name="cod"
                label="CUI"
                hint="Cu sau fără RO."
                error="Ultima cifră a CUI-ului nu se potrivește cu celelalte"
              >
                <Input figures defaultValue="12345678" />
              </Field>
              <Field name="judet" label="Județul" hint="Sau municipiul București.">
                <Input defaultValue="Sălaj" />
              </Field>
            </Pair>
          </FormSection>
          <FormSection heading="Persoana de contact">
            <Pair narrowFirst>
              <Field name="functia" label="Funcția">
                <Input />
              </Field>
              <Field name="numele" label="Numele">
                <Input autoComplete="name" />
              </Field>
            </Pair>
          </FormSection>
          <FormActions note="Trimițând cererea, acceptați termenii în versiunea din 1 noiembrie 2026.">
            <Button variant="primary">Trimite cererea</Button>
            <ButtonLink variant="quiet" href="/login">
              Am deja cont
            </ButtonLink>
          </FormActions>
        </form>
      ),
    },
  ],
};
