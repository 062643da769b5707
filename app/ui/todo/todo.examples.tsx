import { ButtonLink } from "../button/button";
import type { ExampleModule } from "../example";
import { TaskTodo, Todo } from "./todo";

export const todoExamples: ExampleModule = {
  name: "Ce urmează",
  examples: [
    {
      title: "O treabă, un buton",
      element: (
        <Todo
          title="Alegeți oferta pentru portalul de taxe"
          action={
            <ButtonLink variant="primary" href="/oferte">
              Compară ofertele
            </ButtonLink>
          }
        >
          Termenul a trecut ieri la 16:00 și ofertele s-au deschis. Două se pot accepta acum, amândouă sub bugetul
          maxim.
        </Todo>
      ),
    },
    {
      title: "O treabă, și ce mai este",
      element: (
        <TaskTodo
          task={{
            title: "Alegeți oferta pentru portalul de taxe",
            text: "Termenul a trecut ieri la 16:00. 2 oferte se pot accepta acum.",
            href: "/oferte",
            action: "Compară ofertele",
          }}
          also={[
            { text: "2 solicitări au întrebări fără răspuns", href: "/solicitari", when: "până la 16 dec." },
            { text: "3 colaborări sunt în desfășurare", href: "/colaborari" },
          ]}
        />
      ),
    },
  ],
};
