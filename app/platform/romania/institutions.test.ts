import { describe, expect, it } from "vitest";
import { withoutInstitution } from "./institutions";
import { institutionsOf, PLACE_NAMES } from "./institutions.test-data";

describe("a search for a place", () => {
  it.each(PLACE_NAMES.flatMap((place) => institutionsOf(place).map((written) => [written, place])))(
    "%s is %s",
    (written, place) => {
      expect(withoutInstitution(written)).toBe(place);
    },
  );

  it.each([
    ["com.Valea Rece", "Valea Rece"],
    ["Comuna Valea Rece, jud. Sălaj", "Valea Rece, Sălaj"],
    ["or. Șimleu", "Șimleu"],
    ["Valea Rece UAT", "Valea Rece"],
    ["Consiliul local al U.A.T. comuna Ocna", "Ocna"],
    ["Primăria Sectorului 3", "Sectorului 3"],
    ["apă comuna Valea Rece", "apă Valea Rece"],
    ["primărie", "primărie"],
    ["Consiliul Local", "Consiliul Local"],
    ["registrul comunei", "registrul comunei"],
    ["UAT", "UAT"],
    ["comunicare și orașe", "comunicare și orașe"],
    ["or altceva", "or altceva"],
    ["", ""],
  ])("%s is %s", (written, name) => {
    expect(withoutInstitution(written)).toBe(name);
  });
});
