/** The one-time key of a private form: submitted twice, it works once. */
export const FORM_KEY = "formKey";

/** The path of the page whose draft the form keeps; saving the form deletes that draft. */
export const DRAFT_PAGE = "_pagina";

/** When the draft that a page has seen was kept; empty for none. With the form itself: that of the draft it was filled from. */
export const SEEN_DRAFT = "_ciorna";

/** Whose session drew the form: what is typed into it is never kept for whoever signed in meanwhile in another tab. */
export const DRAWN_FOR = "_persoana";

/** Of a draft only: what is in the form was typed after its button had been pressed, so that it may not have been sent. */
export const TYPED_SINCE = "_apasat";

/** Where a form was to be sent that the browser gives back after a sign-in. */
export const PATH_FIELD = "_cale";

/** The page of the platform to which a button without a page of its own leads back. */
export const RETURN_TO = "back";

/** From where the page of a form was opened: the bin, a list with its filters, or another page. */
export const SENT_FROM = "inapoi";

/** The label of the button that was pressed, where it has no name of its own. */
export const PRESSED = "_buton";

/** The labels of the fields, by name, and of the buttons that have one, as JSON. */
export const FIELD_LABELS = "_etichete";
export const buttonKey = (name: string, value: unknown): string => `${name}=${value}`;

/** Whether a field is one of these, of which nothing is saved. */
export const isHiddenField = (name: string): boolean => name === FORM_KEY || name.startsWith("_");
