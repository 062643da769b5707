import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { ExportResultCode, parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { trustedBy } from "../http/address.server";
import { outages } from "../outage.server";
import { version } from "../version.server";
import type { TraceSettings } from "./settings";
import type { Tracing } from "./tracing";

/** Attempts at one batch, repeated ones included; the spans that wait meanwhile are at most those of the queue. */
const SEND_MS = 5_000;
const MOST_WAITING = 2_048;
const CLOSE_MS = 2_000;

const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, call: SpanKind.CLIENT };

/** Everything that knows OpenTelemetry. It is asked by our own code at one place for each kind of work, and patches nothing. */
export function openTelemetry({ url, headers, service, ratio }: TraceSettings, proxies: readonly string[]): Tracing {
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service, "service.version": version }),
    // a proxy that traces everything does not raise what we spend on it
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: watched(new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: SEND_MS })),
        maxQueueSize: MOST_WAITING,
      }),
    ],
  });
  const tracer = provider.getTracer("psp");
  return {
    begin({ name, kind, attributes = {}, parent }) {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent));
      return span.isRecording() ? span : null;
    },
    fail(span, type) {
      span.setAttribute("error.type", type);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    isTrusted: trustedBy(proxies),
    async close() {
      await Promise.race([provider.shutdown().catch(() => {}), setTimeout(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

function contextOf(parent: Span | string | null | undefined) {
  if (!parent) return ROOT_CONTEXT;
  if (typeof parent !== "string") return trace.setSpan(ROOT_CONTEXT, parent);
  const remote = parseTraceParent(parent);
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
}

/** Says once that the collector is gone and once that it is back. What it did not take is lost. */
function watched(exporter: SpanExporter): SpanExporter {
  const outage = outages["trace collector"];
  const outside = AsyncLocalStorage.snapshot(); // otherwise it would be a line of the request that ended last
  return {
    export: (spans, done) =>
      outside(() =>
        exporter.export(spans, (result) => {
          if (result.code === ExportResultCode.SUCCESS) outage.end();
          else outage.begin(result.error);
          done(result);
        }),
      ),
    shutdown: () => exporter.shutdown(),
  };
}
