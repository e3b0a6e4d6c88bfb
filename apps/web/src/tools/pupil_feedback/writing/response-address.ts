import { publicPlaceOf, TOOLS } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';

const [NEW, RESPONSE] = TOOLS.pupil_feedback.publicPages;

function responseIdInPath(page: string, params: Readonly<Record<string, string>>): string | undefined {
  return page === RESPONSE ? params['responseId'] : undefined;
}

/** Returns the address of one's own text; undefined: of one that begins. */
export function responsePath(itemId: string, responseId: string | undefined): string {
  return (responseId ? RESPONSE.replace(':responseId', responseId) : NEW).replace(':id', itemId);
}

/** The visitor's page has no router: this keeps the address and what is shown together. */
export function useResponseAddress(itemId: string, page: string, params: Readonly<Record<string, string>>) {
  const [responseId, setResponseId] = useState(() => responseIdInPath(page, params));
  useEffect(() => {
    const follow = (): void => {
      const shown = publicPlaceOf(location.pathname);
      if (shown?.type === 'pupil_feedback' && shown.itemId === itemId) setResponseId(responseIdInPath(shown.page, shown.params));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [itemId]);
  const stay = useCallback(
    (id: string) => {
      history.replaceState(history.state, '', responsePath(itemId, id) + location.search);
      setResponseId(id);
    },
    [itemId],
  );
  return { responseId, stay };
}
