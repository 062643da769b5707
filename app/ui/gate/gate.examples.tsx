import type { ExampleModule } from "../example";
import { Field } from "../field/field";
import { Input } from "../field/input";
import { FormEnd } from "../form/form-end";
import { Head } from "../head/head";
import { Gate } from "./gate";

export const gateExamples: ExampleModule = {
  name: "Conectare",
  examples: [
    {
      title: "O coloană, cu desenul părții care intră",
      element: (
        <Gate sides={["UAT"]}>
          <Head heading="Conectare Membru PSP" />
          <form className="form" noValidate>
            <Field name="email" id="poarta" label="E-mail">
              <Input type="email" />
            </Field>
            <FormEnd submit="Conectare" cancel="/parola-uitata" cancelLabel="Am uitat parola" />
          </form>
        </Gate>
      ),
    },
  ],
};
