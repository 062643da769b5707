import { House } from "lucide-react";
import { describe, expect, test } from "vitest";
import { placeOf, type RoomGroups } from "./rooms";

const groups: RoomGroups = [
  [
    { href: "/uat", label: "Panou", icon: House },
    { href: "/uat/cereri", label: "Solicitări", icon: House },
    { href: "/uat/cereri-vechi", label: "Arhiva", icon: House },
  ],
  [
    {
      href: "/parteneri",
      label: "Parteneri",
      icon: House,
      pages: [
        { href: "/parteneri", label: "Firme", covers: ["/partener"] },
        { href: "/marketplace", label: "Servicii" },
      ],
    },
  ],
];

describe("a page belongs to the room whose address begins it", () => {
  test.each([
    ["/uat", "/uat", "/uat", true],
    ["/uat/cereri", "/uat/cereri", "/uat/cereri", true],
    ["/uat/cereri/12/oferte", "/uat/cereri", "/uat/cereri", false],
    ["/uat/cereri-vechi/3", "/uat/cereri-vechi", "/uat/cereri-vechi", false],
    ["/uat/altceva", "/uat", "/uat", false],
    ["/parteneri", "/parteneri", "/parteneri", true],
    ["/partener/12", "/parteneri", "/parteneri", false],
    ["/marketplace", "/parteneri", "/marketplace", true],
  ])("%s", (path, room, page, exact) => {
    expect(placeOf(groups, path)).toEqual({ room, page, exact });
  });

  test.each(["/uatx", "/"])("%s has none", (path) => {
    expect(placeOf(groups, path)).toBeNull();
  });
});
