import { createContext } from 'react';

/** By which id support finds the report of the fault that a fallback stands for; undefined until it is sent, and elsewhere. */
export const FaultId = createContext<string | undefined>(undefined);
