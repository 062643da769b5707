import { Button } from "../button/button";
import type { ExampleModule } from "../example";
import { Dialog, DialogLink } from "./dialog";

export const dialogExamples: ExampleModule = {
  name: "Dialog",
  examples: [
    {
      title: "Deschis de o legătură",
      element: (
        <>
          <DialogLink dialog="renunta" href="/uat/cereri/1/renuntare" variant="danger">
            Renunță la solicitare
          </DialogLink>
          <Dialog id="renunta" title="Renunțați la solicitare?">
            <p>Firmele care au trimis oferte sunt anunțate. Solicitarea rămâne în dosar, anulată.</p>
            <form method="post">
              <Button variant="danger">Renunță la solicitare</Button>
            </form>
          </Dialog>
        </>
      ),
    },
  ],
};
