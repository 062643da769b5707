import { type Planting, plain, type Read } from "./cast";

const ADMIN = "/admin/training-programs";
const OWN = "/firma/programs";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const idIn = (location: string | null): string => plain(location).split("/").at(-1) ?? "";

/** What is no free text. */
const fixed = () => ({
  ...{ format: "hybrid", startsOn: inDays(30), startHour: "09:00", endsOn: inDays(30), endHour: "15:00" },
  ...{ hours: "6", capacity: "30", price: "400" },
  link: "https://exemplu.ro/?q=%3Cscript%3Ealert(1)%3C/script%3E",
});

/** A course and an event that a firm proposes, decided, changed and cancelled. */
export const programs: Record<string, Planting> = {
  "a program": async ({ firma, admin }) => {
    const proposed = async (kind: string) =>
      idIn((await firma.write(`${OWN}/nou?fel=${kind}`, { fixed: fixed() })).location);
    const [course, event] = [await proposed("training"), await proposed("event")];
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
};
