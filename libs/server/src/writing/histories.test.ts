import { OwnClocks, type OwnRange, TEXT_DOCUMENT_FIELD } from '@murmel/documents';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { draws } from '../../../../tests/support/draws.js';
import { applyStoredDocument, hasGaps, type StoredDocument } from '../journal/stored-document.js';
import { inspectUpdate, writersIn } from './inspect-update.js';
import { readUpdate } from './read-update.js';

/**
 * Plays what happens to a text document in a lesson: three people write, delete, undo; lines break with all that is under way; tabs are
 * reloaded with the copy that the device kept, or closed without one; the server is killed and begins anew from its journal.
 */
const RUNS = 10_000;
const PEOPLE = 3;

type Bytes = Uint8Array;
type Up = { kind: 'step1'; vector: Bytes } | { kind: 'step2' | 'update'; bytes: Bytes; clocks: ReadonlyMap<number, number> };
type Down =
  | { kind: 'step1'; vector: Bytes }
  | { kind: 'step2' | 'update'; bytes: Bytes }
  | { kind: 'saved'; clocks: ReadonlyMap<number, number> };

const fragmentOf = (document: Y.Doc): Y.XmlFragment => document.getXmlFragment(TEXT_DOCUMENT_FIELD);
const shown = (document: Y.Doc): string => fragmentOf(document).toJSON();
const vectorOf = (document: Y.Doc): [number, number][] => [...Y.decodeStateVector(Y.encodeStateVector(document))].sort(([a], [b]) => a - b);

/** Takes an update in as collab-server does: inspected, in the journal, and only then applied, shown to others and called saved. */
class Server {
  readonly stored: StoredDocument = { snapshot: undefined, schemaVersion: undefined, updates: [] };
  document = new Y.Doc();
  private readonly owners = new Map<number, number>();
  private seq = 0;
  readonly people: Person[] = [];
  private readonly connected = new Set<Person>();
  /** first exchange of a line is done: before, nothing is taken from it */
  private readonly inside = new Set<Person>();

  take(from: Person, message: Up): void {
    if (message.kind === 'step1') {
      from.down.push({ kind: 'step2', bytes: Y.encodeStateAsUpdate(this.document, message.vector) });
      from.down.push({ kind: 'step1', vector: Y.encodeStateVector(this.document) });
      this.connected.add(from);
      return;
    }
    if (message.kind === 'step2') this.inside.add(from);
    if (!this.inside.has(from)) return;
    const update = readUpdate(message.bytes);
    if ('problem' in update) throw new Error(`An honest update was refused: ${JSON.stringify(update)}`);
    for (const client of writersIn(this.document, update)) {
      if ((this.owners.get(client) ?? from.number) !== from.number) throw new Error('The number of another person');
      this.owners.set(client, from.number);
    }
    const effort = inspectUpdate(this.document, update, (client) => this.owners.get(client) === from.number);
    if ('problem' in effort) throw new Error(`An honest update was refused: ${JSON.stringify(effort)}`);
    this.stored.updates.push({ seq: String((this.seq += 1)), bytes: message.bytes });
    Y.applyUpdate(this.document, message.bytes);
    for (const person of this.connected) if (person !== from) person.down.push({ kind: 'update', bytes: message.bytes });
    from.down.push({ kind: 'saved', clocks: message.clocks });
  }

  leave(person: Person): void {
    this.connected.delete(person);
    this.inside.delete(person);
  }

  /** Kills it: whatever is in memory or under way is gone. */
  restart(): void {
    this.people.forEach((person) => person.cut());
    this.document = this.loaded();
  }

  /** Folds the journal into its snapshot (`compact-document.ts`). */
  compact(): void {
    this.stored.snapshot = Y.encodeStateAsUpdate(this.loaded());
    this.stored.updates = [];
  }

  loaded(): Y.Doc {
    const document = new Y.Doc();
    applyStoredDocument(document, this.stored);
    expect(hasGaps(document)).toBe(false);
    return document;
  }
}

/** A person at a tab, with the parts of the product's client that decide about clocks. */
class Person {
  document = new Y.Doc();
  private own = new OwnClocks(this.document);
  private undo = this.undoOf();
  readonly up: Up[] = [];
  readonly down: Down[] = [];
  private open = false;
  private heard = false;
  private kept: { bytes: Bytes; ranges: OwnRange[]; client: number | undefined } | undefined;
  /** what was said to be saved, by client */
  readonly saved = new Map<number, number>();

  constructor(
    readonly number: number,
    private readonly server: Server,
  ) {
    this.watch();
  }

  cut(): void {
    this.open = false;
    this.up.length = 0;
    this.down.length = 0;
    this.server.leave(this);
  }

  reopen(): void {
    if (this.open) return;
    this.open = true;
    // From now on no other copy may write under this number: the kept one is told first.
    this.heard = true;
    if (this.kept) this.kept = { ...this.kept, client: undefined };
    this.up.push({ kind: 'step1', vector: Y.encodeStateVector(this.document) });
  }

  /** Puts this moment's copy on the device (`document-persister.ts`). */
  keep(): void {
    const { document, heard } = this;
    this.kept = { bytes: Y.encodeStateAsUpdate(document), ranges: this.own.unsaved, client: heard ? undefined : document.clientID };
  }

  /** Loads the page anew. @param withCopy goes on with what the device had kept, which may be older than what was sent */
  reload(withCopy: boolean): void {
    this.cut();
    if (!this.kept) this.keep();
    const copy = withCopy ? this.kept : undefined;
    this.document = new Y.Doc();
    if (copy) Y.applyUpdate(this.document, copy.bytes);
    if (copy?.client !== undefined) this.document.clientID = copy.client;
    this.heard = false;
    this.kept = undefined;
    this.own = new OwnClocks(this.document, copy?.ranges);
    this.undo = this.undoOf();
    this.watch();
  }

  /** Lets the next message of one way arrive. */
  deliver(up: boolean): boolean {
    if (up) {
      const message = this.up.shift();
      if (message) this.server.take(this, message);
      return message !== undefined;
    }
    const message = this.down.shift();
    if (message) this.hear(message);
    return message !== undefined;
  }

  type(token: string, a: number, b: number): void {
    const text = this.textAt(a);
    this.edit(() => text?.insert(b % (text.length + 1), token));
  }

  /** Deletes some letters, or makes them bold or plain. */
  change(does: 'erase' | 'bold', a: number, b: number): void {
    const text = this.textAt(a);
    if (!text || text.length === 0) return;
    const from = b % text.length;
    const length = Math.min(1 + (a % 4), text.length - from);
    this.edit(() => (does === 'erase' ? text.delete(from, length) : text.format(from, length, { bold: b % 2 === 0 ? {} : null })));
  }

  addParagraph(id: string, a: number): void {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.setAttribute('id', id);
    paragraph.insert(0, [new Y.XmlText()]);
    const fragment = fragmentOf(this.document);
    this.edit(() => fragment.insert(a % (fragment.length + 1), [paragraph]));
  }

  removeParagraph(a: number): void {
    const fragment = fragmentOf(this.document);
    if (fragment.length > 0) this.edit(() => fragment.delete(a % fragment.length, 1));
  }

  takeBack(again: boolean): void {
    if (again) this.undo.redo();
    else this.undo.undo();
  }

  get paragraphs(): string[] {
    return fragmentOf(this.document)
      .toArray()
      .map((node) => String((node as Y.XmlElement).getAttribute('id')));
  }

  private textAt(at: number): Y.XmlText | undefined {
    const paragraphs = fragmentOf(this.document);
    return (paragraphs.get(at % Math.max(1, paragraphs.length)) as Y.XmlElement | undefined)?.get(0) as Y.XmlText | undefined;
  }

  private edit(change: () => void): void {
    this.undo.stopCapturing();
    this.document.transact(change, 'editor');
  }

  private hear(message: Down): void {
    if (message.kind === 'step1') {
      this.up.push({
        kind: 'step2',
        bytes: Y.encodeStateAsUpdate(this.document, message.vector),
        clocks: new Map(vectorOf(this.document)),
      });
      return;
    }
    if (message.kind !== 'saved') return Y.applyUpdate(this.document, message.bytes, 'server');
    for (const [client, clock] of message.clocks) this.saved.set(client, Math.max(clock, this.saved.get(client) ?? 0));
    const all = this.up.length === 0 && vectorOf(this.document).every(([client, clock]) => (message.clocks.get(client) ?? 0) >= clock);
    if (all) this.own.saved();
  }

  private undoOf(): Y.UndoManager {
    return new Y.UndoManager(fragmentOf(this.document), { trackedOrigins: new Set(['editor']) });
  }

  private watch(): void {
    const { document } = this;
    document.on('update', (bytes: Bytes, origin: unknown) => {
      if (origin === 'server' || !this.open || document !== this.document) return;
      this.up.push({ kind: 'update', bytes, clocks: new Map([[document.clientID, Y.getState(document.store, document.clientID)]]) });
    });
  }
}

const step = fc.record({
  who: fc.nat(PEOPLE - 1),
  does: fc.constantFrom(
    ...(['type', 'type', 'type', 'type', 'erase', 'paragraph', 'remove', 'bold', 'undo', 'undo', 'redo'] as const),
    ...(['up', 'up', 'up', 'up', 'down', 'down', 'down', 'down', 'down', 'cut', 'reopen', 'reopen'] as const),
    ...(['keep', 'keep', 'reload', 'reload', 'close', 'restart', 'compact'] as const),
  ),
  a: fc.nat(40),
  b: fc.nat(40),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const history = fc.array(step, { minLength: 20, maxLength: 70, size: 'max' });

type Totals = Record<'typed' | 'undone' | 'restarts' | 'kept', number>;

/** Letters of its own: none of them is ever typed twice. */
const tokenAt = (count: number): string => String.fromCharCode(0x4e00 + count);

function play(steps: readonly Step[], total: Totals): void {
  const server = new Server();
  server.people.push(...Array.from({ length: PEOPLE }, (_, number) => new Person(number, server)));
  server.people.forEach((person) => person.reopen());
  server.people[0]!.addParagraph('first', 0);
  settle(server);
  /** where each letter was typed and by whom; which letters and paragraphs were ever taken away on purpose */
  const typed = new Map<string, { person: Person; paragraph: string }>();
  const gone = new Set<string>();
  const forgotten = new Set<string>();
  const note = (person: Person, act: () => void): void => {
    const [letters, paragraphs] = [shown(person.document), person.paragraphs];
    act();
    const [after, rest] = [shown(person.document), person.paragraphs];
    for (const letter of letters) if (typed.has(letter) && !after.includes(letter)) gone.add(letter);
    for (const id of paragraphs) if (!rest.includes(id)) gone.add(id);
  };
  /** Letters that the new copy lacks may be on the server or not. */
  const anew = (person: Person, withCopy: boolean): void => {
    person.reload(withCopy);
    const known = shown(person.document);
    for (const [letter, { person: writer }] of typed) if (writer === person && !known.includes(letter)) forgotten.add(letter);
  };
  const acts: Record<Step['does'], (person: Person, a: number, b: number) => void> = {
    type(person, a, b) {
      const token = tokenAt(typed.size);
      const before = person.paragraphs;
      if (before.length === 0) return;
      typed.set(token, { person, paragraph: before[a % before.length]! });
      person.type(token, a, b);
      total.typed += 1;
    },
    erase: (person, a, b) => note(person, () => person.change('erase', a, b)),
    bold: (person, a, b) => person.change('bold', a, b),
    paragraph: (person, a) => person.addParagraph(`p${typed.size}.${person.number}.${a}`, a),
    remove: (person, a) => a % 4 === 0 && note(person, () => person.removeParagraph(a)),
    undo(person) {
      note(person, () => person.takeBack(false));
      total.undone += 1;
    },
    redo: (person) => note(person, () => person.takeBack(true)),
    up: (person) => person.deliver(true),
    down: (person) => person.deliver(false),
    cut: (person) => person.cut(),
    reopen: (person) => person.reopen(),
    keep: (person) => person.keep(),
    reload(person) {
      anew(person, true);
      total.kept += 1;
    },
    close: (person, a) => a % 4 === 0 && anew(person, false),
    restart() {
      server.restart();
      total.restarts += 1;
      nothingSavedIsLost(server);
    },
    compact: () => server.compact(),
  };
  for (const { who, does, a, b } of steps) acts[does](server.people[who]!, a, b);
  server.people.forEach((person) => person.reopen());
  settle(server);

  nothingSavedIsLost(server);
  const all = shown(server.document);
  for (const document of [...server.people.map((person) => person.document), server.loaded()]) {
    expect(shown(document)).toBe(all);
    expect(vectorOf(document)).toEqual(vectorOf(server.document));
    expect(document.store.pendingStructs).toBeNull();
  }
  server.compact();
  expect(shown(server.loaded())).toBe(all);
  for (const [letter, { paragraph }] of typed) {
    if (gone.has(letter) || gone.has(paragraph) || forgotten.has(letter)) continue;
    expect(all.split(letter).length - 1, `${letter} in ${all}`).toBe(1);
  }
}

/** Lets everything arrive that is under way. */
function settle({ people }: Server): void {
  while (people.map((person) => [person.deliver(true), person.deliver(false)].some(Boolean)).some(Boolean));
}

function nothingSavedIsLost({ document, people }: Server): void {
  for (const { saved } of people)
    for (const [client, clock] of saved) expect(Y.getState(document.store, client)).toBeGreaterThanOrEqual(clock);
}

it(`[TR-09] ${RUNS} histories of a text document, with cuts, undo, reloads and restarts: all have the same, nothing saved is lost`, () => {
  // All in the proof; a share of the share, a hundred, in `npm test`.
  const drawn = draws(draws(RUNS));
  const total: Totals = { typed: 0, undone: 0, restarts: 0, kept: 0 };
  fc.assert(
    fc.property(history, (steps) => play(steps, total)),
    { numRuns: drawn },
  );
  // Histories in which nothing happens would prove nothing.
  expect(total.typed).toBeGreaterThan(drawn * 2);
  for (const count of [total.undone, total.restarts, total.kept]) expect(count).toBeGreaterThan(drawn / 2);
});
