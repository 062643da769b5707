import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { shapeOf } from "~/platform/form/field-shape";
import { REVIEW } from "../rules/review-fields";
import { answerForm, questionForm } from "./questions";
import {
  cancelForm,
  chosenBudget,
  chosenDeadline,
  editSentForm,
  extensionForm,
  requestForm,
  sendForm,
} from "./requests";
import { chosenPrice, responseForm } from "./responses";
import { replyForm } from "./reviews";

const NOW = new Date("2026-11-12T10:00:00.000Z");
type Fields = Record<string, string | string[] | File>;

function posted(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  }
  return form;
}

/** The first sentence of each wrong field, or the value. */
function check<Schema extends z.ZodType>(schema: Schema, fields: Fields) {
  const submission = parseWithZod(posted(fields), { schema });
  if (submission.status === "success") return submission.value;
  return Object.fromEntries(Object.entries(submission.error ?? {}).map(([name, sentences]) => [name, sentences?.[0]]));
}

const NEED = { title: "Audit energetic", category: "environment", description: "Pentru școală" };
const asked = (fields: Fields) => check(requestForm(NOW), { ...NEED, ...fields });

describe("a request", () => {
  test("three fields are enough", () => {
    expect(asked({})).toEqual({
      ...NEED,
      budgetMin: null,
      budgetMax: null,
      currency: "RON",
      deadline: null,
      deadlineHour: "16:00",
      urgency: null,
      county: null,
      partner: null,
      sealed: false,
      criterion: null,
    });
  });

  test("everything, as people write it", () => {
    const value = asked({
      title: "  Audit   energetic ",
      description: "Două\r\nrânduri şi ţară ",
      budgetMin: "10.000",
      budgetMax: "20 000,50 lei",
      deadline: "4.12.2026",
      deadlineHour: "10:00",
      urgency: "high",
      county: "CJ",
      partner: "0190A0B0-0000-7000-8000-000000000001",
      sealed: "on",
      criterion: " prețul  cel mai mic ",
    });
    expect(value).toEqual({
      title: "Audit energetic",
      category: "environment",
      description: "Două\nrânduri și țară",
      budgetMin: { minor: 1_000_000, currency: null },
      budgetMax: { minor: 2_000_050, currency: "RON" },
      currency: "RON",
      deadline: "2026-12-04",
      deadlineHour: "10:00",
      urgency: "high",
      county: "CJ",
      partner: "0190a0b0-0000-7000-8000-000000000001",
      sealed: true,
      criterion: "prețul cel mai mic",
    });
  });

  test("empty, and white space is empty", () => {
    const sentences = {
      title: "Introduceți titlul",
      category: "Alegeți categoria",
      description: "Descrieți de ce aveți nevoie",
    };
    expect(check(requestForm(NOW), {})).toEqual(sentences);
    expect(check(requestForm(NOW), { title: " \t", category: "", description: "\n\u200b" })).toEqual(sentences);
  });

  test("too long, at the character", () => {
    expect(asked({ title: "a".repeat(150) })).toMatchObject({ title: "a".repeat(150) });
    expect(asked({ title: "a".repeat(151) })).toEqual({ title: "Scurtați titlul la cel mult 150 de caractere" });
    expect(asked({ description: "a".repeat(10_001) })).toEqual({
      description: "Scurtați descrierea la cel mult 10.000 de caractere",
    });
  });

  test("unknown words, twice the same field, a file", () => {
    expect(
      asked({ category: "__proto__", urgency: "toString", county: "XX", currency: "USD", deadlineHour: "03:30" }),
    ).toEqual({
      category: "Alegeți categoria din listă",
      urgency: "Alegeți urgența din listă",
      county: "Alegeți județul din listă",
      currency: "Alegeți moneda din listă",
      deadlineHour: "Alegeți ora din listă",
    });
    expect(asked({ title: ["a", "b"], partner: "1", sealed: "poate" })).toEqual({
      title: "Completați o singură dată, cu text",
      partner: "Alegeți partenerul din listă",
      sealed: "Bifați sau lăsați nebifat",
    });
    expect(
      asked({ title: new File(["x"], "x.txt"), budgetMin: ["1", "2"], deadline: ["2026-12-04", "2026-12-07"] }),
    ).toEqual({
      title: "Completați o singură dată, cu text",
      budgetMin: "Completați o singură dată, cu text",
      deadline: "Completați o singură dată, cu text",
    });
  });

  test("sums: format, order and currency are said together with the other fields", () => {
    const ordered = "Scrieți bugetul maxim cel puțin cât bugetul minim";
    expect(asked({ budgetMin: "5.000", budgetMax: "4.999,99" })).toEqual({ budgetMax: ordered });
    expect(asked({ title: "", budgetMin: "5.000", budgetMax: "4000" })).toEqual({
      title: "Introduceți titlul",
      budgetMax: ordered,
    });
    expect(asked({ budgetMin: "5.000", budgetMax: "5.000" })).toMatchObject({ budgetMin: { minor: 500_000 } });
    expect(asked({ budgetMin: "-5", budgetMax: "mult" })).toEqual({
      budgetMin: "Scrieți bugetul minim fără semnul minus",
      budgetMax: "Scrieți bugetul maxim numai cu cifre, de exemplu 90.000 sau 1.234,50",
    });
    expect(asked({ budgetMax: "5.000 EUR" })).toEqual({
      budgetMax: "Scrieți bugetul maxim în moneda aleasă sau alegeți moneda scrisă lângă sumă",
    });
    expect(asked({ budgetMax: "5.000 EUR", currency: "EUR" })).toMatchObject({ currency: "EUR" });
  });

  test("the deadline", () => {
    expect(asked({ deadline: "mâine" })).toEqual({
      deadline: "Scrieți termenul ca dată din calendar, de exemplu 05.12.2026",
    });
    expect(asked({ deadline: "2026-02-30" })).toEqual({
      deadline: "Scrieți termenul ca dată din calendar, de exemplu 05.12.2026",
    });
    expect(asked({ deadline: "31.11.2026" })).toEqual({
      deadline: "Scrieți termenul ca dată din calendar, de exemplu 05.12.2026",
    });
    expect(asked({ deadline: "2026-11-18" })).toEqual({
      deadline: "Alegeți o zi de la 19 noiembrie 2026 încolo, ca partenerii să aibă cel puțin 5 zile lucrătoare",
    });
    expect(asked({ deadline: "2026-11-19" })).toMatchObject({ deadline: "2026-11-19" });
  });

  test("as it is stored", () => {
    const value = requestForm(NOW).parse({ ...NEED, budgetMax: "100", deadline: "2026-12-04" });
    expect(chosenDeadline(value)).toEqual(new Date("2026-12-04T14:00:00.000Z"));
    expect(chosenBudget(value)).toEqual({ min: null, max: 10_000, currency: "RON" });
    const bare = requestForm(NOW).parse({ ...NEED, currency: "EUR" });
    expect(chosenDeadline(bare)).toBeNull();
    expect(chosenBudget(bare)).toEqual({ min: null, max: null, currency: null });
  });
});

describe("after sending", () => {
  const current = new Date("2026-11-24T14:00:00.000Z");
  const extend = (fields: Fields) => check(extensionForm(current, NOW), fields);

  test("a request is sent with the deadline that its page showed", () => {
    expect(check(sendForm(NOW), {})).toEqual({ deadline: "Alegeți termenul" });
    expect(check(sendForm(NOW), { deadline: "2026-12-04" })).toEqual({ deadline: "2026-12-04", deadlineHour: "16:00" });
  });

  test("an extension is later", () => {
    expect(extend({})).toEqual({ deadline: "Alegeți noul termen" });
    expect(extend({ deadline: "2026-11-24" })).toEqual({
      deadline: "Alegeți un termen mai târziu decât cel actual, 24 noiembrie 2026, 16:00",
    });
    expect(extend({ deadline: "2026-11-24", deadlineHour: "17:00" })).toMatchObject({
      deadlineAt: new Date("2026-11-24T15:00:00.000Z"),
    });
    expect(extend({ deadline: "2026-11-28" })).toEqual({
      deadline: "Ziua de 28 noiembrie 2026 nu este lucrătoare. Prima zi lucrătoare după ea este 2 decembrie 2026",
    });
    expect(extend({ deadline: "2026-12-04", text: " " })).toEqual({
      deadlineAt: new Date("2026-12-04T14:00:00.000Z"),
      text: null,
    });
  });

  test("an edit keeps a description and orders its sums", () => {
    expect(check(editSentForm, { description: "", budgetMin: "2", budgetMax: "1" })).toEqual({
      description: "Descrieți de ce aveți nevoie",
      budgetMax: "Scrieți bugetul maxim cel puțin cât bugetul minim",
    });
    expect(check(editSentForm, { description: "Nou" })).toMatchObject({ description: "Nou", removedFiles: [] });
  });

  test("a cancellation has a coded reason, and a text when it is another", () => {
    expect(check(cancelForm, {})).toEqual({ reason: "Alegeți motivul anulării" });
    expect(check(cancelForm, { reason: "x" })).toEqual({ reason: "Alegeți motivul anulării din listă" });
    expect(check(cancelForm, { reason: "other", reasonText: " " })).toEqual({ reasonText: "Scrieți motivul anulării" });
    expect(check(cancelForm, { reason: "no_budget" })).toEqual({ reason: "no_budget", text: null });
  });
});

describe("a response", () => {
  const OFFER = { text: "Facem", priceMin: "1.000", duration: "3", durationUnit: "weeks" };
  const errorsOf = (fields: Fields) => check(responseForm, { ...OFFER, ...fields });

  test("empty", () => {
    expect(check(responseForm, {})).toEqual({
      text: "Descrieți ce oferiți",
      priceMin: "Introduceți prețul",
      duration: "Introduceți durata",
      durationUnit: "Alegeți zile, săptămâni sau luni",
    });
  });

  test("a price that cannot be read is not a missing one", () => {
    expect(errorsOf({ priceMin: "ieftin" })).toEqual({
      priceMin: "Scrieți prețul numai cu cifre, de exemplu 90.000 sau 1.234,50",
    });
  });

  test.each(["0", "-1", "1000", "1.000", "2,5", "2.5", "trei"])("the duration %s", (duration) => {
    expect(errorsOf({ duration })).toEqual({
      duration: "Scrieți durata ca număr întreg, numai cu cifre, de la 1 la 999",
    });
  });

  test.each([
    ["12 săptămâni", 12, "weeks"],
    ["20 de zile lucratoare", null, null],
    ["20 de zile", 20, "days"],
    ["1 luna.", 1, "months"],
    ["3", 3, "weeks"],
  ])("the duration %s, in the unit written beside it", (duration, count, unit) => {
    const read = responseForm.safeParse({ ...OFFER, duration });
    expect([read.data?.duration ?? null, read.data?.durationUnit ?? null]).toEqual([count, unit]);
  });

  test("one price or a range", () => {
    expect(chosenPrice(responseForm.parse({ ...OFFER, duration: "3" }))).toEqual({ min: 100_000, max: 100_000 });
    expect(chosenPrice(responseForm.parse({ ...OFFER, duration: "3", priceMax: "2000" }))).toEqual({
      min: 100_000,
      max: 200_000,
    });
    expect(errorsOf({ priceMax: "10" })).toEqual({
      priceMax: "Scrieți prețul maxim cel puțin cât prețul minim",
    });
  });
});

test("questions, answers, reviews and replies", () => {
  expect(check(questionForm, {})).toEqual({ text: "Scrieți întrebarea" });
  expect(check(answerForm, {})).toEqual({ text: "Scrieți răspunsul" });
  expect(check(replyForm, {})).toEqual({ text: "Scrieți răspunsul la recenzie" });
  expect(
    check(z.object(shapeOf(REVIEW, {})), { overall: "6", quality: "0", time: "4.5", communication: ["1", "2"] }),
  ).toEqual({
    overall: "Alegeți nota generală din listă",
    quality: "Alegeți nota pentru calitate din listă",
    time: "Alegeți nota pentru respectarea termenelor din listă",
    communication: "Alegeți nota pentru comunicare din listă",
    price: "Alegeți nota pentru preț",
    text: "Scrieți câteva cuvinte despre colaborare",
  });
  const scores = { overall: "5", quality: "4", time: "3", communication: "2", price: "1" };
  expect(check(z.object(shapeOf(REVIEW, {})), { ...scores, text: "Bine" })).toEqual({
    overall: 5,
    quality: 4,
    time: 3,
    communication: 2,
    price: 1,
    text: "Bine",
  });
});
