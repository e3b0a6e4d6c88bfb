import type { Actor, ItemFacts } from '@murmel/access-policy';
import type { ActivityKind, AiTool, ContentKind, InterfaceLanguage, ItemOperation, ItemPicture, Json } from '@murmel/contracts';
import type { Account, Author, DocumentShape, FileUser, Item, WordsPlace } from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Asker, Asking } from '../../platform/asking.js';
import type { BoardOperations } from '../boards/board-operations.js';
import type { Paper, PaperBlock } from '../exports/pdf/paper.js';
import type { PaperBounds } from '../exports/pdf/paper-bounds.js';
import type { ContentCopying } from './content-copy.js';
import type { ItemContribution } from './item-contribution.js';
import type { ProductTemplate } from './product-template.js';

export interface ExportedContent {
  /** e.g. `.txt` */
  extension: string;
  /** as a whole, or read while it is written somewhere */
  contents: string | AsyncIterable<string>;
}

/** Something that one person wrote in an item, for whoever takes it along. */
export interface WrittenPart {
  kind: 'text' | 'card' | 'comment';
  accountId: string;
  /** the last time; null: nobody knows any more */
  at: Date | null;
  /** of the card; may be empty */
  title: string;
  words: string;
  /** files that belong to it */
  fileIds: readonly string[];
}

/** Who looks at a live state, e.g. `teacher` and `guest`; each sees its own. */
export interface LiveAudience {
  /** shortest time between two pushes in milliseconds, at least 100 (architecture rule 7) */
  everyMs: number;
  /** is told how many people are connected */
  seesPeople: boolean;
  /** sees what single people write: `response.changed` concerns it, too */
  readsResponses?: true;
}

/** A state that changes while people take part. Whoever changes it publishes `item.changed` in the same transaction. */
export interface LiveContribution {
  audiences: Readonly<Record<string, LiveAudience>>;
  /** to which audience somebody who may read the item belongs */
  audienceOf(manager: EntityManager, who: { actor: Actor; itemId: string; facts: ItemFacts }): Promise<string>;
  /** the newest state for an audience */
  state(manager: EntityManager, itemId: string, audience: string): Promise<unknown>;
  /** Items whose states show this person's name, as far as somebody may be looking at them now. @returns their ids */
  showing?(manager: EntityManager, person: Author): Promise<string[]>;
}

/** Where a file is used inside its item: nowhere, where this person sees it, or only where they do not. */
export type FileUse = 'unused' | 'seen' | 'unseen';

/** What becomes of a file that somebody sends: it is on its way, is in the item, or is not any more. */
export type FileMove = 'coming' | 'came' | 'went';

/** Which files people may put into the tool's items. */
export interface FileContribution {
  /** the right that sending a file needs */
  operation: ItemOperation;
  /** What stands against sending one besides. @throws the refusal */
  refuseSending?(manager: EntityManager, asking: Asking): Promise<void>;
  /** The same where the file gets its place, while no other does. @param name under which it will be kept @throws the refusal */
  refuseKeeping?(manager: EntityManager, asking: Asking, name: string): Promise<void>;
  /** Tells whoever looks at the item, inside the transaction where there is one. */
  moved?(manager: EntityManager, asking: Asking, move: FileMove): Promise<void>;
  /** Somebody takes the whole of it along. */
  handedOut?(manager: EntityManager, asking: Asking, fileId: string): Promise<void>;
  maxMegabytes(manager: EntityManager, itemId: string): Promise<number>;
  /** videos may be larger than other files; as those without it */
  videoMegabytes?: number;
  /** it may come while it is still being made, before anybody knows how long it will be */
  grows?: true;
  /** media types that the bytes themselves must show; undefined: any */
  types?: readonly string[];
  /** what uses them, which says who reads them */
  usedBy: Exclude<FileUser, 'text'>;
  /** whether a file of `answer` was let out to this person by who may read responses; without it none is */
  released?(manager: EntityManager, asking: Asking, fileId: string): Promise<boolean>;
  /** Files of `part` follow the parts of the item that they hang on, and are taken off them rather than removed. */
  parts?: {
    useOf(manager: EntityManager, asking: Asking, fileId: string): Promise<FileUse>;
    /** every file that is used anywhere in the item, also in its trash */
    inUse(manager: EntityManager, itemId: string): Promise<ReadonlySet<string>>;
    /** what was taken off comes back by undoing: files stay until nobody has changed the item for a day */
    comesBack?: boolean;
  };
}

export interface LiveDocumentContribution {
  schemaVersion: number;
  /** Lifts a stored document in place; with it, a document goes on by calls when there is no line to collab-server. */
  migrate?: DocumentShape['migrate'];
  /** only whoever may change the item opens the document itself; everybody else a view of what they may see */
  view?: boolean;
  /** May this person write in a part of the item, though not in the whole? Then they must be somebody. */
  writesInParts?(manager: EntityManager, asking: Asking): Promise<boolean>;
}

/** What somebody with an account did in an item within one minute. */
export interface ItemActivity {
  itemId: string;
  accountId: string;
  kind: ActivityKind;
  /** the last time in this minute */
  at: Date;
  /** how often in this minute, where that says something */
  count: number;
}

/** What people did in items, read from what is stored anyway. */
export interface ActivityContribution {
  /** one entry per item, person, kind and minute; nothing older than `since`, nothing from `until` on */
  between(manager: EntityManager, items: { itemIds: readonly string[]; since: Date; until: Date | null }): Promise<ItemActivity[]>;
  /** who did anything at all in them */
  people(manager: EntityManager, itemIds: readonly string[]): Promise<{ itemId: string; accountId: string }[]>;
}

/** An item in a list, whose reader may read it. */
export interface PicturedItem {
  item: Item;
  /** the reader is its owner or was invited: they see what guests have to wait for */
  invited: boolean;
}

/** What cards in lists draw of items (decision 31): at most what the reader may see in the item itself, nobody's name, no answers. */
export type PictureContribution =
  | {
      /** From its live document as guests see it. Kept until the document changes. @throws when the document cannot be read */
      ofDocument(manager: EntityManager, item: Item): Promise<ItemPicture>;
    }
  | {
      /** It is made of words of people who take part: the gallery shows none. */
      ofPeople?: true;
      /** From the tool's tables, for many at once, each time they are listed. @returns by item id */
      ofRows(manager: EntityManager, asking: Asking, items: readonly PicturedItem[]): Promise<ReadonlyMap<string, ItemPicture>>;
    };

/** Content that is more than blocks below the item's title. */
export interface LaidOutPaper extends Pick<Paper, 'blocks' | 'sheet'> {
  /** in place of the item's */
  title?: string;
}

export interface PaperContribution {
  /** the paper lies on its side */
  landscape?: true;
  /** a big heading at the beginning of the content is its title */
  ownTitle?: true;
  /** @param language of the words around the content @throws LIMIT_REACHED of work for more letters than fit */
  blocks(manager: EntityManager, asking: Asker, language: InterfaceLanguage, bounds: PaperBounds): Promise<PaperBlock[] | LaidOutPaper>;
  /** names of those who made it, where it was not its owner alone; told to whoever may read authors */
  authors?(manager: EntityManager, itemId: string): Promise<{ name: string }[]>;
}

/** What a model may propose to make with a tool; it is made once somebody wants it. */
export interface ProposalContribution<Input = unknown> {
  /** as which of the models' tools */
  as: AiTool;
  /** for the model, in German */
  description: string;
  input: z.ZodType<Input>;
  title(input: Input): string;
  /** what it will hold, as plain words for whoever decides */
  outline(input: Input): string;
  /** as the tool's `copying` puts it into an item of this account @throws for what the tool cannot hold */
  content?(input: Input, by: string): Json;
  /** in its place, of kinds that are texts: read where nobody waits for the api meanwhile */
  markdown?(input: Input): string;
  /** a whole answer as such a proposal; without it, none is made of answers */
  ofAnswer?(title: string, markdown: string): Input;
}

/** A public page of an item that is asked for by somebody who may read it. */
export interface AskedPage {
  item: Item;
  /** which of the tool's public pages, as in the registry */
  page: string;
  params: Readonly<Record<string, string>>;
  /** by which it was asked for: what lies there is no stranger's */
  host: string;
  /** lines of its head that say what it is, or that it is in no index */
  head: readonly string[];
}

/** A whole page, for browsers as it is. */
export interface DrawnPage {
  html: string;
  /** its own content security policy */
  policy: string;
  status?: 404;
}

/** What a tool adds to the life of its items. The core calls it without knowing the tool. */
export interface ToolContribution {
  item: ItemContribution;
  /** The shape of its live document; a browser with an older one is asked to reload. Absent: there is none. */
  liveDocument?: LiveDocumentContribution;
  live?: LiveContribution;
  /** Of several uses the first that the sender may send to counts. */
  files?: readonly FileContribution[];
  /** Absent: cards show the tool's colour alone. */
  pictures?: PictureContribution;
  /** for teachers who watch a project */
  activity?: ActivityContribution;
  /** Removes what the tool keeps outside the database's cascade, e.g. files. Runs before the item's row goes. */
  purge?(manager: EntityManager, itemId: string): Promise<void>;
  /** Removes for ever what lies long enough in a trash inside its items. @returns in how many items */
  emptyTrash?(source: DataSource, now: Date, operations: BoardOperations): Promise<number>;
  /** Shortens the history of its items to what is kept. @returns number of rows that went */
  thinOutHistory?(source: DataSource, now: Date): Promise<number>;
  /** An example, for whoever looks at the product for the first time (`DEMO_DATA`). */
  addExample?(manager: EntityManager, owner: Account): Promise<void>;
  /** ideas for lessons that come with the product */
  templates?: readonly ProductTemplate[];
  /** How its content comes into another item: nothing of it leads to anybody but the copy's owner. */
  copying: ContentCopying;
  /** Did anybody else than these accounts write in it, where nothing can be left out? Then others do not copy it. */
  othersWrote?(manager: EntityManager, itemId: string, authors: ReadonlySet<string>): Promise<boolean>;
  /** Would everybody who looks at it see what others than these accounts put there? Then it is not opened to the world. */
  othersSeen?(manager: EntityManager, itemId: string, authors: ReadonlySet<string>): Promise<boolean>;
  /** The content in forms that its owner can use elsewhere. */
  exportContent?(manager: EntityManager, itemId: string): Promise<ExportedContent[]>;
  /** Its content on paper: nothing that whoever asks would not see on the screen. Kinds that have it stand in `PDF_KINDS`. */
  onPaper?: PaperContribution;
  proposal?: ProposalContribution;
  /** What an item says in words, in the order of the content, for finding it: nothing that lies in a trash, no names of people. */
  says?(manager: EntityManager, itemId: string): Promise<WordsPlace[]>;
  /**
   * Where a short address leads at once, without a page of ours in between: asked first, in one query, because a class follows it in the same
   * moment. @returns undefined for those of other tools, and where a page has to say something first
   */
  leadsTo?(manager: EntityManager, shortCode: string): Promise<string | undefined>;
  /** Draws a public page on the server, without the client. @returns undefined where the client shows it */
  drawnPage?(manager: EntityManager, asked: AskedPage): Promise<DrawnPage | undefined>;
  /** What of the content these people wrote, in the order of the content. */
  writtenBy?(manager: EntityManager, itemId: string, accountIds: readonly string[]): Promise<WrittenPart[]>;
}

/** Injection token for `Partial<Record<ContentKind, ToolContribution>>`, provided by `tools/index.ts`. */
export const CONTRIBUTIONS = Symbol('contributions');
export type Contributions = Partial<Record<ContentKind, ToolContribution>>;
