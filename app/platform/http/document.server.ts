/** Whether the answer is shown at once: data requests also come from hidden tabs and prefetching. */
export const isDocument = (request: Request): boolean =>
  (request.headers.get("sec-fetch-dest") ?? "document") === "document" &&
  !(request.headers.get("sec-purpose") ?? "").includes("prefetch");
