import { answersOf } from "~/platform/form/answers";
import type { ExampleModule } from "../example";
import { Checkbox, ChoiceGroup } from "./choice-group";
import { Field, FormAnswers } from "./field";
import { FileInput } from "./file-input";
import { Input, Select, Textarea } from "./input";
import { PasswordInput } from "./password-input";
import { SearchInput } from "./search-input";
import { StarInput } from "./star-input";

const CATEGORIES = [
  { value: "it", label: "IT și Digitalizare" },
  { value: "mediu", label: "Mediu și Dezvoltare Durabilă" },
];
const KEPT = [{ key: "k1", name: "Certificat de înregistrare fiscală.pdf", size: "318 KB" }];

const ANSWERS = answersOf({
  lead: null,
  values: { calitate: "4" },
  errors: { termeni: "Bifați că sunteți de acord cu termenii" },
});

export const fieldExamples: ExampleModule = {
  name: "Câmp",
  examples: [
    {
      title: "Un rând, indiciu, eroare",
      element: (
        <div className="form">
          <Field
            name="buget"
            label="Buget maxim"
            optional
            hint="În lei, fără TVA. Pragul achiziției directe: 270.120 lei."
          >
            <Input figures inputMode="decimal" defaultValue="90.000" />
          </Field>
          <Field name="termen" label="Termen" error="Alegeți o zi lucrătoare, cel mai devreme 27 noiembrie 2026">
            <Input type="date" figures defaultValue="2026-11-22" />
          </Field>
          <Field name="cui" label="CUI" hint="Cu sau fără RO." error="CUI-ul trebuie să aibă între 2 și 10 cifre">
            <Input figures inputMode="numeric" defaultValue="1" />
          </Field>
          <Field name="categorie" label="Categorie" error="Alegeți o categorie">
            <Select options={CATEGORIES} empty="Alegeți categoria" />
          </Field>
          <Field name="descriere" label="Descriere">
            <Textarea defaultValue="Cetățenii plătesc acum numai la casierie, marți și joi." />
          </Field>
          <Field name="cauta" label="Caută">
            <SearchInput defaultValue="portal" />
          </Field>
        </div>
      ),
    },
    {
      title: "Parolă și fișier",
      element: (
        <div className="form">
          <Field name="parola" label="Parola" hint="Cel puțin 8 caractere; vă sfătuim 12.">
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Field name="document" label="Document de identificare" optional hint="PDF, DOC sau DOCX, cel mult 10 MB.">
            <FileInput accept=".pdf,.doc,.docx" kept={KEPT} />
          </Field>
        </div>
      ),
    },
    {
      title: "Alegeri",
      element: (
        <div className="form">
          <ChoiceGroup
            name="pachet"
            legend="Pachetul"
            choose="one"
            chosen="bronze"
            choices={[
              { value: "bronze", label: "Bronze", hint: "Comune și orașe." },
              {
                value: "silver",
                label: "Silver",
                hint: "Municipii, ADI, consilii județene și sectoarele Bucureștiului.",
              },
            ]}
          />
          <ChoiceGroup
            name="judete"
            legend="Lucrați în"
            choose="many"
            look="columns"
            hint="Oricâte."
            chosen={["mures"]}
            choices={["Mureș", "Harghita", "Sibiu", "Sălaj"].map((label) => ({
              value: label === "Mureș" ? "mures" : label,
              label,
            }))}
          />
          <FormAnswers value={ANSWERS}>
            <Checkbox name="termeni" label="Am citit termenii și sunt de acord" />
            <StarInput name="calitate" legend="Calitatea lucrării" />
          </FormAnswers>
        </div>
      ),
    },
  ],
};
