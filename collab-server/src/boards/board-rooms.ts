import type {
  afterUnloadDocumentPayload,
  connectedPayload,
  DirectConnection,
  onDisconnectPayload,
  onLoadDocumentPayload,
} from '@hocuspocus/server';
import { documentName, parseDocumentName } from '@murmel/contracts';
import { liveDocumentOfKind } from '../documents/registry.js';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import { BoardRoom } from './board-room.js';
import type { RoomParts } from './room-parts.js';

/** Opens a room for every open board: its source, its view, and the reactions to its changes. */
export class BoardRooms implements CollaborationExtension {
  private readonly rooms = new Map<string, BoardRoom>();
  /** the views' hold on their sources */
  private readonly held = new Map<string, DirectConnection>();

  constructor(private readonly parts: RoomParts) {}

  async onLoadDocument({ document, documentName: name }: onLoadDocumentPayload<Context>): Promise<void> {
    const parsed = parseDocumentName(name);
    const board = parsed && liveDocumentOfKind(parsed.kind)?.board;
    if (!parsed || !board) return;
    if (!parsed.view) {
      this.rooms.set(name, new BoardRoom(this.parts, { itemId: parsed.itemId, board, source: document }));
      return;
    }
    const source = documentName(parsed.kind, parsed.itemId);
    const direct = await this.parts.hocuspocus().openDirectConnection(source);
    this.held.set(name, direct);
    const room = this.rooms.get(source);
    if (!room) throw new Error(`${source} has no room`);
    room.open(document);
  }

  /** Sends the user's private data before the first request. */
  connected({ context: { session } }: connectedPayload<Context>): void {
    this.of(session.documentName)?.welcome(session);
  }

  onDisconnect({ context: { session } }: onDisconnectPayload<Context>): void {
    this.of(session.documentName)?.leave(session);
  }

  async afterUnloadDocument({ documentName: name }: afterUnloadDocumentPayload): Promise<void> {
    const parsed = parseDocumentName(name);
    if (!parsed) return;
    if (!parsed.view) {
      this.rooms.get(name)?.close();
      this.rooms.delete(name);
      return;
    }
    this.of(name)?.closeView();
    const direct = this.held.get(name);
    this.held.delete(name);
    await direct?.disconnect({ unloadImmediately: false });
  }

  /** Resolves when everything that a change of this board causes is in the database. */
  async settled(source: string): Promise<void> {
    await this.rooms.get(source)?.settled();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.rooms.values()].map((room) => room.settled()));
  }

  private of(name: string): BoardRoom | undefined {
    const parsed = parseDocumentName(name);
    return parsed && this.rooms.get(documentName(parsed.kind, parsed.itemId));
  }
}
