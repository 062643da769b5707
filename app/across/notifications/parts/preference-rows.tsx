import type { Route } from "../pages/+types/notification-preferences.page";

type Group = Route.ComponentProps["loaderData"]["groups"][number];
type Row = Group["types"][number];

/** The types of one group, each with its two boxes. */
export function PreferenceRows({ group }: { group: Group }) {
  return (
    <>
      <tr>
        <th scope="colgroup" colSpan={3}>
          {group.title}
        </th>
      </tr>
      {group.types.map((row) => (
        <tr key={row.type}>
          <td>
            {row.name}
            {row.hint ? <span className="hint">{row.hint}</span> : null}
          </td>
          <Choice name="inApp" label="În platformă" checked={row.inApp} row={row} />
          <Choice name="email" label="E-mail" checked={row.email} row={row} />
        </tr>
      ))}
    </>
  );
}

type ChoiceProps = { name: "inApp" | "email"; label: string; checked: boolean; row: Row };

function Choice({ name, label, checked, row }: ChoiceProps) {
  if (row.always) return <td className="muted">întotdeauna</td>;
  return (
    <td>
      <label className="choice choice--plain">
        <input type="checkbox" name={name} value={row.type} defaultChecked={checked} />
        <span className="vh">
          {label}: {row.name}
        </span>
      </label>
    </td>
  );
}
