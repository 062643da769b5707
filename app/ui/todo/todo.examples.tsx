import { ButtonLink } from "../button/button";
import type { ExampleModule } from "../example";
import { Todo } from "./todo";

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
  ],
};
