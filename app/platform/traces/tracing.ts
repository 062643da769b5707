import type { Attributes, Span } from "@opentelemetry/api";

/** What is recorded of a piece of work. Nothing in it may be personal: names and patterns, never values. */
type Begun = {
  name: string;
  kind: "request" | "job" | "call";
  attributes?: Attributes;
  /** What it is a part of: a span of this process, or what a proxy wrote into `traceparent`. */
  parent?: Span | string | null;
};

export type Tracing = {
  /** Null when it is not among those that are traced. */
  begin(begun: Begun): Span | null;
  fail(span: Span, type: string): void;
  isTrusted(address: string): boolean;
  close(): Promise<void>;
};
