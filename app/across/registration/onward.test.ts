import { describe, expect, it } from "vitest";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { linkIn } from "../../../tests/support/databases";
import { member, stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { authority, filled, forgetLimits, PASSWORD } from "./registration.test-data";

ownPlatform();

describe("somebody who was on their way", () => {
  const onward = "/uat/service-requests/new?partener=p1&serviciu=s1&nivel=premium";
  const query = `redirectTo=${encodeURIComponent(onward)}`;
  const follows = (html: string, path: string) => html.includes(`${path}?tip=uat&amp;${query}`);

  it("registers, confirms by the mailed link, signs in, and is there", async () => {
    await forgetLimits();
    const login = await (await stranger.get(`/login?${query}`)).text();
    expect(login).toContain("Autentificare necesară");
    expect(login).toContain("Pentru a contacta un partener, trebuie să vă autentificați mai întâi.");
    expect(login).toContain("Conectați-vă ca autoritate pentru a cere oferta");
    expect(follows(login, "/register")).toBe(true);
    const values = authority();
    const sent = await stranger.post(`/register?tip=uat&${query}`, filled(values));
    expect(sent.headers.get("location")).toBe(`/register/trimisa?tip=uat&${query}`);
    const done = await (await stranger.get(sent.headers.get("location") ?? "")).text();
    expect(done).toContain(`data-redirect="/login?tip=uat&amp;${query}"`);

    const [mail] = await newestMails(1, String(values.email).toLowerCase());
    const path = linkIn((await mailById(mail?.id ?? ""))?.text ?? "", "/confirmare/");
    expect(path.endsWith(`?${query}`)).toBe(true);
    expect(await (await stranger.get(path)).text()).toContain(`action="${path.replace("&", "&amp;")}"`);
    const confirmed = await stranger.post(path);
    expect(confirmed.headers.get("location")).toBe(`/login?tip=uat&${query}`);
    const door = confirmed.headers.get("location") ?? "";
    const inside = await stranger.post(door, { email: String(values.email), parola: PASSWORD });
    expect([inside.status, inside.headers.get("location")]).toEqual([303, onward]);
  });

  it("loses nothing by choosing, by asking for the link again, or by a form that comes back", async () => {
    await forgetLimits();
    const choice = await (await stranger.get(`/register?${query}`)).text();
    expect(follows(choice, "/register")).toBe(true);
    expect(choice).toContain(`href="/login?${query}"`);
    const back = await (await stranger.post(`/register?tip=uat&${query}`, filled(authority({ denumire: "" })))).text();
    expect(follows(back, 'action="/register')).toBe(true);
    const values = authority();
    await stranger.post("/register?tip=uat", filled(values));
    await stranger.post(`/retrimite-confirmarea?${query}`, { email: String(values.email) });
    const [mail] = await newestMails(1, String(values.email).toLowerCase());
    expect((await mailById(mail?.id ?? ""))?.text).toContain(`?${query}`);
  });

  it("may have forgotten the password meanwhile", async () => {
    await forgetLimits();
    const { actor } = await member("UAT");
    const login = await (await stranger.get(`/login?${query}`)).text();
    expect(login).toContain(`href="/parola-uitata?${query}"`);
    await stranger.post(`/parola-uitata?${query}`, { email: actor.email });
    const [mail] = await newestMails(1, actor.email);
    const path = linkIn((await mailById(mail?.id ?? ""))?.text ?? "", "/parola-noua/");
    const done = await stranger.post(path, { parola: PASSWORD, confirmaParola: PASSWORD });
    expect([done.status, done.headers.get("location")]).toEqual([303, `/login?${query}`]);
  });

  it("is never led to another site", async () => {
    await forgetLimits();
    const values = authority();
    const sent = await stranger.post("/register?tip=uat&redirectTo=https%3A%2F%2Fevil.example", filled(values));
    expect(sent.headers.get("location")).toBe("/register/trimisa?tip=uat");
    const [mail] = await newestMails(1, String(values.email).toLowerCase());
    expect((await mailById(mail?.id ?? ""))?.text).not.toContain("evil");
  });
});
