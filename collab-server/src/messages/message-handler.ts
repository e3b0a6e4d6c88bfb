import { type Connection, type Document, MessageReceiver, MessageType } from '@hocuspocus/server';

/** Handler of browsers' messages at one document, which replaces Hocuspocus' own: cheaper, or more careful. */
export interface MessageHandler {
  /** @param update as y-protocols writes it: some presence states */
  presence(connection: Connection, update: Uint8Array): Promise<void>;
  /** @param step 0: what do you have, 1: what you lacked, 2: an edit */
  sync(connection: Connection, step: number, payload: Uint8Array): Promise<void>;
  /** called when a client checks that the connection is alive */
  asked(connection: Connection): void;
}

const desks = new WeakMap<Document, MessageHandler>();

/** Redirects all later messages of this document to the handler. */
export function setMessageHandler(document: Document, desk: MessageHandler): void {
  desks.set(document, desk);
}

const receive = MessageReceiver.prototype.apply;

/** The one place where Hocuspocus hands out a message: it has no hook that could answer instead of it. */
MessageReceiver.prototype.apply = async function apply(document, connection, reply): Promise<void> {
  const desk = connection && desks.get(document);
  if (!desk) return receive.call(this, document, connection, reply);
  const { message } = this;
  const begin = message.decoder.pos;
  switch (message.readVarUint()) {
    case MessageType.Awareness:
      return desk.presence(connection, message.readVarUint8Array());
    case MessageType.QueryAwareness:
      return desk.asked(connection);
    case MessageType.Sync:
    case MessageType.SyncReply:
      return desk.sync(connection, message.readVarUint(), message.readVarUint8Array());
    default:
      message.decoder.pos = begin;
      return receive.call(this, document, connection, reply);
  }
};
