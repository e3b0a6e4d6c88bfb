import type { Item } from '@murmel/contracts';
import type { PartOf } from '@murmel/documents';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { FieldError } from '../../../ui/forms/FieldError';
import { Panel } from '../Panel';
import { usePartHost } from '../part-host';
import { type PartProps, useChange } from '../part-screen';
import { sharedPath } from '../shared-address';
import { ToolChooser } from './ToolChooser';

/** Settings that choose which of the user's items the part shows. */
export default function InternalToolSettings({ part, close }: PartProps<PartOf<'internal_tool'>> & { close(): void }) {
  const host = usePartHost();
  const change = useChange(part);
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
      <ToolChooser
        without={host.item.id}
        address={part.content.address}
        chosen={part.content.item}
        choosing={choosing}
        onChoose={(item) => void choose(item)}
      />
    </Panel>
  );
}
