import { expect, it } from "vitest";
import { contact, day, type FieldTable, line, orNone, orZero, sum, text, tick, whole } from "./field-table";
import { differencesIn } from "./field-table.server";

const TABLE = {
  title: line("Titlul", "titlul", 20),
  note: orNone(text("Nota", "nota", { most: 20, rows: 2 })),
  seats: whole("Locuri", "locurile", { least: 1, most: 2_000, units: ["de locuri"] }),
  price: sum("Prețul", "prețul"),
  discount: orZero(whole("Reducerea", "reducerea", { least: 0, most: 50, units: ["%"] })),
  on: day("Ziua", "ziua"),
  phone: orNone(contact("phone", "Telefon")),
  isOpen: tick("Deschis"),
} satisfies FieldTable;

const STORED = {
  title: "Târg",
  note: "",
  seats: "1.500",
  price: "12.345,60",
  discount: "",
  on: "2027-03-25",
  phone: "0264 123 456",
  isOpen: "",
};

it("takes what is typed in another way for the same", () => {
  const typed = {
    title: " Târg ",
    note: "  ",
    seats: "1500 de locuri",
    price: "12345,6 lei",
    discount: "",
    on: "25.03.27",
    phone: "+40 264123456",
  };
  expect(differencesIn(TABLE, STORED, typed)).toEqual([]);
});

it("shows what differs as people read it, and what cannot be read as it was typed", () => {
  const typed = { ...STORED, seats: "1600", on: "26 martie 2027", price: "mult", isOpen: "on" };
  expect(differencesIn(TABLE, STORED, typed)).toEqual([
    { label: "Locuri", theirs: "1.500", yours: "1.600" },
    { label: "Prețul", theirs: "12.345,60", yours: "mult" },
    { label: "Ziua", theirs: "25 martie 2027", yours: "26 martie 2027" },
    { label: "Deschis", theirs: "nu", yours: "da" },
  ]);
});
