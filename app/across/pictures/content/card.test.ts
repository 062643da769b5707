import { describe, expect, it } from "vitest";
import { nameSize } from "./card";

describe("nameSize", () => {
  it.each([
    ["Verde Măsurat SRL", 92],
    ["Comuna Fântâna Albastră", 92],
    ["Ghilda Strategiilor Locale și a Dezvoltării Durabile SRL", 70],
    ["Asociația de Dezvoltare Intercomunitară „Valea Celor Șapte Ape”", 70],
    [
      "Federația Asociațiilor de Dezvoltare Intercomunitară din Bazinul Superior al Râului Alb și al Afluenților săi",
      54,
    ],
    ["N".repeat(200), 46],
  ])("of %s", (name, size) => {
    expect(nameSize(name)).toBe(size);
  });
});
