import { adminPosts, adminReads, firmaPosts, firmaReads, type Row } from "./row";

const A = "/admin/training-programs";
const F = "/firma/programs";
const PROPOSED = { ids: { id: "proposedProgram" } };
const REJECTED = { ids: { id: "rejectedProgram" } };
const PUBLISHED = { ids: { id: "publishedProgram" } };
const DRAFT = { ids: { id: "draftProgram" } };

const fields = {
  title: "Pragurile de achiziții",
  description: "Pe exemple, de la referat.",
  format: "online",
  category: "public_procurement",
  level: "beginner",
  discount: "15",
  price: "400",
  startsOn: "20.11.2026",
  startHour: "09:00",
  endsOn: "20.11.2026",
  endHour: "15:00",
  link: "https://sala.psp.test/x",
  hours: "6",
  capacity: "30",
  curriculum: "Praguri",
  instructor: "Ioana Pop",
};
const event = { ...fields, category: "workshop", discount: "50" };
const reason = { reason: "Lipsesc temele de la a doua zi." };

/** Programs are proposed by `firma`, the first column; the others are other firms, an unverified one and a suspended one. */
const verified = (code: string) => `${code} ${code} ${code} ${code} 403 403`;
const own = (code: string) => `${code} 404 404 404 404 404`;

const firmRows: Row[] = [
  firmaReads(F, "200"),
  firmaReads(`${F}/nou`, verified("200")),
  firmaPosts(`${F}/nou`, verified("303"), { form: fields }),
  firmaPosts(`${F}/nou`, verified("400")),
  ...["", "/roster", "/roster.csv"].flatMap((part) => [
    firmaReads(`${F}/:id${part}`, own("200"), PUBLISHED),
    firmaReads(`${F}/:id${part}`, own(part === "" ? "200" : "409"), PROPOSED),
    firmaReads(`${F}/:id${part}`, "404", DRAFT),
    firmaReads(`${F}/:id${part}`, "404"),
  ]),
  firmaReads(`${F}/:id/edit`, own("200"), REJECTED),
  firmaReads(`${F}/:id/edit`, own("403"), PUBLISHED),
  firmaReads(`${F}/:id/edit`, "404"),
  firmaPosts(`${F}/:id/edit`, own("303"), { ...REJECTED, form: event }),
  firmaPosts(`${F}/:id/edit`, own("403"), { ...PUBLISHED, form: event }),
  firmaPosts(`${F}/:id/edit`, own("400"), PROPOSED),
  firmaPosts(`${F}/:id/edit`, "404", { form: event }),
  firmaPosts(`${F}/:id/roster`, own("403"), PUBLISHED),
  firmaPosts(`${F}/:id/roster`, "404"),
];

export const programDeskRows: Row[] = [
  ...firmRows,
  adminReads(A, "200"),
  adminReads(`${A}/nou`, "200"),
  adminPosts(`${A}/nou`, "303", { form: fields }),
  adminPosts(`${A}/nou`, "400"),
  adminReads(`${A}/:id`, "200", PROPOSED),
  adminReads(`${A}/:id`, "200", PUBLISHED),
  adminReads(`${A}/:id`, "404"),
  adminReads(`${A}/:id/edit`, "200", DRAFT),
  adminReads(`${A}/:id/edit`, "404"),
  adminPosts(`${A}/:id/edit`, "303", { ...DRAFT, form: fields }),
  adminPosts(`${A}/:id/edit`, "400", DRAFT),
  adminPosts(`${A}/:id/edit`, "404", { form: fields }),
  ...["/roster", "/roster.csv"].flatMap((part) => [
    adminReads(`${A}/:id${part}`, "200", PUBLISHED),
    adminReads(`${A}/:id${part}`, "409", DRAFT),
    adminReads(`${A}/:id${part}`, "404"),
  ]),
  adminPosts(`${A}/:id/roster`, "409", PUBLISHED),
  adminPosts(`${A}/:id/roster`, "404"),
  adminReads(`${A}/:id/publication`, "200", DRAFT),
  adminReads(`${A}/:id/publication`, "409", REJECTED),
  adminReads(`${A}/:id/publication`, "404"),
  adminPosts(`${A}/:id/publication`, "303", DRAFT),
  adminPosts(`${A}/:id/publication`, "409", PUBLISHED),
  adminPosts(`${A}/:id/publication`, "404"),
  adminReads(`${A}/:id/rejection`, "200", PROPOSED),
  adminReads(`${A}/:id/rejection`, "409", DRAFT),
  adminReads(`${A}/:id/rejection`, "404"),
  adminPosts(`${A}/:id/rejection`, "303", { ...PROPOSED, form: reason }),
  adminPosts(`${A}/:id/rejection`, "409", { ...REJECTED, form: reason }),
  adminPosts(`${A}/:id/rejection`, "400", PROPOSED),
  adminPosts(`${A}/:id/rejection`, "404", { form: reason }),
  adminReads(`${A}/:id/cancellation`, "200", PUBLISHED),
  adminReads(`${A}/:id/cancellation`, "409", PROPOSED),
  adminReads(`${A}/:id/cancellation`, "404"),
  adminPosts(`${A}/:id/cancellation`, "303", { ...PUBLISHED, form: reason }),
  adminPosts(`${A}/:id/cancellation`, "409", { ...DRAFT, form: reason }),
  adminPosts(`${A}/:id/cancellation`, "400", PUBLISHED),
  adminPosts(`${A}/:id/cancellation`, "404", { form: reason }),
];
