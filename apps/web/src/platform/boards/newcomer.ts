import type { BoardOptions } from './board-options';

/** Makes an anonymous client that wants to write where it may a visitor, once. */
export class Newcomer {
  private state: 'unknown' | 'asked' | 'known' = 'unknown';

  /** @param settled whether they are somebody now */
  constructor(
    private readonly options: Pick<BoardOptions<string, unknown, unknown>, 'newPerson' | 'person' | 'onlyLooks'>,
    private readonly settled: (known: boolean) => void,
  ) {}

  /** @returns true while somebody is being made of them */
  asked(): boolean {
    if (this.state === 'asked') return true;
    if (this.state === 'known' || this.options.onlyLooks()) return false;
    this.state = 'asked';
    const settled = (): void => {
      this.state = this.options.person() === null ? 'unknown' : 'known';
      this.settled(this.state === 'known');
    };
    this.options.newPerson().then(settled, settled);
    return true;
  }
}
