/** The one-time key of a private form: submitted twice, it works once. */
export const FORM_KEY = "formKey";

/** The path of the page whose draft the form keeps; saving the form deletes that draft. */
export const DRAFT_PAGE = "_pagina";

/** When the draft that a page has seen was kept; empty for none. With the form itself: that of the draft it was filled from. */
export const SEEN_DRAFT = "_ciorna";

/** Of a draft only: what is in the form was typed after its button had been pressed, so that it may not have been sent. */
export const TYPED_SINCE = "_apasat";
