import type { Item } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';
import { type Author, coloursOf } from './author-colours';

/** New writers join while one looks. */
const AGAIN_MS = 10_000;

/** Author marks on and off; loads who wrote what only while they are on. */
export function useAuthorMarks(item: Item, editor: Editor | null) {
  const [authors, setAuthors] = useState<Author[]>();
  const on = authors !== undefined;
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.commands.markAuthors(authors ? coloursOf(authors).byClient : null);
  }, [editor, authors]);
  useEffect(() => {
    if (!on) return undefined;
    // A failed repetition changes nothing: the marks of before stay right.
    const timer = setInterval(() => void api.textDocuments.authors({ id: item.id }).then(setAuthors, () => undefined), AGAIN_MS);
    return () => clearInterval(timer);
  }, [on, item.id]);
  const toggle = async () => {
    if (on) {
      setAuthors(undefined);
      return;
    }
    try {
      setAuthors(await api.textDocuments.authors({ id: item.id }));
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
  };
  const colours = authors && coloursOf(authors).people;
  const people = authors?.map(({ id, name, teacher }, index) => ({ id, name, teacher, colour: colours?.[index]?.colour ?? '' }));
  return { people, toggle };
}
