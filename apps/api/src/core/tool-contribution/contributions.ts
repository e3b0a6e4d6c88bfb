import type { Actor, ItemFacts } from '@murmel/access-policy';
import type { ActivityKind, AiTool, ContentKind, InterfaceLanguage, ItemOperation, ItemPicture, Json } from '@murmel/contracts';
import type { Account, Author, DocumentShape, FileUser, Item, SearchText } from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Caller, RequestContext } from '../../platform/request-context.js';
import type { PdfBounds } from '../pdf-layout/pdf-bounds.js';
import type { PdfBlock, PdfLayout } from '../pdf-layout/pdf-layout.js';
import type { OperationRunner } from './board-changes.js';
import type { ContentCopying } from './content-copy.js';
import type { ItemContribution } from './item-contribution.js';
import type { ProductTemplate } from './product-template.js';

export interface ExportedContent {
  /** e.g. `.txt` */
  extension: string;
  /** content as a whole, or as a stream that is read while it is sent */
  contents: string | AsyncIterable<string>;
}

/** Content as a folder of pages that open from a disk. */
export interface ExportedFolder {
  pages: readonly { name: string; contents: string }[];
  /** files of the item that the pages show, with their places in the folder */
  files: readonly { id: string; place: string }[];
}

/** Part of an item written by one person, for their export. */
export interface WrittenPart {
  kind: 'text' | 'card' | 'comment';
  accountId: string;
  /** time of the last change; null: unknown */
  at: Date | null;
  /** title of the card; may be empty */
  title: string;
  words: string;
  /** files that belong to it */
  fileIds: readonly string[];
}

/** Audience of a live state, e.g. `teacher` and `guest`; each gets its own state. */
export interface LiveAudience {
  /** shortest time between two pushes in milliseconds, at least 100 (architecture rule 7) */
  everyMs: number;
  /** true if the number of connected users is shown */
  seesPeople: boolean;
  /** sees what single people write: `response.changed` concerns it, too */
  readsResponses?: true;
}

/** A state that changes while people take part. Code that changes it publishes `item.changed` in the same transaction. */
export interface LiveContribution {
  audiences: Readonly<Record<string, LiveAudience>>;
  /** returns the audience of a reader of the item */
  audienceOf(manager: EntityManager, who: { actor: Actor; itemId: string; facts: ItemFacts }): Promise<string>;
  /** the newest state for an audience */
  state(manager: EntityManager, itemId: string, audience: string): Promise<unknown>;
  /** Finds items whose states show this person's name, as far as they may be viewed now. @returns their ids */
  showing?(manager: EntityManager, person: Author): Promise<string[]>;
}

/** Use of a file inside its item: none, one that this person sees, or only ones that they do not see. */
export type FileUse = 'unused' | 'seen' | 'unseen';

/** State of a file that is sent: on its way, in the item, or gone. */
export type FileMove = 'coming' | 'came' | 'went';

/** Files that users may upload into the tool's items. */
export interface FileContribution {
  /** the right that sending a file needs */
  operation: ItemOperation;
  /** Refuses to send one for further reasons. @throws the refusal */
  refuseSending?(manager: EntityManager, context: RequestContext): Promise<void>;
  /** The same where the file gets its place, while no other does. @param name under which it will be kept @throws the refusal */
  refuseKeeping?(manager: EntityManager, context: RequestContext, name: string): Promise<void>;
  /** Publishes to viewers of the item, inside the transaction where there is one. */
  moved?(manager: EntityManager, context: RequestContext, move: FileMove): Promise<void>;
  /** Called when the whole of it is downloaded. */
  handedOut?(manager: EntityManager, context: RequestContext, fileId: string): Promise<void>;
  maxMegabytes(manager: EntityManager, itemId: string): Promise<number>;
  /** videos may be larger than other files; as those without it */
  videoMegabytes?: number;
  /** may be uploaded while it still grows, before its length is known */
  grows?: true;
  /** media types that the bytes themselves must show; undefined: any */
  types?: readonly string[];
  /** use of the files, which determines who reads them */
  usedBy: Exclude<FileUser, 'text'>;
  /** true if a file of `answer` was released to this person by an account that may read responses; without it none is */
  released?(manager: EntityManager, context: RequestContext, fileId: string): Promise<boolean>;
  /** Files of `part` follow the parts of the item that they hang on, and are taken off them rather than removed. */
  parts?: {
    useOf(manager: EntityManager, context: RequestContext, fileId: string): Promise<FileUse>;
    /** every file that is used anywhere in the item, also in its trash */
    inUse(manager: EntityManager, itemId: string): Promise<ReadonlySet<string>>;
    /** removed files can come back by undo: they stay until the item has been unchanged for a day */
    comesBack?: boolean;
  };
}

export interface LiveDocumentContribution {
  schemaVersion: number;
  /** Migrates a stored document in place; with it, calls can change a document while collab-server is not connected. */
  migrate?: DocumentShape['migrate'];
  /** only those who may change the item open the document itself; all others get a view of what they may see */
  view?: boolean;
  /** True if this person may write in a part of the item, though not in the whole. Then they need an identity. */
  writesInParts?(manager: EntityManager, context: RequestContext): Promise<boolean>;
}

/** Activity of an account in an item within one minute. */
export interface ItemActivity {
  itemId: string;
  accountId: string;
  kind: ActivityKind;
  /** the last time in this minute */
  at: Date;
  /** number of times in this minute, where it is meaningful */
  count: number;
}

/** Activities in items, read from what is stored anyway. */
export interface ActivityContribution {
  /** one entry per item, person, kind and minute; nothing older than `since`, nothing from `until` on */
  between(manager: EntityManager, items: { itemIds: readonly string[]; since: Date; until: Date | null }): Promise<ItemActivity[]>;
  /** accounts with any activity in them */
  people(manager: EntityManager, itemIds: readonly string[]): Promise<{ itemId: string; accountId: string }[]>;
}

/** An item in a list, whose reader may read it. */
export interface PreviewedItem {
  item: Item;
  /** the reader is its owner or was invited: they see what guests have to wait for */
  invited: boolean;
}

/** Data from which cards in lists draw items (ADR 31): at most what the reader may see in the item itself, no names, no answers. */
export type PictureContribution =
  | {
      /**
       * Builds a picture from the live document as guests see it. Cached until the document changes. @throws when the document cannot be
       * read
       */
      ofDocument(manager: EntityManager, item: Item): Promise<ItemPicture>;
    }
  | {
      /** true for a picture made of participants' words: the gallery shows none */
      ofPeople?: true;
      /** Builds pictures from the tool's tables, for many items at once, each time they are listed. @returns by item id */
      ofRows(manager: EntityManager, context: RequestContext, items: readonly PreviewedItem[]): Promise<ReadonlyMap<string, ItemPicture>>;
    };

/** Content that is more than blocks below the item's title. */
export interface PdfBody extends Pick<PdfLayout, 'blocks' | 'sheet'> {
  /** title in place of the item's */
  title?: string;
}

export interface PdfContribution {
  /** the paper lies on its side */
  landscape?: true;
  /** a big heading at the beginning of the content is its title */
  ownTitle?: true;
  /** @param language of the words around the content @throws LIMIT_REACHED of work for more letters than fit */
  blocks(manager: EntityManager, context: Caller, language: InterfaceLanguage, bounds: PdfBounds): Promise<PdfBlock[] | PdfBody>;
  /** names of the authors, where the owner is not the only one; shown to those who may read authors */
  authors?(manager: EntityManager, itemId: string): Promise<{ name: string }[]>;
}

/** A model's proposal for a tool; it is made once the user accepts it. */
export interface ProposalContribution<Input = unknown> {
  /** key of this tool among the models' tools */
  as: AiTool;
  /** description for the model, in German */
  description: string;
  input: z.ZodType<Input>;
  title(input: Input): string;
  /** its content as plain words for the user's decision */
  outline(input: Input): string;
  /** content for the tool's `copying`, in an item of this account @throws for content that the tool cannot hold */
  content?(input: Input, by: string): Json;
  /** instead, for kinds that are texts: parsed in another process, so that the api is not blocked */
  markdown?(input: Input): string;
  /** a whole answer as such a proposal; without it, none is made of answers */
  ofAnswer?(title: string, markdown: string): Input;
}

/** A public page of an item, requested by a caller who may read it. */
export interface PageRequest {
  item: Item;
  /** name of the public page, as in the tool registry */
  page: string;
  params: Readonly<Record<string, string>>;
  /** host of the request; content there is trusted */
  host: string;
  /** lines of its head that say what it is, or that it is in no index */
  head: readonly string[];
  /** lines of the head of further pages of an open item; undefined for an item that is in no index */
  listed: readonly string[] | undefined;
  /** imprint of the installation */
  imprintUrl: string | undefined;
}

/** A whole page, for browsers as it is. */
export interface RenderedPage {
  html: string;
  /** its own content security policy */
  policy: string;
  status?: 404;
}

/** Points that a response reached. */
export interface ReachedPoints {
  /** null: a person still has to look at it */
  score: number | null;
  maximum: number;
}

/** Points for responses, as learning platforms take them. */
export interface GradeContribution {
  /** most points that a response can reach now; 0: there is nothing to reach */
  maximum(manager: EntityManager, itemId: string): Promise<number>;
  /** Returns the points of those responses that are handed in or were given feedback, by the response's id. */
  of(manager: EntityManager, itemId: string, responseIds: readonly string[]): Promise<ReadonlyMap<string, ReachedPoints>>;
}

/** Contribution of a tool to its items. The core calls it without knowing the tool. */
export interface ToolContribution {
  item: ItemContribution;
  /** The shape of its live document; a browser with an older one must reload. Absent: there is none. */
  liveDocument?: LiveDocumentContribution;
  live?: LiveContribution;
  /** uses of files; the first one that the sender has the right for applies */
  files?: readonly FileContribution[];
  /** Absent: cards show the tool's colour alone. */
  pictures?: PictureContribution;
  /** activities for teachers who watch a project */
  activity?: ActivityContribution;
  /** Removes what the tool keeps outside the database's cascade, e.g. files. Runs before the item's row goes. */
  purge?(manager: EntityManager, itemId: string): Promise<void>;
  /** Removes for ever what lies long enough in a trash inside its items. @returns in how many items */
  emptyTrash?(source: DataSource, now: Date, operations: OperationRunner): Promise<number>;
  /** Shortens the history of its items to what is kept. @returns number of rows that went */
  thinOutHistory?(source: DataSource, now: Date): Promise<number>;
  /** Adds an example for first-time users of the product (`DEMO_DATA`). */
  addExample?(manager: EntityManager, owner: Account): Promise<void>;
  /** ideas for lessons that come with the product */
  templates?: readonly ProductTemplate[];
  /** Copies its content into another item: nothing in it refers to a person but the copy's owner. */
  copying: ContentCopying;
  /** True if others than these accounts wrote in it, where nothing can be left out. Then others may not copy it. */
  othersWrote?(manager: EntityManager, itemId: string, authors: ReadonlySet<string>): Promise<boolean>;
  /** True if readers would see what others than these accounts put there. Then it is not made public. */
  othersSeen?(manager: EntityManager, itemId: string, authors: ReadonlySet<string>): Promise<boolean>;
  /**
   * True if it holds what is for its owner alone. Then it is not shared and no template; the tool itself puts such content into locked items
   * only, with the item's row locked.
   */
  staysLocked?(manager: EntityManager, itemId: string): Promise<boolean>;
  /** The content in forms that its owner can use elsewhere. */
  exportContent?(manager: EntityManager, itemId: string): Promise<ExportedContent[]>;
  /**
   * The content as pages with their files, for its owner.
   * @param publicUrl origin of this installation, for links that lead back to it
   */
  exportFolder?(manager: EntityManager, itemId: string, publicUrl: string): Promise<ExportedFolder>;
  /** Content for PDFs: nothing that the caller would not see on screen. Kinds that have it are listed in `PDF_KINDS`. */
  pdf?: PdfContribution;
  proposal?: ProposalContribution;
  /** Absent: learning platforms get no points for its responses. */
  grades?: GradeContribution;
  /** Returns the search text of an item, in the order of the content: nothing that is in a trash, no names of people. */
  searchText?(manager: EntityManager, itemId: string): Promise<SearchText[]>;
  /**
   * Returns the address to which a short address redirects at once, without an intermediate page. It is tried first, in one query, because
   * a whole class follows it at the same moment. @returns undefined for those of other tools, and for those that need an intermediate page
   */
  leadsTo?(manager: EntityManager, shortCode: string): Promise<string | undefined>;
  /** Draws a public page on the server, without the client. @returns undefined where the client shows it */
  renderPage?(manager: EntityManager, asked: PageRequest): Promise<RenderedPage | undefined>;
  /** Returns the content written by these people, in the order of the content. @param also suggestions of models that they took over, too */
  writtenBy?(manager: EntityManager, itemId: string, accountIds: readonly string[], also?: 'suggested'): Promise<WrittenPart[]>;
}

/** Injection token for `Partial<Record<ContentKind, ToolContribution>>`, provided by `tools/index.ts`. */
export const CONTRIBUTIONS = Symbol('contributions');
export type Contributions = Partial<Record<ContentKind, ToolContribution>>;
