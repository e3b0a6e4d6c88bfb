import { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { throttle } from './throttle';

/** A cursor per keystroke would cost more than all the writing; the difference is invisible. */
const CURSOR_EVERY_MS = 120;

/**
 * Presence that publishes the cursor at most every 120 ms, and nothing at all while the client only reads. The requested cursor is
 * remembered, so that code that compares with it does not request it again.
 */
export class QuietAwareness extends Awareness {
  /** last own state of this browser; states from others under its client id are ignored */
  private said: Record<string, unknown> | null = null;
  private readonly cursor = throttle<unknown>(CURSOR_EVERY_MS, (value) => this.tell(value));
  /** undefined until there is a cursor, null when it left the text */
  private told: unknown;

  constructor(document: Y.Doc) {
    super(document);
    this.setLocalState(null);
  }

  /** Shows this person to the others, or hides them. */
  show(visible: boolean): void {
    if (visible === (this.getLocalState() !== null)) return;
    if (!visible) {
      this.cursor.stop();
      this.told = undefined;
      // Only states travel, not their end: the others would keep the caret until this tab goes.
      super.setLocalStateField('cursor', null);
    }
    // Never empty: the server treats an empty state as absent, and a reader who has not yet touched the text is present, too.
    this.setLocalState(visible ? { here: true } : null);
  }

  override getLocalState(): Record<string, unknown> | null {
    return this.said === null || this.told === undefined ? this.said : { ...this.said, cursor: this.told };
  }

  override setLocalState(state: Record<string, unknown> | null): void {
    this.said = state;
    super.setLocalState(state);
  }

  override setLocalStateField(field: string, value: unknown): void {
    if (field !== 'cursor') return super.setLocalStateField(field, value);
    if (this.said === null) return;
    this.told = value;
    this.cursor.push(value);
  }

  override destroy(): void {
    // The constructor of the base class is done before the fields of this one exist.
    this.cursor?.stop();
    super.destroy();
  }

  private tell(value: unknown): void {
    if (this.said !== null) this.setLocalState({ ...this.said, cursor: value });
  }
}
