import type { CollaborationNotice, CollaborationRefusal, Item } from '@murmel/contracts';
import { type OwnWriting, ownWriting, takeOver } from '@murmel/documents';
import * as Y from 'yjs';
import { DocumentPersister, type SavedCopy } from '../offline/document-persister';
import { type Collaborator, otherCollaborators, sameCollaborators } from './collaborators';
import { Connection } from './connection';
import type { OfflineFallback } from './offline-fallback';
import type { QuietAwareness } from './quiet-awareness';
import { RetryPauses } from './retry-pauses';
import { collaborationServer, socketAddress } from './socket-address';
import {
  type CollaborationEvent,
  type CollaborationFacts,
  type CollaborationState,
  consequenceOf,
  type Ended,
  endedBy,
  isFinal,
  isOnLine,
  isWritable,
  reduce,
  stateOf,
  UNOPENED,
} from './state';
import { endedByTicket, type Ticket } from './ticket';
import { unsavedTextOfDocument } from './unsaved-text-of-document';

/** Limit that ensures that "not saved" is shown within 5 s after the last acknowledgement. */
const OVERDUE_MS = 4000;
/** Number of attempts: a number is refused when it belongs to another user; a new one is drawn from four thousand millions. */
const NUMBERS_AT_MOST = 3;

/** Own words that the server did not take and that are gone from the document. */
export interface LostText {
  text: string;
  /** undefined when the right to write was taken away in between */
  refusal: CollaborationRefusal | undefined;
  /** they go on by themselves when the right comes back */
  waits?: boolean;
}

export interface CollaborationView {
  state: CollaborationState;
  facts: CollaborationFacts;
  writable: boolean;
  /** changes with every new copy of the document: editors are built anew for it */
  generation: number;
  document: Y.Doc;
  awareness: QuietAwareness;
  people: readonly Collaborator[];
  lostText: LostText | undefined;
  /** everything that the server has not got is kept on this device */
  savedOffline: boolean;
}

export interface CollaborationOptions {
  documentName: string;
  /** the newest shape of the document that this release can show */
  schemaVersion: number;
  /** the name of the Yjs fragment whose words are kept when they are refused; null: a board (unsaved-text-of-document.ts) */
  field: string | null;
  /** item of the document; with it, changes that the server lacks are stored on this device */
  item?: Item;
  requestTicket(): Promise<Ticket>;
  /** synchronization without a connection; absent where the document only waits for one */
  offlineFallback?: OfflineFallback;
  onNotice?(notice: CollaborationNotice): void;
}

export interface Collaboration {
  view(): CollaborationView;
  subscribe(listener: () => void): () => void;
  /** tries again after `refused` */
  retry(): void;
  forgetLostText(): void;
  close(): void;
}

/** Opens one live document and keeps it open until `close`. */
export function openCollaboration(options: CollaborationOptions): Collaboration {
  const address = socketAddress(collaborationServer(), options.documentName, options.schemaVersion, location.href);
  const listeners = new Set<() => void>();
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const pauses = new RetryPauses();
  /** written under a number that was refused: goes into the next copy as soon as that is in step with the server */
  let moving: { writing: OwnWriting; text: string } | undefined;
  let numbers = 0;
  /** changes written before the loss of the write right was known; resumed when the right is restored */
  let aside: { copy: SavedCopy; text: string } | undefined;
  /** the copy that is open could be written in once */
  let wrote = false;
  const keeper = options.item && new DocumentPersister({ ...options, item: options.item }, (keptHere) => show({ savedOffline: keptHere }));
  let closed = false;
  let connection = create();
  let view: CollaborationView = { ...viewOf(UNOPENED, 0), lostText: undefined, savedOffline: false };
  const lookAway = options.offlineFallback?.({
    ...options,
    copy: () => connection,
    facts: () => view.facts,
    dispatch: dispatch,
    refuse: refused,
    end,
  });
  watchCopy();
  void begin();

  /** Loads this device's stored copy before the connection opens. */
  async function begin(): Promise<void> {
    const { copy, words } = (await keeper?.load().catch(() => undefined)) ?? {};
    if (closed) return;
    if (words !== undefined) show({ lostText: { text: words, refusal: undefined } });
    if (copy) bring(copy);
    connection.open();
    lookAway?.();
  }

  function bring(copy: SavedCopy): void {
    aside = undefined;
    connection.close();
    connection = create(copy);
    wrote = false;
    watchCopy();
    const facts = reduce(view.facts, { type: 'brought', unsent: copy.unsent });
    show(viewOf(facts, view.generation + 1));
    noteCopy();
  }

  function viewOf(facts: CollaborationFacts, generation: number): Omit<CollaborationView, 'lostText' | 'savedOffline'> {
    const { document, awareness } = connection;
    return { state: stateOf(facts), facts, writable: isWritable(facts), generation, document, awareness, people: [] };
  }

  function show(change: Partial<CollaborationView>): void {
    view = { ...view, ...change };
    listeners.forEach((listener) => listener());
  }

  function dispatch(event: CollaborationEvent): void {
    // Before "synced" is believed, so that nothing is called saved that is not sent yet.
    if (event.type === 'synced' || (event.type === 'called' && event.change.opened)) bringAlong();
    const before = view.facts;
    // Came back as a reader with words written in between.
    const right = event.type === 'called' ? event.change.right : 'right' in event ? event.right : undefined;
    if (right === 'read' && event.type !== 'right' && before.right === 'write' && before.dirty) return putAside();
    if (right === 'write' && aside) return takeUp(aside);
    if (event.type === 'edited' && before.right === 'read' && wrote) return typedTooLate();
    const facts = reduce(before, event);
    if (facts === before) return;
    wrote ||= facts.right === 'write';
    if (event.type === 'synced') pauses.over();
    // A new update is counted before it is called an edit, so the count has to be 0 as well.
    if (!facts.dirty && facts.unsynced === 0) {
      connection.own.saved();
      if (facts.synced) numbers = 0;
    }
    const answered = event.type === 'called' || facts.unsynced < before.unsynced || facts.dirty !== before.dirty;
    if (answered) {
      clearTimeout(overdue);
      overdue = facts.dirty ? setTimeout(() => dispatch({ type: 'overdue' }), OVERDUE_MS) : undefined;
    }
    connection.awareness.show(facts.right === 'write' && facts.authenticated);
    show({ facts, state: stateOf(facts), writable: isWritable(facts) });
    noteCopy();
    lookAway?.();
  }

  function noteCopy(): void {
    const { facts } = view;
    // Until it goes on, this device keeps the copy that was put aside.
    if (aside) return;
    const away = !isOnLine(facts) && !facts.alone;
    const writes = facts.right === 'write';
    if (!facts.opened || facts.ended || (away && !writes)) return;
    const { document, own, heard } = connection;
    keeper?.copyChanged({ document, ranges: own.unsaved, heard, unsent: facts.dirty && writes, away });
  }

  async function ticket(): Promise<string> {
    try {
      const { ticket: value, schemaVersion } = await options.requestTicket();
      if (schemaVersion > options.schemaVersion) end({ kind: 'outdated' });
      return value;
    } catch (error) {
      const ended = endedByTicket(error);
      if (ended) end(ended);
      throw error;
    }
  }

  function create(kept?: SavedCopy): Connection {
    return new Connection({
      savedCopy: kept,
      ...(keeper && { beforeHeard: () => keeper.beforeHeard() }),
      address,
      documentName: options.documentName,
      ticket,
      onEvent: dispatch,
      onRefusal: refused,
      onNotice: noticed,
      onFailure: () => connection.reconnect(pauses.next()),
    });
  }

  function keep(refusal: CollaborationRefusal | undefined): LostText | undefined {
    const text = aside?.text ?? moving?.text ?? unsavedTextOfDocument(connection.document, options.field, connection.own.unsaved);
    return text === '' && !refusal ? view.lostText : { text, refusal };
  }

  function end(ended: Ended): void {
    const kept = aside || view.facts.dirty ? keep(undefined) : view.lostText;
    // Edits that a new release or a free place will accept stay as they are; edits that are finally rejected are kept as words.
    if (isFinal(ended)) keeper?.saveLostText(kept === view.lostText ? '' : (kept?.text ?? ''));
    dispatch({ type: 'ended', ended });
    show({ lostText: kept, people: [] });
    clearTimeout(overdue);
    connection.close();
  }

  /** Keeps this copy until it may be written in again, and reads on in another one, which the server's content alone is in. */
  function putAside(): void {
    if (moving) return reopen(keep(undefined));
    const { document, own, heard } = connection;
    keeper?.copyChanged({ document, ranges: own.unsaved, heard, unsent: true, away: true });
    const text = unsavedTextOfDocument(document, options.field, own.unsaved);
    const client = heard ? undefined : document.clientID;
    aside = { copy: { updates: [Y.encodeStateAsUpdate(document)], ranges: own.unsaved, unsent: true, client }, text };
    dispatch({ type: 'right', right: 'read' });
    anew(text === '' ? view.lostText : { text, refusal: undefined, waits: true });
  }

  /** A letter after the right was gone, before the page stood still. Not within the change that brings it: that closes its document. */
  function typedTooLate(): void {
    const { document } = connection;
    queueMicrotask(() => {
      if (closed || document !== connection.document || view.facts.right !== 'read' || view.facts.damaged) return;
      if (unsavedTextOfDocument(document, options.field, connection.own.unsaved) !== '') putAside();
    });
  }

  /** Resumes the copy that was set aside, with the changes received meanwhile. */
  function takeUp({ copy, text }: NonNullable<typeof aside>): void {
    bring({ ...copy, updates: [...copy.updates, Y.encodeStateAsUpdate(connection.document)] });
    if (view.lostText?.text === text) show({ lostText: undefined });
    connection.open();
    lookAway?.();
  }

  function reopen(kept: LostText | undefined): void {
    if (aside) return anew(kept);
    moving = undefined;
    keeper?.saveLostText(kept === view.lostText ? '' : (kept?.text ?? ''));
    anew(kept);
  }

  function anew(kept: LostText | undefined): void {
    connection.close();
    clearTimeout(overdue);
    connection = create();
    wrote = false;
    watchCopy();
    show({ ...viewOf(reduce(view.facts, { type: 'reopened' }), view.generation + 1), lostText: kept });
    if (moving) dispatch({ type: 'edited' });
    connection.open();
    lookAway?.();
  }

  /** Opens the document anew, under another number and with everything that the server has not taken. */
  function renumber(refusal: CollaborationRefusal): void {
    numbers += 1;
    if (numbers > NUMBERS_AT_MOST) return reopen(keep(refusal));
    const { document, own } = connection;
    moving ??= { writing: ownWriting(document, own.unsaved), text: unsavedTextOfDocument(document, options.field, own.unsaved) };
    anew(view.lostText);
  }

  function bringAlong(): void {
    if (!moving || view.facts.right !== 'write') return;
    const { writing } = moving;
    moving = undefined;
    takeOver(connection.document, writing);
  }

  function refused(refusal: CollaborationRefusal): void {
    switch (consequenceOf(refusal.code)) {
      case 'end':
        return end(endedBy(refusal));
      case 'reopen':
        return reopen(keep(refusal));
      case 'renumber':
        return renumber(refusal);
      case 'newTicket':
      case 'reconnect':
        return connection.reconnect(pauses.next(refusal.code));
    }
  }

  function noticed(notice: CollaborationNotice): void {
    if (notice.type === 'refused') return refused(notice.refusal);
    if (notice.type === 'right') {
      // Edits typed in between were never accepted, and this copy of the document cannot get rid of them. A damaged document is reported at
      // each opening, while the first exchange is still open.
      const written = notice.because === 'damaged' ? view.facts.dirty : view.facts.unsynced > 0;
      if (written && view.facts.right !== 'write') reopen(view.lostText);
      else if (written && notice.because === 'damaged') reopen(keep(undefined));
      else if (written) putAside();
      dispatch(notice);
    }
    options.onNotice?.(notice);
  }

  function watchCopy(): void {
    const { awareness, document } = connection;
    document.on('update', noteCopy);
    awareness.on('change', () => {
      const people = otherCollaborators(awareness.getStates(), document.clientID);
      if (awareness === view.awareness && !sameCollaborators(people, view.people)) show({ people });
    });
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => reopen(view.lostText),
    forgetLostText() {
      if (aside) keeper?.saveLostText('');
      aside = undefined;
      keeper?.deleteLostText();
      show({ lostText: undefined });
    },
    close() {
      closed = true;
      lookAway?.(true);
      clearTimeout(overdue);
      keeper?.stop();
      connection.close();
    },
  };
}
