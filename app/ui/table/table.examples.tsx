import type { ExampleModule } from "../example";
import { Table } from "./table";

export const tableExamples: ExampleModule = {
  name: "Tabel",
  examples: [
    {
      title: "Cu cifre",
      element: (
        <Table
          caption="Proiecte din portofoliu"
          columns={[{ label: "Proiect" }, { label: "An", number: true }, { label: "Buget", number: true }]}
        >
          <tr>
            <td>Strategia de dezvoltare a Orașului Trei Izvoare 2025–2032</td>
            <td className="n">2025</td>
            <td className="n">145.000 lei</td>
          </tr>
          <tr>
            <td>
              <a href="/p">Plan de amenajare a luncii</a>
            </td>
            <td className="n">2021</td>
            <td className="n">1.000.000 lei</td>
          </tr>
        </Table>
      ),
    },
  ],
};
