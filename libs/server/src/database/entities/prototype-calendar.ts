import type { EventColour } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Calendar of the prototype: what an item of it has besides title and description. */
@Stored('prototype_calendar', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class PrototypeCalendar {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) colour!: EventColour;
  /** where its dates come from, in the owner's words */
  @Column({ type: 'text', default: '' }) source!: string;
  /** IANA name of the zone whose wall clock its events use */
  @Column({ type: 'text' }) zone!: string;
  /** grows with each change of the calendar or its events; each also has the search text made anew */
  @Column({ type: 'integer', default: 0 }) revision!: number;
}
