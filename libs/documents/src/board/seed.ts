import * as Y from 'yjs';
import { SEED_CLIENT_ID } from '../seed-client.js';
import { type BoardData, differences, emptyBoard } from './board-data.js';
import { changeDocument } from './board-document.js';

/** The first content of a board as one Yjs update, written once by the server. */
export function seedBoard<T extends string>(tables: readonly T[], data: BoardData<T>): Uint8Array {
  const document = new Y.Doc();
  document.clientID = SEED_CLIENT_ID;
  changeDocument(document, differences(emptyBoard(tables), data));
  const update = Y.encodeStateAsUpdate(document);
  document.destroy();
  return update;
}
