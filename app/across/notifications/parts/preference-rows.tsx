import type { NotificationType } from "../rules";

type PreferenceView = {
  type: NotificationType;
  name: string;
  hint: string | null;
  always: boolean;
  inApp: boolean;
  email: boolean;
};
export type PreferenceGroup = { title: string; types: PreferenceView[] };

/** The types of one group, each with its two boxes. */
export function PreferenceRows({ group }: { group: PreferenceGroup }) {
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

type ChoiceProps = { name: "inApp" | "email"; label: string; checked: boolean; row: PreferenceView };

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
