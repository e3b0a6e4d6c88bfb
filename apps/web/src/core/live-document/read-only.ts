import { createContext } from 'react';

/** Reason for which an open live document is read-only, provided by the component around it: the project is paused, say. */
export const ReadOnlyReason = createContext<string | undefined>(undefined);
