import type { AutoCleanup, ContentKind, VisitorPermission } from '../item-fields.js';

export const TOOL_FAMILIES = ['ai', 'together', 'writing', 'media', 'sharing'] as const;
export type ToolFamily = (typeof TOOL_FAMILIES)[number];

/** Act of a visitor with the link on an item. */
export type VisitorAct = 'nothing' | 'read' | 'answer' | 'write';
/** Recording devices of a page, by their browser names. */
export const RECORDING_DEVICES = ['camera', 'microphone', 'display-capture'] as const;
export type RecordingDevice = (typeof RECORDING_DEVICES)[number];
export type VisitorActs = Readonly<Partial<Record<VisitorPermission, VisitorAct>>>;

/** Properties of a kind of item, made by a tool or not. */
export interface ItemType {
  /** kind stored on the item */
  kind: ContentKind;
  /** kinds of items that its items may belong to; these have no rights, no place in lists and no trash of their own. Absent: they belong to none */
  childOf?: readonly ContentKind[];
  /** the name of its calls in the contract and in every client */
  calls: string;
  /** the owner's list; `/{id}` below it is the editor */
  route: `/${string}`;
  /** its calls, where the specification puts them elsewhere than the list */
  callsRoute?: `/${string}`;
  /** further pages of the editor below `/{id}`, with an address of their own */
  editorPages: readonly string[];
  /** the pages for visitors with the link, with `:id` for the item; the first one is the target of a link */
  publicPages: readonly [string, ...string[]];
  capabilities: {
    /** a Yjs document that several write at once */
    liveDocument: boolean;
    /** true for frames that load after a click that names the host */
    showsOtherSites: boolean;
    /** it leads to other sites: visitors who follow its secret link may report it, too */
    leadsElsewhere?: true;
    /** devices of its author that its pages may request (Permissions-Policy) */
    records?: readonly RecordingDevice[];
    /** a question may be answered, or a card pinned, by voice, on the pages for visitors with the link */
    answersByVoice?: true;
    /** H5P packages, in frames of the second origin */
    playsPackages?: true;
    /** acts of visitors for each permission; one missing here has no meaning in this tool, and cannot be granted */
    visitors: VisitorActs;
    /** the permission with which the share dialog opens an item that was private so far */
    opensWith: VisitorPermission;
  };
}

export interface Tool extends ItemType {
  /** number of items that a free account may create per month (spec A10) */
  freeMonthly: number;
  family: ToolFamily;
  infoRoute: string;
  /** page that makes one, where the specification wants it to have an address */
  newRoute?: string;
  /** default time after which its items end by themselves; absent: never (spec E17) */
  cleanup?: AutoCleanup;
  /** true if pupils may not create it, whatever a project releases */
  teachersOnly?: true;
}
