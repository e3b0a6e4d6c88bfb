/** Address of the page about licences. */
export const LICENCES_PATH = '/licences';
