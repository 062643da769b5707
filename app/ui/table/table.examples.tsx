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
            <td className="num">2025</td>
            <td className="num">145.000 lei</td>
          </tr>
          <tr>
            <td>
              <a href="/p">Plan de amenajare a luncii</a>
            </td>
            <td className="num">2021</td>
            <td className="num">1.000.000 lei</td>
          </tr>
        </Table>
      ),
    },
  ],
};
