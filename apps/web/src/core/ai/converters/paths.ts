/** Path of the page on which conversions begin, and of their history. */
export const CONVERTERS_PATH = '/ai/converters';
export const HISTORY_PATH = `${CONVERTERS_PATH}/history`;

export const jobPath = (id: string): string => `${HISTORY_PATH}/${id}`;
