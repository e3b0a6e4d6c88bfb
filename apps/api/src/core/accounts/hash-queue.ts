import { availableParallelism } from 'node:os';
import { apiError } from '../../platform/api-error.js';

interface Job {
  run: () => Promise<void>;
  refuse: () => void;
}

/**
 * Maximum number of queued jobs of unknown clients. At some 20 ms each they wait four seconds at most; the browser must retry beyond that.
 */
const STRANGERS_AT_MOST = 200;
/** Maximum number of jobs per address: a staff room that signs in on new devices. */
const PER_ADDRESS = 100;
/** Maximum number of jobs of known callers, who pass a rate limit before this queue. */
const KNOWN_AT_MOST = 1000;
const COME_AGAIN_SECONDS = 5;

/**
 * Queues the hashing of passwords, which takes a core for some 20 ms and 19 MiB. One core always stays free for everything else. Known
 * callers go first, unknown clients take turns by address, and those beyond the limit must retry later.
 */
export class HashQueue {
  private running = 0;
  private readonly known: Job[] = [];
  /** jobs by address, in the order of their turns */
  private readonly strangers = new Map<string, Job[]>();
  private strangersWaiting = 0;

  constructor(private readonly atOnce = Math.max(1, availableParallelism() - 1)) {}

  /**
   * @param stranger address of an unknown client
   * @throws TOO_MANY_REQUESTS with the seconds to wait
   */
  do<T>(work: () => Promise<T>, stranger?: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job: Job = {
        run: () => work().then(resolve, reject),
        refuse: () => reject(apiError('TOO_MANY_REQUESTS', { seconds: COME_AGAIN_SECONDS })),
      };
      if (stranger === undefined) this.addKnown(job);
      else this.addStranger(job, stranger);
      this.next();
    });
  }

  private addKnown(job: Job): void {
    if (this.known.length >= KNOWN_AT_MOST) return job.refuse();
    this.known.push(job);
  }

  private addStranger(job: Job, address: string): void {
    const own = this.strangers.get(address) ?? [];
    if (own.length >= PER_ADDRESS || (this.strangersWaiting >= STRANGERS_AT_MOST && !this.dropFromLongest(own.length))) return job.refuse();
    own.push(job);
    this.strangers.set(address, own);
    this.strangersWaiting += 1;
  }

  /** Removes the last job of the longest queue to make room for an address with fewer jobs. */
  private dropFromLongest(shorterThan: number): boolean {
    const [longest] = [...this.strangers.values()].sort((one, other) => other.length - one.length);
    if (!longest || longest.length <= shorterThan + 1) return false;
    longest.pop()?.refuse();
    this.strangersWaiting -= 1;
    return true;
  }

  private next(): void {
    while (this.running < this.atOnce) {
      const job = this.known.shift() ?? this.nextStranger();
      if (!job) return;
      this.running += 1;
      void job.run().finally(() => {
        this.running -= 1;
        this.next();
      });
    }
  }

  private nextStranger(): Job | undefined {
    const [first] = this.strangers;
    if (!first) return undefined;
    const [address, own] = first;
    const job = own.shift();
    this.strangers.delete(address);
    if (own.length > 0) this.strangers.set(address, own);
    this.strangersWaiting -= 1;
    return job;
  }
}
