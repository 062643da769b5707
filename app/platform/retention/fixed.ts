/** Tries that a limit has counted. */
export const TRIES_DAYS = 2;
/** The one-time key of a form that was sent. */
export const FORM_KEYS_DAYS = 7;
/** What open pages have to catch up with. */
export const LIVE_EVENTS_DAYS = 2;
/** A form that was sent when its session had ended. */
export const KEPT_POST_MINUTES = 60;
/** A text that was too long for its form. */
export const LONG_TEXT_HOURS = 24;

/** Thirty-six months are the general term of prescription (Codul civil, art. 2517): until then a party may need the proof. */
export const PRESCRIPTION_MONTHS = 36;
