import type { ExampleModule } from "../example";
import { Field } from "../field/field";
import { Input, Textarea } from "../field/input";
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
            {(field) => (
              <>
                <Field {...pick(field("name"))} label="Denumirea">
                  <Input defaultValue={field("name").defaultValue} />
                </Field>
                <Field {...pick(field("description"))} label="Descrierea" optional>
                  <Textarea rows={2} defaultValue={field("description").defaultValue} />
                </Field>
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
            {(field, { label }) => (
              <Field {...pick(field("title"))} label={label}>
                <Input defaultValue={field("title").defaultValue} />
              </Field>
            )}
          </RowList>
          <RowList words={NAMED} most={2} blank={{ title: "" }} rows={[]}>
            {() => null}
          </RowList>
        </form>
      ),
    },
  ],
};

const pick = ({ name, id, error }: { name: string; id: string; error: string | undefined }) => ({ name, id, error });
