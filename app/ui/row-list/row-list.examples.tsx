import type { ExampleModule } from "../example";
import { LineField, TextField } from "../field/answered-field";
import { RowList } from "./row-list";

const NAMED = { row: "Certificarea", add: "Adaugă o certificare", none: "Nicio certificare." };
const SERVICES = { row: "Serviciul", add: "Adaugă un serviciu", none: "Niciun serviciu." };

export const rowListExamples: ExampleModule = {
  name: "Listă de rânduri",
  examples: [
    {
      title: "Mai multe câmpuri pe rând, unul cu greșeală",
      element: (
        <form className="form">
          <RowList
            words={SERVICES}
            most={10}
            blank={{ name: "", description: "" }}
            rows={[
              { values: { name: "Audit energetic al școlilor", description: "În două săptămâni." }, errors: {} },
              {
                values: { name: "", description: "Cu instruire." },
                errors: { name: "Introduceți denumirea serviciului" },
              },
            ]}
          >
            {() => (
              <>
                <LineField name="name" label="Denumirea" />
                <TextField name="description" label="Descrierea" optional rows={2} />
              </>
            )}
          </RowList>
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
            rows={["ISO 9001", "ISO 27001"].map((title) => ({ values: { title }, errors: {} }))}
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
