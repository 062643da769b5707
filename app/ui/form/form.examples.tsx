import { Trash2 } from "lucide-react";
import type { ExampleModule } from "../example";
import { Field } from "../field/field";
import { Input } from "../field/input";
import { FormSection, Pair } from "./form";
import { FormEnd } from "./form-end";

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
            <Pair>
              <Field name="functia" label="Funcția">
                <Input />
              </Field>
              <Field name="numele" label="Numele">
                <Input autoComplete="name" />
              </Field>
            </Pair>
          </FormSection>
          <FormEnd
            submit="Trimite cererea"
            cancel="/login"
            cancelLabel="Am deja cont"
            note="Trimițând cererea, acceptați termenii în versiunea din 1 noiembrie 2026."
          />
        </form>
      ),
    },
    {
      title: "Cum se termină",
      element: (
        <div className="stack">
          <FormEnd submit="Salvează" cancel="/firma/profile" />
          <FormEnd submit="Salvează" busy busyLabel="Se salvează…" cancel="/firma/profile" />
          <FormEnd submit="Scoate din organizație" variant="danger" icon={Trash2} cancel={null} />
        </div>
      ),
    },
  ],
};
