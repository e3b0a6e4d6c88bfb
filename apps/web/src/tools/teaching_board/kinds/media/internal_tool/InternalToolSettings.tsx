import type { Item } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../../../../platform/api/client';
import { errorText } from '../../../../../platform/errors/error-text';
import { FieldError } from '../../../../../ui/forms/FieldError';
import { type CardProps, useChange } from '../../card-screen';
import { Panel } from '../parts/Panel';
import { sharedPath } from '../parts/shared-address';
import { ToolChooser } from './ToolChooser';

/** Which of one's own items the card shows. */
export default function InternalToolSettings({ card, close }: CardProps<'internal_tool'> & { close(): void }) {
  const change = useChange(card);
  const [choosing, setChoosing] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const choose = async ({ id, title }: Item) => {
    setChoosing(id);
    setProblem(undefined);
    try {
      const address = sharedPath(await api.items.share({ id }));
      if ((await change({ item: id, name: title, address })).ok) close();
    } catch (error) {
      setProblem(errorText(error));
    }
    setChoosing(undefined);
  };
  return (
    <Panel onDone={close}>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <ToolChooser chosen={card.content.item} choosing={choosing} onChoose={(item) => void choose(item)} />
    </Panel>
  );
}
