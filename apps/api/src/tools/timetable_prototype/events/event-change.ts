import type { ChangeScope, EventFields } from '@murmel/contracts';

/** A change of an event, as one person sent it. */
export interface EventChange {
  scope: ChangeScope;
  eventDate: string;
  fields: { [Key in keyof EventFields]?: EventFields[Key] | undefined };
  /** what they saw of these fields */
  was: { [Key in keyof EventFields]?: EventFields[Key] | undefined } | undefined;
}
