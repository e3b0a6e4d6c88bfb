/** Kinds of deleted data that the deletion log names; everything else that ends by itself counts as `technical`. */
export const DELETED_DATA = [
  'account',
  'itemsDestroyed',
  'trashesInsideItems',
  'classes',
  'projects',
  'visitors',
  'historyRows',
  'files',
  'uploads',
  'exportFiles',
  'ai_conversation',
  'ai_file',
  'item_report',
  'school_invitation',
  'technical',
] as const;
export type DeletedData = (typeof DELETED_DATA)[number];

/** Reasons for a deletion: a deadline of the deletion concept, the person themselves, or an admin of the installation. */
export const DELETION_CAUSES = ['deadline', 'person', 'admin'] as const;
export type DeletionCause = (typeof DELETION_CAUSES)[number];
