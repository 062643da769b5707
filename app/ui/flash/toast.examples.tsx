import { Button } from "../button/button";
import type { ExampleModule } from "../example";
import { ToastRegion } from "./toast";

const stay = () => {};

export const toastExamples: ExampleModule = {
  name: "Mesaj plutitor",
  examples: [
    {
      title: "Cu „Anulează”",
      element: (
        <ToastRegion
          onClose={stay}
          toasts={[
            {
              id: "t1",
              text: "Articolul a fost mutat în coș.",
              action: (
                <Button type="button" small>
                  Anulează
                </Button>
              ),
            },
          ]}
        />
      ),
    },
  ],
};
