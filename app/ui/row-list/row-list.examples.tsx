import { answersOf } from "~/platform/form/answers";
import type { ExampleModule } from "../example";
import { LineField, TextField } from "../field/answered-field";
import { FormAnswers } from "../field/field";
import { RowList } from "./row-list";

const NAMED = { row: "Certificarea", add: "Adaugă o certificare", none: "Nicio certificare." };
const WRONG = { lead: null, values: {}, errors: { "rows[1].name": "Introduceți denumirea serviciului" } };
const SERVICES = { row: "Serviciul", add: "Adaugă un serviciu", none: "Niciun serviciu." };

export const rowListExamples: ExampleModule = {
  name: "Listă de rânduri",
  examples: [
    {
      title: "Mai multe câmpuri pe rând, unul cu greșeală",
      element: (
        <form className="form">
          <FormAnswers value={answersOf(WRONG)}>
            <RowList
              words={SERVICES}
              most={10}
              blank={{ name: "", description: "" }}
              rows={[
                { name: "Audit energetic al școlilor", description: "În două săptămâni." },
                { name: "", description: "Cu instruire." },
              ]}
            >
              {() => (
                <>
                  <LineField name="name" label="Denumirea" />
                  <TextField name="description" label="Descrierea" optional rows={2} />
                </>
              )}
            </RowList>
          </FormAnswers>
        </form>
      ),
    },
    {
      title: "Un câmp pe rând, și niciunul",
      element: (
        <form className="form">
          <RowList
            compact
            words={NAMED}
            most={2}
            blank={{ title: "" }}
            rows={["ISO 9001", "ISO 27001"].map((title) => ({ title }))}
          >
            {({ label }) => <LineField name="title" label={label} />}
          </RowList>
          <RowList words={NAMED} most={2} blank={{ title: "" }} rows={[]}>
            {() => null}
          </RowList>
        </form>
      ),
    },
  ],
};
