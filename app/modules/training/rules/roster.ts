import { ENROLMENT_STATES, enrolmentState, type SeatFacts } from "./seats";

type Enrolled = SeatFacts & { id: string; name: string; organisation: string; email: string; attended: boolean | null };

const attendanceText = (attended: boolean | null): string => {
  if (attended === null) return "";
  return attended ? "prezent" : "absent";
};

/** A person in the roster of a program; the e-mail is read by an ADMIN only. */
export function rosterRow(enrolled: Enrolled, now: Date, showsEmail: boolean) {
  const { id, name, organisation, email, attended } = enrolled;
  const state = enrolmentState(enrolled, now);
  return {
    id,
    name,
    organisation,
    email: showsEmail ? email : null,
    state: ENROLMENT_STATES[state],
    seated: state === "seated",
    attended: attended === true,
    attendance: attendanceText(attended),
  };
}
