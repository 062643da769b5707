import { Button } from "../button/button";
import type { ExampleModule } from "../example";
import { Cluster } from "../layout/layout";
import { Dialog, DialogCancel, DialogLink } from "./dialog";

export const dialogExamples: ExampleModule = {
  name: "Dialog",
  examples: [
    {
      title: "Deschis de o legătură",
      element: (
        <>
          <DialogLink dialog="anulare" href="/uat/cereri/1/anulare" variant="danger">
            Anulează solicitarea
          </DialogLink>
          <Dialog id="anulare" title="Anulați solicitarea?">
            <p>Firmele care au trimis oferte sunt anunțate. Solicitarea rămâne în dosar, anulată.</p>
            <Cluster>
              <form method="post">
                <Button variant="danger">Anulează solicitarea</Button>
              </form>
              <DialogCancel />
            </Cluster>
          </Dialog>
        </>
      ),
    },
  ],
};
