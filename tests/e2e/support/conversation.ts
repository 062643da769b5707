import { query } from "../../support/databases";
import { stage } from "./stage";

/** The id of a conversation between the demo authority and the demo firm. */
export async function conversation(): Promise<string> {
  const [row] = await query<{ id: string }>(
    stage.database,
    `select c.id from conversations c
     join users u on u.organisation_id = c.uat_organisation_id and u.email = 'uat@demo.ro'
     join users f on f.organisation_id = c.firma_organisation_id and f.email = 'firma@demo.ro'
     where c.closed_at is null limit 1`,
  );
  if (!row) throw new Error("The demo world has no such conversation");
  return row.id;
}
