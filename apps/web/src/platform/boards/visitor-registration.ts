import type { BoardOptions } from './board-options';

/** Makes an anonymous client that wants to write where it may a visitor, once. */
export class VisitorRegistration {
  private state: 'unknown' | 'asked' | 'known' = 'unknown';

  /**
   * @param settled called with true if the client is a visitor or an account now
   */
  constructor(
    private readonly options: Pick<BoardOptions<string, unknown, unknown>, 'createVisitor' | 'personId' | 'isViewOnly'>,
    private readonly settled: (known: boolean) => void,
  ) {}

  /**
   * @returns true while the client is being made a visitor
   */
  register(): boolean {
    if (this.state === 'asked') return true;
    if (this.state === 'known' || this.options.isViewOnly()) return false;
    this.state = 'asked';
    const settled = (): void => {
      this.state = this.options.personId() === null ? 'unknown' : 'known';
      this.settled(this.state === 'known');
    };
    this.options.createVisitor().then(settled, settled);
    return true;
  }
}
