import { Counter, Gauge, Histogram, type Metric, Registry } from "prom-client";

/** Something that is measured, as its room declares it. It is seen in `/metrics` once it is registered. */
export type Figure = Metric;

/** One value of a figure, under its labels. */
type Sample = { labels?: Readonly<Record<string, string>>; value: number };
export type Read = number | readonly Sample[];

type Named<Label extends string> = { name: string; help: string; labels?: readonly Label[] };

const described = <Label extends string>({ name, help, labels = [] }: Named<Label>) => ({
  name,
  help,
  labelNames: labels,
  registers: [], // `registerFigures` is the only place that registers
});

/** What is counted while it happens, with `inc`. Labels are few and known: never an id or an address. */
export const counter = <Label extends string>(named: Named<Label>): Counter<Label> =>
  new Counter<Label>(described(named));

/** How long something takes, or how large it is, with `observe`. */
export const histogram = <Label extends string>(
  named: Named<Label> & { buckets: readonly number[] },
): Histogram<Label> => new Histogram<Label>({ ...described(named), buckets: [...named.buckets] });

type Reading = Named<string> & { read(): Read | Promise<Read> };

/** A value that the process knows, read when somebody asks for the metrics. */
export const gauge = ({ read, ...named }: Reading): Figure =>
  new Gauge({
    ...described(named),
    async collect() {
      setAll(this, await read());
    },
  });

/** A count that the process keeps elsewhere and that only grows, read when somebody asks for the metrics. */
export const readCounter = ({ read, ...named }: Reading): Figure =>
  new Counter({
    ...described(named),
    async collect() {
      setAll(this, await read());
    },
  });

/** Nothing read is not shown, also where it has no labels. */
function setAll(metric: Gauge | Counter, read: Read): void {
  metric.reset();
  const samples = typeof read === "number" ? [{ value: read }] : read;
  if (samples.length === 0) metric.remove({});
  for (const { labels = {}, value } of samples) metric.inc(labels, value);
}

let registry = new Registry();

/** Replaces what `/metrics` shows; called once by the server, in development once for each saved file. */
export function registerFigures(figures: readonly Figure[]): void {
  registry = new Registry();
  for (const figure of figures) registry.registerMetric(figure);
}

export const metricsText = async (): Promise<{ text: string; type: string }> => ({
  text: await registry.metrics(),
  type: registry.contentType,
});

/** For tests: the names of all registered figures. */
export const registeredNames = (): string[] => registry.getMetricsAsArray().map(({ name }) => name);
