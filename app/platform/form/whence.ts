/** The field in which a form says whence it was sent: from the bin, or from a list as it stood. */
export const BACK = "inapoi";
export const FROM_BIN = "cos";
