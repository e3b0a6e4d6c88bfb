import type { ContentKind } from '@murmel/contracts';

/** Tables of responses, and of the devices that go on with them by a key. */
export interface DeviceTables {
  responses: string;
  devices: string;
}

/** Kinds of items whose responses another device of the same person may continue (ADR 71). The names go into SQL unescaped. */
export const RESPONSE_DEVICES: Partial<Record<ContentKind, DeviceTables>> = {
  worksheet: { responses: 'worksheet_response', devices: 'worksheet_device' },
  pupil_feedback_assignment: { responses: 'pupil_text', devices: 'pupil_text_device' },
};

/** Returns SQL that selects the same of every kind. @param of selects it of one */
export function ofEveryKind(of: (tables: DeviceTables) => string): string {
  return Object.values(RESPONSE_DEVICES).map(of).join(' union all ');
}
