import { fragmentsByClient, TEXT_DOCUMENT_FIELD } from '@murmel/documents';
import { type WritingTimes, withDocument, writingTimes } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import * as Y from 'yjs';
import type { WrittenPart } from '../../../core/tool-contribution/contributions.js';

/** Separator where another person's text stands between two passages of one person in a paragraph. */
const OTHERS = ' … ';

/** Text of one person in one block. */
interface Writing {
  words: string;
  at: Date | null;
}

/** Returns the text that these people wrote and that is still there: for each paragraph the words of each of them, with the newest time. @param also see `writtenBy` */
export async function documentContributionsOf(
  manager: EntityManager,
  itemId: string,
  accountIds: readonly string[],
  also?: 'suggested',
): Promise<WrittenPart[]> {
  const rows = await manager.query<{ client: string; person: string }[]>(
    'select client_id as client, account_id as person from document_client where item_id = $1 and account_id = any($2::uuid[]) and wrote and (not suggested or $3)',
    [itemId, accountIds, also === 'suggested'],
  );
  if (rows.length === 0) return [];
  const people = new Map(rows.map(({ client, person }) => [Number(client), person]));
  const times = await writingTimes(manager, itemId, accountIds, new Set(people.keys()));
  return withDocument(manager, itemId, (document) =>
    blocksIn(document).flatMap((texts) =>
      [...writtenIn(texts, people, times)]
        .filter(([, { words }]) => words.trim() !== '')
        .map(([accountId, { words, at }]) => ({ kind: 'text' as const, accountId, at, title: '', words: words.trim(), fileIds: [] })),
    ),
  );
}

/** The texts of each block, in the order of the document; without recursion, because a forged document may be as deep as it likes. */
function blocksIn(document: Y.Doc): Y.XmlText[][] {
  const blocks: Y.XmlText[][] = [];
  const left: Y.XmlFragment[] = [document.getXmlFragment(TEXT_DOCUMENT_FIELD)];
  for (let block = left.pop(); block; block = left.pop()) {
    const children = block.toArray();
    blocks.push(children.filter((child) => child instanceof Y.XmlText));
    left.push(...children.filter((child) => child instanceof Y.XmlElement).reverse());
  }
  return blocks;
}

function writtenIn(texts: readonly Y.XmlText[], people: ReadonlyMap<number, string>, times: WritingTimes): Map<string, Writing> {
  const written = new Map<string, Writing>();
  let before: string | undefined;
  for (const text of texts) {
    const words = wordsOf(text);
    for (const { from, to, clientId, clock } of fragmentsByClient(text)) {
      const person = people.get(clientId);
      if (person !== undefined) {
        const known = written.get(person);
        const piece = words.slice(from, to);
        const goesOn = known === undefined || person === before;
        written.set(person, {
          words: goesOn ? `${known?.words ?? ''}${piece}` : `${known.words.trimEnd()}${OTHERS}${piece.trimStart()}`,
          at: newest(known?.at ?? null, times(clientId, clock) ?? null),
        });
      }
      before = person;
    }
  }
  return written;
}

/** Replaces each non-letter by one sign, so that positions are equal to those of the text. */
function wordsOf(text: Y.XmlText): string {
  return (text.toDelta() as { insert: unknown }[]).map(({ insert }) => (typeof insert === 'string' ? insert : ' ')).join('');
}

function newest(one: Date | null, other: Date | null): Date | null {
  return one && other ? (one > other ? one : other) : (one ?? other);
}
