import { query } from "../../support/databases";
import { type Planting, plain, type Read } from "./cast";

const ADMIN = "/admin/training-programs";
const OWN = "/firma/programs";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const idIn = (location: string | null): string => plain(location).split("/").at(-1) ?? "";

/** What is no free text. */
const fixed = () => ({
  format: "hybrid",
  startsOn: inDays(30),
  startHour: "09:00",
  endsOn: inDays(30),
  endHour: "15:00",
  hours: "6",
  capacity: "30",
  price: "400",
  link: "https://exemplu.ro/?q=%3Cscript%3Ealert(1)%3C/script%3E",
});

/** A course and an event that a firm proposes, decided, changed and cancelled. */
export const programs: Record<string, Planting> = {
  "a program": async ({ firma, admin }) => {
    const proposed = async (kind: string) =>
      idIn((await firma.write(`${OWN}/nou?fel=${kind}`, { fixed: fixed() })).location);
    const course = await proposed("training");
    const event = await proposed("event");
    await admin.write(`${ADMIN}/${event}/rejection`);
    await firma.write(`${OWN}/${event}/edit`, { fixed: fixed() });
    for (const id of [course, event]) await admin.press(`${ADMIN}/${id}/publication`, { button: "Publică" });
    await admin.writeWhatIsLeft(`${ADMIN}/${event}/edit`, { fixed: fixed() });
    const cancelled = idIn((await admin.write(`${ADMIN}/nou?fel=training`, { fixed: fixed() })).location);
    await admin.press(`${ADMIN}/${cancelled}/publication`, { button: "Publică" });
    await admin.write(`${ADMIN}/${cancelled}/cancellation`);
    const rejected = await proposed("training");
    await admin.write(`${ADMIN}/${rejected}/rejection`);
    const read = (who: Read["who"], ...paths: readonly string[]) => paths.map((path): Read => ({ who, path }));
    return [
      ...read("admin", ADMIN, "/admin/dashboard", ...[course, event, cancelled].map((id) => `${ADMIN}/${id}`)),
      ...read("admin", `${ADMIN}/${event}/edit`, `${ADMIN}/${event}/roster`, "/admin/notificari"),
      ...read("firma", OWN, `${OWN}/${event}`, `${OWN}/${rejected}`, `${OWN}/${rejected}/edit`, "/firma/notificari"),
      ...read("firma", "/firma/network?fila=evenimente", `/firma/events/${event}`),
      ...read("uat", "/uat/training-programs", `/uat/training-programs/${course}`),
      ...read("uat", `/uat/training-programs/${cancelled}`),
    ];
  },
  "what is said of a program that is over": async ({ uat, admin }, database) => {
    const program = await attendedProgram(database);
    await admin.press(`${ADMIN}/${program}/certificates`, { button: "Emite certificatele" });
    const ofProgram = "select id from certificates where program_id = $1";
    const [certificate] = await query<{ id: string }>(database, ofProgram, [program]);
    await admin.write(`/admin/certificates/${certificate?.id}/revocation`);
    await uat.write(`/uat/training-programs/${program}/review`, { fixed: { stars: "4" } });
    const [review] = await query<{ id: string }>(database, "select id from program_reviews where program_id = $1", [
      program,
    ]);
    const read = (who: Read["who"], ...paths: readonly string[]) => paths.map((path): Read => ({ who, path }));
    await admin.write(`/admin/program-reviews/${review?.id}/hiding`);
    const shown = await attendedProgram(database);
    await uat.write(`/uat/training-programs/${shown}/review`, { fixed: { stars: "4" } });
    return [
      ...read("uat", `/uat/training-programs/${shown}`, `/uat/training-programs/${program}/review`),
      ...read("admin", `${ADMIN}/${program}/certificates`, `${ADMIN}/${program}/reviews`),
    ];
  },
};

/** A training of yesterday to which the authority of the demo world came. Returns its id. */
async function attendedProgram(database: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    database,
    `with program as (
       insert into programs (id, kind, category, title, description, format, level, author_id, price, discount, starts_at, ends_at,
         hours, place, capacity, curriculum, instructor, has_certificate, created_at, published_at, updated_at)
       select gen_random_uuid(), 'training', 'legislation', 'Arhivarea', 'Pe exemple.', 'on_site', 'beginner', id, 0, 0,
         now() - interval '30 hours', now() - interval '24 hours', 6, 'Zalău', 20, 'Teme', 'Ioana Pop', true, now(), now(), now()
       from users where role = 'ADMIN' limit 1 returning id)
     insert into enrolments (id, program_id, user_id, organisation_id, position, enrolled_at, seated_at, attended)
     select gen_random_uuid(), program.id, u.id, u.organisation_id, 1, now(), now(), true
     from program, users u where u.email = 'uat@demo.ro' returning program_id as id`,
  );
  if (!row) throw new Error("Nothing was planted");
  return row.id;
}
