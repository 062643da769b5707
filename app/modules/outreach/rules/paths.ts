/** The desk of the support team. */
export const TICKETS = "/admin/support";
