import { median, percentile, type Round, sendRequests } from "./load";
import type { Rounds } from "./ratios";
import { type Line, line, withTarget } from "./report";
import type { Answering } from "./servers";

/** Two at a time, so that waiting in the request queue is not measured. */
const CONNECTIONS = 2;
const MOST_TIMES = 2;
const MOST_MS = 50;

/** Names, prefixes, typing errors, several words, ş for ș, missing diacritics, no results. */
const ASKED = [
  ...["Valea Zmeului", "valea", "fântâna", "fintina", "poiana ielelor", "Cetatea Balaurului", "izv", "pod", "gura"],
  ...["fonduri europene", "achizitii publice", "achiziţii", "digitalizare", "consultanta juridica", "mediu", "srl"],
  ...["strategie de dezvoltare", "audit energetic", "modernizare drum", "portal", "registru agricol", "taxe locale"],
  ...["vlaea zmeului", "fondri europene", "digitalzare", "solomonaru", "împăratul verde", "Dolj", "cluj", "comuna"],
  ...["100%", "a_b", "primăria", "nimicdegasit", "Şesul Uriaşilor", "stejarul lui setilă", "apă", "canalizare"],
];
const paths = ASKED.map((words) => `/cauta?q=${encodeURIComponent(words)}`);

/** Runs the same queries on a small and a large data set, in alternating rounds. */
export async function search(small: Answering, large: Answering, { rounds, seconds }: Rounds): Promise<Line[]> {
  const plan = { paths, headers: {}, seconds, connections: CONNECTIONS, manyVisitors: true };
  for (const one of [small, large]) await sendRequests(one, plan);
  const turns: { small: Round; large: Round }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ small: await sendRequests(small, plan), large: await sendRequests(large, plan) });
  }
  const little = figuresOf(turns.map((turn) => turn.small));
  const much = figuresOf(turns.map((turn) => turn.large));
  const times = much.p95 / little.p95;
  const inLarge = line("search", "/cauta, lumea întreagă", { ...much, "p95 față de 0,01": times });
  return [
    line("search", "/cauta, lumea de 0,01", little),
    withTarget(
      withTarget(inLarge, `p95 cel mult ${MOST_MS} ms`, much.p95 <= MOST_MS),
      `cel mult de ${MOST_TIMES} ori cât la 0,01`,
      times <= MOST_TIMES,
    ),
  ];
}

/** The median over the rounds, so that a busy moment affects only one of them. */
const figuresOf = (shots: readonly Round[]) => ({
  p50: median(shots.map(({ latencies }) => percentile(latencies, 50))),
  p95: median(shots.map(({ latencies }) => percentile(latencies, 95))),
  "cereri/s": median(shots.map(({ perSecond }) => perSecond)),
  "ms CPU": median(shots.map(({ cpuMs }) => cpuMs)),
});
