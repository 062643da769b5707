import { TextField } from "~/ui/field/answered-field";

/** The field of a document and of an act by which the assistant finds them in the words of those who ask. */
export const EverydayWordsField = () => (
  <TextField
    name="everydayWords"
    label="Cuvinte de zi cu zi"
    optional
    rows={3}
    hint="Cum spun oamenii, cu alte cuvinte decât textul: „hârtie de la taxe, bilet de voie”. Despărțite prin virgulă. Asistentul caută și după ele; cititorii nu le văd."
  />
);
