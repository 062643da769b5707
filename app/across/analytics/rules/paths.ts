export const ANALYTICS = "/features/analytics";
