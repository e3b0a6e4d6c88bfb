import type { ErrorShape } from '../../error-shape.js';

/** Errors that only QR codes have. */
export const QR_ERRORS = {
  /** with how many `bytes` it is, and the `max` */
  QR_TOO_LONG: { status: 422, message: 'This is too long for a QR code that phones read' },
  /** with the `ratio` to white, and the `min` */
  QR_CONTRAST_TOO_LOW: { status: 422, message: 'This colour is too light for a QR code' },
  QR_MAIL_INVALID: { status: 422, message: 'This is not a correct e-mail address' },
  QR_PHONE_INVALID: { status: 422, message: 'This is not a correct telephone number' },
  QR_TIMES_REVERSED: { status: 422, message: 'The event ends before it begins' },
  /** Wi-Fi and contacts stay locked */
  QR_IS_SHARED: { status: 422, message: 'This code is shared or a template: lock it first' },
  /** an item not owned by the caller is reported like a missing one */
  QR_ITEM_UNKNOWN: { status: 422, message: 'There is no such item of yours' },
  /** not in this code, or no picture */
  QR_LOGO_UNKNOWN: { status: 422, message: 'There is no such picture in this code' },
} as const satisfies Record<string, ErrorShape>;
