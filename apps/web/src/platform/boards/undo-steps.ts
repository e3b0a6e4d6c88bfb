import { type Doc, UndoManager } from 'yjs';

/** What belongs to the same step is done within this time, e.g. words that are typed or a card that arrow keys move. */
const SAME_STEP_MS = 3000;

/**
 * What was done here on a board, step by step, and the way back. Only one's own steps: what somebody else changed
 * meanwhile stays as they left it.
 */
export class UndoSteps {
  private readonly manager: UndoManager;
  private step: string | undefined;
  private last: { step: string | undefined; at: number } | undefined;

  /**
   * @param tables the document's maps that hold the board
   * @param origin of the transactions that can be undone
   */
  constructor(document: Doc, tables: readonly string[], origin: unknown) {
    this.manager = new UndoManager(
      tables.map((table) => document.getMap(table)),
      { captureTimeout: 0, trackedOrigins: new Set([origin]) },
    );
    const done = ({ origin: by }: { origin: unknown }): void => {
      if (by === origin) this.last = { step: this.step, at: Date.now() };
    };
    this.manager.on('stack-item-added', done);
    this.manager.on('stack-item-updated', done);
  }

  get undoable(): boolean {
    return this.manager.canUndo();
  }

  get redoable(): boolean {
    return this.manager.canRedo();
  }

  /** Before something is done. @param step things of the same name follow each other as one step; without it, it is one of its own */
  begin(step: string | undefined): void {
    const goesOn = step !== undefined && this.last?.step === step && Date.now() - this.last.at <= SAME_STEP_MS;
    this.manager.captureTimeout = goesOn ? Infinity : 0;
    this.step = step;
  }

  undo(): void {
    this.last = undefined;
    this.manager.undo();
  }

  redo(): void {
    this.last = undefined;
    this.manager.redo();
  }

  stop(): void {
    this.manager.destroy();
  }
}
