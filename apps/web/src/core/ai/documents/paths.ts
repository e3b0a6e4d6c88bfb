/** Path of the page on which documents are chosen, and of their history. */
export const DOCUMENTS_PATH = '/ai/document_qas';
export const HISTORY_PATH = `${DOCUMENTS_PATH}/history`;

export const documentPath = (id: string): string => `${DOCUMENTS_PATH}/${id}`;
