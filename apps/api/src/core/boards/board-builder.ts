import { type BoardData, type BoardKind, type BoardOperation, changed, newPartId, runOperation } from '@murmel/documents';

/** A kind of board with what can happen on it. */
interface Filling<T extends string, Board> {
  kind: Pick<BoardKind<T, Board>, 'parse'>;
  operations: Readonly<Record<string, unknown>>;
}

/** A board that is filled by the same operations as by a teacher. */
export class BoardBuilder<T extends string, Board> {
  constructor(
    private readonly filling: Filling<T, Board>,
    readonly person: string,
    private current: BoardData<T>,
  ) {}

  get data(): BoardData<T> {
    return this.current;
  }

  get board(): Board {
    return this.filling.kind.parse(this.current);
  }

  /** @returns ids of what was made @throws Error naming what refuses it */
  run(name: string, input: object): string[] {
    const operation = this.filling.operations[name] as BoardOperation<Board, object, T>;
    const actor = { person: this.person, trusted: true, base: 'write', at: Date.now() } as const;
    const outcome = runOperation(operation, this.board, actor, input, newPartId);
    if ('refusal' in outcome) throw new Error(`The board refuses ${name}: ${outcome.refusal.code}`);
    this.current = changed(this.current, outcome.changes);
    return outcome.made;
  }
}
