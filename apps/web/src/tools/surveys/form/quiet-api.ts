import { createApi } from '../../../platform/api/client';

/** Drafts and waiting submissions try again by themselves, so a fault of the server is no message. */
export const quietApi = createApi(false);
