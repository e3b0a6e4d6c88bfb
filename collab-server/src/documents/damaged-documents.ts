import type { Document } from '@hocuspocus/server';

/** Documents whose journal holds what no Yjs can count: what is sound of them is shown, and nothing is written until they are mended. */
export class DamagedDocuments {
  private readonly documents = new WeakSet<Document>();

  note(document: Document): void {
    this.documents.add(document);
  }

  isAt(document: Document): boolean {
    return this.documents.has(document);
  }

  repaired(document: Document): void {
    this.documents.delete(document);
  }
}
