import { type Doc, UndoManager } from 'yjs';

/** Time within which changes belong to the same step, e.g. words that are typed or a card that arrow keys move. */
const SAME_STEP_MS = 3000;

/**
 * Undo and redo of what was done here on a board, step by step. Only one's own steps: changes of others made meanwhile stay as they are.
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

  /**
   * Starts an undo step before an operation. @param step operations of the same name form one step; without it, each is a step of its own
   */
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
