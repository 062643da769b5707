import { z } from "zod";
import { isPlainAddress } from "../plain-address";

/** A collector of traces that speaks OTLP over HTTP. */
export type TraceSettings = {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Under which the collector shows this platform. */
  service: string;
  /** Of the requests and jobs, which part is traced. */
  ratio: number;
};

const RATIO =
  "OTEL_TRACES_SAMPLER_ARG trebuie să fie un număr între 0 și 1, cu punct: 0.1 înseamnă una din zece cereri";
const HEADERS = "OTEL_EXPORTER_OTLP_HEADERS se scrie nume=valoare, iar mai multe se despart prin virgulă";

/** The names that OpenTelemetry gave them. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url("OTEL_EXPORTER_OTLP_ENDPOINT trebuie să fie o adresă întreagă, de exemplu http://10.0.0.9:4318")
    .refine(
      isPlainAddress,
      "OTEL_EXPORTER_OTLP_ENDPOINT este o adresă http sau https fără utilizator, fără ? și fără #",
    )
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => headersIn(text) !== null, HEADERS)
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100, "OTEL_SERVICE_NAME are cel mult 100 de caractere").default("psp"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(RATIO).min(0, RATIO).max(1, RATIO).default(0.1),
};

type Given = z.output<z.ZodObject<typeof traceVariables>>;

export function traceProblem(given: Given): string | null {
  return given.OTEL_EXPORTER_OTLP_HEADERS === undefined || given.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined
    ? null
    : "OTEL_EXPORTER_OTLP_HEADERS nu are niciun efect fără OTEL_EXPORTER_OTLP_ENDPOINT: scrieți adresa sau goliți-l.";
}

export function traceFrom(given: Given): TraceSettings | null {
  if (given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return {
    url: `${given.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, "")}/v1/traces`,
    headers: headersIn(given.OTEL_EXPORTER_OTLP_HEADERS ?? "") ?? {},
    service: given.OTEL_SERVICE_NAME,
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Null when it cannot be read. Values may be percent-encoded. */
function headersIn(text: string): Record<string, string> | null {
  try {
    const headers = new Headers();
    for (const pair of text.split(",").filter((part) => part.trim() !== "")) {
      const at = pair.indexOf("=");
      headers.set(pair.slice(0, Math.max(at, 0)).trim(), decodeURIComponent(pair.slice(at + 1).trim()));
    }
    return Object.fromEntries(headers);
  } catch {
    return null;
  }
}
