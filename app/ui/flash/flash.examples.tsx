import type { ExampleModule } from "../example";
import { Flash, Notice } from "./flash";

export const flashExamples: ExampleModule = {
  name: "Mesaj de sistem",
  examples: [
    {
      title: "Ce tocmai s-a întâmplat",
      element: (
        <div className="stack">
          <Flash>
            <p>
              <strong>Articolul a fost actualizat!</strong>
            </p>
          </Flash>
          <Flash tone="red">
            <p>
              <strong>Nu s-a putut trimite la revizie.</strong> Textul este păstrat. Încercați din nou.
            </p>
          </Flash>
        </div>
      ),
    },
    {
      title: "Ce trebuie știut",
      element: (
        <div className="stack">
          <Notice>Cererile se trimit după verificare. Până atunci le puteți scrie.</Notice>
          <Notice tone="yellow">Bugetul s-a schimbat: 75.000 → 90.000 lei. Confirmați oferta până joi, 16:00.</Notice>
        </div>
      ),
    },
  ],
};
