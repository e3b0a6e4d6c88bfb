import { SERVER_LIMITS } from '@murmel/contracts';
import { type Doc, getState } from 'yjs';
import { type Author, isSamePerson } from '../journal/author.js';
import type { Queries } from '../journal/stored-document.js';
import { ClientOwners } from './client-owners.js';
import { RefusalError } from './refusal-error.js';
import type { Writer } from './writer.js';

const { clientsPerConnection } = SERVER_LIMITS.collaboration;

/** Assigns a Yjs client to a person before anything is done under it; other people cannot write as it (spec T-09). */
export class OwnClients {
  private readonly owners = new WeakMap<Doc, ClientOwners>();
  private readonly used = new WeakMap<Writer, Set<number>>();

  constructor(private readonly queries: Queries) {}

  /**
   * Makes these clients the writer's, in the database before anything is done under them. Returns nothing when they are.
   * @throws RefusalError when one of them is another user's, or when they are more than an editor has
   */
  take(document: Doc, writer: Writer, clients: readonly number[], wrote: boolean): void | Promise<void> {
    const owners = this.of(document, writer);
    this.count(writer, clients);
    const open = wrote ? owners.unwritten(clients) : clients.filter((client) => !owners.remembered(client));
    if (open.length === 0) return refuseForeign(owners, writer, clients);
    return this.ask(document, owners, writer, open, wrote).then(() => refuseForeign(owners, writer, clients));
  }

  /** Reads the owners of these clients without claiming any. Returns nothing when they are known. */
  know(document: Doc, writer: Writer, clients: readonly number[]): void | Promise<void> {
    const owners = this.of(document, writer);
    const open = clients.filter((client) => !owners.remembered(client));
    if (open.length > 0) return owners.read(open);
  }

  /** Returns the owner, if `take` or `know` looked it up. */
  ownerOf(document: Doc, writer: Writer, client: number): Author | undefined {
    return this.of(document, writer).remembered(client);
  }

  /** True if the client belongs to the writer, if `take` or `know` looked it up. */
  isOwn(document: Doc, writer: Writer, client: number): boolean {
    const owner = this.ownerOf(document, writer, client);
    return owner !== undefined && isSamePerson(owner, writer.author);
  }

  private async ask(document: Doc, owners: ClientOwners, writer: Writer, clients: readonly number[], wrote: boolean): Promise<void> {
    // Content of a client without an owner belongs to the server itself.
    const isFree = (client: number): boolean => owners.remembered(client) !== undefined || getState(document.store, client) === 0;
    await owners.read(clients.filter((client) => !isFree(client)));
    await owners.claim(clients.filter(isFree), writer.author, wrote);
  }

  private count(writer: Writer, clients: readonly number[]): void {
    const used = this.used.get(writer) ?? new Set();
    this.used.set(writer, used);
    for (const client of clients) used.add(client);
    if (used.size > clientsPerConnection) throw new RefusalError({ code: 'updateRefused', limit: clientsPerConnection });
  }

  private of(document: Doc, { itemId }: Writer): ClientOwners {
    let owners = this.owners.get(document);
    if (!owners) {
      owners = new ClientOwners(this.queries, itemId);
      this.owners.set(document, owners);
    }
    return owners;
  }
}

function refuseForeign(owners: ClientOwners, { author }: Writer, clients: readonly number[]): void {
  for (const client of clients) {
    const owner = owners.remembered(client);
    if (!owner || !isSamePerson(owner, author)) throw new RefusalError({ code: 'numberTaken' });
  }
}
