import type { Hocuspocus } from '@hocuspocus/server';
import type { Logger } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { Sessions } from '../sessions/sessions.js';

/** Dependencies of a board's room. */
export interface RoomParts {
  database: DataSource;
  sessions: Sessions;
  logger: Logger;
  /** known only after the extensions are made */
  hocuspocus: () => Hocuspocus;
}
