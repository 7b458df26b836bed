/** What /metrics shows, in Prometheus' format. */
import { performance } from 'node:perf_hooks';
import type { Store } from '@fabula/gamelog/port.ts';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Counts } from './counts.ts';
import type { Tables } from './tables/tables.ts';

export class Metrics {
  readonly #registry = new Registry();
  readonly #all: object[] = [];

  constructor(counts: Counts, tables: Tables, store: Pick<Store, 'health'>) {
    this.#ofTheProcess();
    this.#gauge('fabula_sockets', 'Open connections', () => counts.sockets);
    this.#gauge('fabula_tables', 'Tables in memory', () => tables.size);
    // Who cannot ask the store just now still learns the rest.
    this.#gauge('fabula_data_bytes', 'What the data takes', () =>
      store.health().then(
        ({ bytes }) => bytes,
        () => NaN,
      ),
    );
    this.#counter('fabula_moves_total', 'Decisions on disk', () => counts.moves);
    this.#counter(
      'fabula_bot_moves_total',
      'Of these, asked for by bots and stand-ins',
      () => counts.botMoves,
    );
    this.#counter(
      'fabula_bot_guesses_total',
      'Of these, at random, for want of an answer or of a legal one',
      () => counts.botGuesses,
    );
    this.#counter(
      'fabula_bot_decision_seconds_total',
      'Time from asking a bot to its answer',
      () => counts.botSeconds,
    );
    this.#counter(
      'fabula_bot_thread_starts_total',
      'How often the thread the bots think in was started',
      () => counts.botThreadStarts,
    );
    this.#counter(
      'fabula_commit_wait_seconds_total',
      'Time decisions waited for the disk',
      () => counts.commitSeconds,
    );
    this.#counter('fabula_frames_total', 'Frames received', () => counts.framesIn);
    this.#counter('fabula_bad_frames_total', 'Frames that were no message', () => counts.badFrames);
    this.#counter('fabula_tables_opened_total', 'Tables opened', () => counts.tablesOpened);
    this.#counter('fabula_games_started_total', 'Games started', () => counts.gamesStarted);
    this.#counter('fabula_games_finished_total', 'Games finished', () => counts.gamesFinished);
    this.#counter('fabula_sayings_total', 'Chat messages', () => counts.sayings);
    this.#counter('fabula_reports_total', 'Players reported by players', () => counts.reports);
    this.#counter(
      'fabula_slow_readers_total',
      'Connections that left too much unread',
      () => counts.slowReaders,
    );
    this.#counter(
      'fabula_rests_total',
      'How often a connection was read more slowly, because it had used up its allowance',
      () => counts.rests,
    );
    this.#byLabel('fabula_rejections_total', 'Messages refused, by code', 'code', counts.rejections);
    this.#byLabel('fabula_byes_total', 'Connections closed by the server, by reason', 'reason', counts.byes);
  }

  /** Under their usual names. prom-client's own wake the process a hundred times a second and watch every garbage collection. */
  #ofTheProcess(): void {
    this.#counter('process_cpu_seconds_total', 'CPU time, all threads', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
    this.#gauge('process_start_time_seconds', 'When the process began', () => performance.timeOrigin / 1_000);
    this.#gauge('process_resident_memory_bytes', 'Memory in use', () => process.memoryUsage.rss());
    this.#gauge('nodejs_heap_size_used_bytes', 'Of it, objects', () => process.memoryUsage().heapUsed);
    let before = performance.eventLoopUtilization();
    this.#gauge(
      'nodejs_eventloop_utilization',
      'How busy the main thread was since last asked, 0 to 1',
      () => {
        const now = performance.eventLoopUtilization();
        const { utilization } = performance.eventLoopUtilization(now, before);
        before = now;
        return utilization;
      },
    );
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    this.#all.push(
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        async collect() {
          this.set(await read());
        },
      }),
    );
  }

  #counter(name: string, help: string, read: () => number): void {
    this.#all.push(
      new Counter({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.reset();
          this.inc(read());
        },
      }),
    );
  }

  #byLabel(name: string, help: string, label: string, values: ReadonlyMap<string, number>): void {
    this.#all.push(
      new Counter({
        name,
        help,
        labelNames: [label],
        registers: [this.#registry],
        collect() {
          this.reset();
          for (const [value, count] of values) this.inc({ [label]: value }, count);
        },
      }),
    );
  }
}
