import { describe, expect, test } from "vitest";
import {
  AUTHOR,
  earlier,
  later,
  NOW,
  PERSONAS,
  type Persona,
  REQUESTS,
  RESPONSES,
  type RequestState,
  type ResponseState,
  responseTo,
  WINNER,
} from "./cast.test-data";
import { responsePolicy } from "./response-policy";

type Action = keyof typeof responsePolicy.rules;
const ACTIONS = Object.keys(responsePolicy.rules) as Action[];

function allowed(persona: Persona, request: RequestState, response: ResponseState): string {
  const subject = responseTo(request, RESPONSES[response]);
  return ACTIONS.filter((action) => responsePolicy.may(action, PERSONAS[persona], subject, NOW)).join(" ");
}

type Row = [RequestState, ResponseState, string];

describe("its author", () => {
  const rows: Row[] = [
    ["open", "submitted", "readContents edit withdraw"],
    ["open", "toConfirm", "readContents edit confirm withdraw"],
    ["open", "withdrawn", "readContents resubmit"],
    ["openSealed", "submitted", "readContents edit withdraw"],
    ["openSealed", "toConfirm", "readContents edit confirm withdraw"],
    ["openSealed", "withdrawn", "readContents resubmit"],
    ["closed", "submitted", "readContents withdraw"],
    ["closed", "toConfirm", "readContents withdraw"],
    ["closed", "withdrawn", "readContents"],
    ["closedSealed", "submitted", "readContents withdraw"],
    ["closedSealed", "toConfirm", "readContents withdraw"],
    ["running", "accepted", "readContents withdraw"],
    ["running", "declined", "readContents"],
    ["running", "withdrawn", "readContents"],
    ["running", "replaced", "readContents"],
    ["vacant", "droppedOut", "readContents"],
    ["vacant", "declined", "readContents"],
    ["completed", "accepted", "readContents"],
    ["completed", "declined", "readContents"],
    ["cancelled", "accepted", "readContents"],
    ["cancelled", "declined", "readContents"],
    ["cancelled", "withdrawn", "readContents"],
    ["hidden", "submitted", "readContents withdraw"],
    ["hidden", "toConfirm", "readContents withdraw"],
    ["hidden", "withdrawn", "readContents"],
    ["hiddenRunning", "accepted", "readContents withdraw"],
  ];
  test.each(rows)("request %s, response %s: %s", (request, response, expected) => {
    expect(allowed("firma", request, response)).toBe(expected);
    expect(allowed("firmaColleague", request, response)).toBe(expected);
    for (const persona of ["firmaPending", "firmaRejected", "firmaSuspended"] as const) {
      expect(allowed(persona, request, response)).toBe("readContents");
    }
  });
});

describe("the authority that asked", () => {
  const rows: Row[] = [
    ["open", "submitted", "readContents accept"],
    ["open", "toConfirm", "readContents"],
    ["open", "withdrawn", ""],
    ["openSealed", "submitted", ""],
    ["openSealed", "toConfirm", ""],
    ["openSealed", "withdrawn", ""],
    ["closed", "submitted", "readContents accept"],
    ["closed", "toConfirm", ""],
    ["closed", "withdrawn", ""],
    ["closedSealed", "submitted", "readContents accept"],
    ["closedSealed", "toConfirm", ""],
    ["opened", "submitted", "readContents accept"],
    ["running", "accepted", "readContents"],
    ["running", "declined", "readContents replace"],
    ["running", "declinedUnconfirmed", ""],
    ["running", "withdrawn", ""],
    ["running", "replaced", "readContents replace"],
    ["runningSealed", "declined", "readContents replace"],
    ["vacant", "droppedOut", "readContents"],
    ["vacant", "declined", "readContents accept"],
    ["completed", "accepted", "readContents"],
    ["completed", "declined", "readContents"],
    ["cancelled", "declined", "readContents"],
    ["cancelledSealed", "declined", ""],
  ];
  test.each(rows)("request %s, response %s: %s", (request, response, expected) => {
    expect(allowed("uat", request, response)).toBe(expected);
    expect(allowed("uatColleague", request, response)).toBe(expected);
    const reading = expected.replace(/ (accept|replace)/, "");
    for (const persona of ["uatPending", "uatRejected", "admin"] as const) {
      expect(allowed(persona, request, response)).toBe(reading);
    }
    expect(allowed("uatSuspended", request, response)).toBe(""); // what was opened to an active authority
  });
});

test("nobody else may do anything with a response in any state", () => {
  const others: Persona[] = [
    "anonymous",
    "uatOther",
    "firmaOther",
    "firmaWinner",
    "firmaWithOwnersId",
    "uatWithAuthorsId",
  ];
  for (const persona of others) {
    for (const request of Object.keys(REQUESTS) as RequestState[]) {
      for (const response of Object.keys(RESPONSES) as ResponseState[]) {
        expect(allowed(persona, request, response), `${persona} ${request} ${response}`).toBe("");
      }
    }
  }
});

test("the contents of an accepted response stay closed to the firms that were not chosen, and to those that were", () => {
  expect(
    responsePolicy.may("readContents", PERSONAS.firma, responseTo("running", RESPONSES.accepted, WINNER), NOW),
  ).toBe(false);
  expect(
    responsePolicy.may("readContents", PERSONAS.firmaWinner, responseTo("running", RESPONSES.declined, AUTHOR), NOW),
  ).toBe(false);
});

test("the response of a suspended firm stays readable and cannot be accepted", () => {
  const flagged = { ...responseTo("closed", RESPONSES.submitted), partnerSuspended: true };
  expect(responsePolicy.may("readContents", PERSONAS.uat, flagged, NOW)).toBe(true);
  expect(responsePolicy.may("accept", PERSONAS.uat, flagged, NOW)).toBe(false);
});

test("while the authority is suspended a standing response is cared for, and no new one comes", () => {
  const request = { ...REQUESTS.open, ownerSuspended: true };
  const standing = { ...responseTo("open", RESPONSES.toConfirm), request };
  expect(responsePolicy.may("confirm", PERSONAS.firma, standing, NOW)).toBe(true);
  expect(responsePolicy.may("withdraw", PERSONAS.firma, standing, NOW)).toBe(true);
  const withdrawn = { ...responseTo("open", RESPONSES.withdrawn), request };
  expect(responsePolicy.may("resubmit", PERSONAS.firma, withdrawn, NOW)).toBe(false);
});

describe("at the deadline, to the millisecond", () => {
  const rows: [Action, Persona, RequestState, ResponseState, boolean, boolean, boolean][] = [
    ["edit", "firma", "open", "submitted", true, false, false],
    ["edit", "firma", "openSealed", "toConfirm", true, false, false],
    ["confirm", "firma", "open", "toConfirm", true, false, false],
    ["resubmit", "firma", "open", "withdrawn", true, false, false],
    ["withdraw", "firma", "open", "submitted", true, true, true],
    ["readContents", "firma", "openSealed", "submitted", true, true, true],
    ["readContents", "uat", "openSealed", "submitted", false, true, true],
    ["readContents", "admin", "openSealed", "submitted", false, true, true],
    ["readContents", "admin", "cancelledSealed", "declined", false, true, true],
    ["readContents", "uat", "openSealed", "toConfirm", false, false, false],
    ["readContents", "uat", "open", "toConfirm", true, false, false],
    ["readContents", "firmaOther", "openSealed", "submitted", false, false, false],
    ["accept", "uat", "openSealed", "submitted", false, true, true],
    ["accept", "uat", "open", "submitted", true, true, true],
  ];
  test.each(rows)("%s by %s, request %s, response %s", (action, persona, request, response, before, at, after) => {
    const deadline = REQUESTS[request].deadlineAt!;
    const can = (now: Date) =>
      responsePolicy.may(action, PERSONAS[persona], responseTo(request, RESPONSES[response]), now);
    expect([can(earlier(deadline)), can(deadline), can(later(deadline))]).toEqual([before, at, after]);
  });
});
