import { LIBRARY_QUESTIONS } from "~/modules/library/rules/paths";
import { Card } from "~/ui/card/card";
import { PostButton } from "~/ui/form/post-button";
import { Split } from "~/ui/layout/layout";
import { Table } from "~/ui/table/table";
import type { MeterView } from "../pages/meter-view.server";
import type { Stoppable } from "../rules/answers";

type SwitchProps = { what: Stoppable; isStopped: boolean; sentence: string };

const BUTTONS: Readonly<Record<Stoppable, { start: string; stop: string }>> = {
  assistant: { start: "Pornește asistentul", stop: "Oprește asistentul" },
  model: { start: "Pornește modelul", stop: "Oprește modelul" },
};

/** What is stopped or not, and the button that changes it. */
export const Switch = ({ what, isStopped, sentence }: SwitchProps) => (
  <Split>
    <p>{sentence}</p>
    <PostButton
      small
      variant={isStopped ? "primary" : "danger"}
      action={`${LIBRARY_QUESTIONS}/switch`}
      fields={{ what, answers: isStopped ? "yes" : "no" }}
    >
      {BUTTONS[what][isStopped ? "start" : "stop"]}
    </PostButton>
  </Split>
);

/** The model that writes over the passages: to whom texts go, what it costs, what went wrong. */
function Meter({ meter }: { meter: MeterView | null }) {
  if (meter === null)
    return (
      <p className="muted">
        Niciun model nu este configurat: asistentul răspunde numai cu pasaje citate, iar textul nu se trimite altui
        server.
      </p>
    );
  const { host, model, stopped, month, days } = meter;
  return (
    <>
      <Switch
        what="model"
        isStopped={stopped !== null}
        sentence={
          stopped ? `Modelul este oprit din ${stopped}.` : `Modelul ${model} scrie; textul se trimite la ${host}.`
        }
      />
      <p>Costul lunii: {month}. Unde serviciul nu spune câți tokeni a numărat, se socotește unul la trei caractere.</p>
      {days.length === 0 ? (
        <p className="muted">Nicio întrebare în ultimele 14 zile.</p>
      ) : (
        <Table
          caption="Modelul, în ultimele 14 zile"
          columns={[
            { label: "Ziua" },
            { label: "Întrebări", number: true },
            { label: "Răspunsuri scrise", number: true },
            { label: "Fără răspuns scris" },
            { label: "Tokeni trimiși", number: true },
            { label: "Tokeni primiți", number: true },
            { label: "Cost", number: true },
          ]}
        >
          {days.map((one) => (
            <tr key={one.day}>
              <td>{one.words}</td>
              <td className="num">{one.questions}</td>
              <td className="num">{one.written}</td>
              <td>{one.faults}</td>
              <td className="num">{one.tokensIn}</td>
              <td className="num">{one.tokensOut}</td>
              <td className="num">{one.cost}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

export const ModelCard = ({ meter }: { meter: MeterView | null }) => (
  <Card heading="Modelul care scrie peste pasaje" className="stack stack--1">
    <Meter meter={meter} />
  </Card>
);
