import { expect, test } from "vitest";
import { query } from "../support/databases";
import { until } from "../support/servers";
import { makeCrowd } from "./support/cast";
import { cast, ownDatabase, ownFolder, ownServer, visit } from "./support/stage";
import { damage, Writer } from "./support/writer";

test("kill -9 of the process while writes are acknowledged, three times: none is lost, none is half, the next start needs no help", async () => {
  const [url, dataDir] = await Promise.all([ownDatabase(), ownFolder()]);
  let server = await ownServer({ databaseUrl: url, dataDir });
  const { port } = server;
  const people = [...cast().authorities, ...cast().authorities];
  const writer = new Writer(people.map((person) => visit(server, person)));
  writer.start();
  for (let round = 1; round <= 3; round += 1) {
    await writer.more(25);
    await server.kill();
    expect(await damage(url, writer.acknowledged)).toEqual([]);
    server = await ownServer({ databaseUrl: url, dataDir, port });
    expect(server.readyAfter).toBeLessThan(20_000);
  }
  await writer.more(25);
  await writer.stop();
  expect(writer.odd).toEqual([]);
  expect(await damage(url, writer.acknowledged)).toEqual([]);
  expect(writer.forms.length).toBe(writer.acknowledged.length);
});

test("kill -9 while people enrol in a training: who was answered has a place, nobody has two, and the order holds", async () => {
  const [url, dataDir] = await Promise.all([ownDatabase(), ownFolder()]);
  const people = await makeCrowd(url, 24);
  const [program] = await query<{ id: string }>(
    url,
    `insert into programs (id, kind, category, title, description, format, level, author_id, price, discount, starts_at, ends_at, hours,
       place, capacity, curriculum, instructor, has_certificate, created_at, published_at, updated_at)
     select gen_random_uuid(), 'training', 'management', 'Un curs', 'Despre ce este', 'on_site', 'beginner', id, 0, 0,
       now() + interval '9 days', now() + interval '10 days', 6, 'Zalău', 10, 'Teme', 'Ioana Pop', true, now(), now(), now()
     from users where role = 'ADMIN' limit 1 returning id`,
  );
  const path = `/uat/training-programs/${program?.id}`;
  let server = await ownServer({ databaseUrl: url, dataDir });
  const { port } = server;
  const browsers = people.map((person) => visit(server, person));
  const answered = new Set<string>();
  const enrol = (place: number) =>
    browsers[place]?.post(`${path}/enrolment`).then(
      ({ status }) => void (status === 303 && answered.add(people[place]?.userId ?? "")),
      () => undefined,
    );
  const asking = people.map((_person, place) => enrol(place));
  await Promise.race([Promise.all(asking), until(async () => answered.size >= 8, "eight are answered")]);
  await server.kill();
  await Promise.all(asking);
  const places = () =>
    query<{ user: string; position: number; seated: boolean; entries: number }>(
      url,
      `select user_id as user, position, seated_at is not null as seated,
         (select count(*)::int from journal where subject_id = e.id) as entries from enrolments e order by position`,
    );
  const kept = await places();
  expect(kept.length).toBeLessThan(people.length);
  expect(kept.map(({ user }) => user)).toEqual(expect.arrayContaining([...answered]));
  expect(kept.every(({ entries }) => entries === 1)).toBe(true);

  server = await ownServer({ databaseUrl: url, dataDir, port });
  for (const place of people.keys()) await enrol(place);
  const all = await places();
  expect(new Set(all.map(({ user }) => user)).size).toBe(people.length);
  expect(all.slice(0, kept.length)).toEqual(kept);
  expect(all.map(({ position, seated }) => [position, seated])).toEqual(
    people.map((_person, place) => [place + 1, place < 10]),
  );
});
