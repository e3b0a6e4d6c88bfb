/** Preview devices of the editor; widths in CSS pixels. */
export const DEVICES = { computer: 800, tablet: 640, phone: 390 } as const;
export type Device = keyof typeof DEVICES;
