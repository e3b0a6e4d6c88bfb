import { createContext } from 'react';

/** What whoever stands around an open live document knows of why it can only be read: the project is paused, say. */
export const ReadOnlyWhy = createContext<string | undefined>(undefined);
