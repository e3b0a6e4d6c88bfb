/** A server that hangs lost its documents after four seconds; one that is only busy has answered by now. */
const SILENT_MS = 7000;

/** Notices that a line brings nothing any more though an answer is due: proxies keep lines to a server that hangs. */
export class SilentLine {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param isSending true while bytes are still on their way out: on a slow network no answer can be there
   * @param onSilence called seven seconds after the first question without any word
   */
  constructor(
    private readonly isSending: () => boolean,
    private readonly onSilence: () => void,
  ) {}

  /** An answer is due from now on. */
  asked(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.isSending()) this.asked();
      else this.onSilence();
    }, SILENT_MS);
  }

  /** The line brought something, or there is none. */
  heard(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
