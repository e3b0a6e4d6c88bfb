import { useEffect } from 'react';
import { nameItem } from './title';

/** Calls the page after the item that it shows. @param title undefined while it shows none */
export function useItemTitle(title: string | undefined): void {
  useEffect(() => {
    nameItem(title);
    return () => nameItem(undefined);
  }, [title]);
}
